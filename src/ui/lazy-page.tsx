import type { ComponentType } from 'react';
import { lazyCode, useLazyCode } from './lazy-code.ts';
import styles from './lazy-page.module.css';
import { PageUnavailable } from './page-unavailable.tsx';

/** A page the code of which is loaded when the page is first opened. */
export function lazyPage(fetchPage: () => Promise<ComponentType>): ComponentType {
  const code = lazyCode(fetchPage);
  return function LazyPage() {
    const { value: Loaded, hasFailed, isLoading } = useLazyCode(code);
    if (Loaded) return <Loaded />;
    if (hasFailed) return <PageUnavailable onRetry={code.load} isBusy={isLoading} />;
    return <div className={styles.placeholder} />;
  };
}
