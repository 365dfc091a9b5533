import type { ComponentType } from 'react';
import type { ListKey } from '../services/contract/lists.ts';
import { type LazyCode, lazyCode, useLazyCode } from './lazy-code.ts';
import { type PageShape, PageSkeleton } from './page-skeleton.tsx';
import { PageUnavailable } from './page-unavailable.tsx';

/** A page that is loaded when it is first opened. */
export interface LazyPage {
  readonly shape: PageShape;
  readonly code: LazyCode<ComponentType>;
  /** The lists that the page shows first; they are read while its code is loaded. */
  readonly lists: readonly ListKey[];
}

export const lazyPage = (
  shape: PageShape,
  fetchPage: () => Promise<ComponentType>,
  ...lists: readonly ListKey[]
): LazyPage => ({ shape, code: lazyCode(fetchPage), lists });

/** Shows a page, or its layout until its code is loaded. */
export function LoadedPage({ page: { shape, code } }: { page: LazyPage }) {
  const { value: Loaded, hasFailed, isLoading } = useLazyCode(code);
  if (Loaded) return <Loaded />;
  if (hasFailed) return <PageUnavailable onRetry={code.load} isBusy={isLoading} />;
  return <PageSkeleton shape={shape} />;
}
