import { type RefObject, useLayoutEffect } from 'react';
import { Button } from '../kit/button.tsx';
import { useMessages } from '../messages.tsx';
import itemStyles from './landing-items.module.css';

export { ServiceIcon } from './service-icon.tsx';

interface MoreServicesProps {
  list: RefObject<HTMLUListElement | null>;
  /** The number of all services. */
  count: number;
  /** The number of services on the page. */
  shown: number;
  /** The number of services that each press adds. */
  step: number;
  onShow(shown: number): void;
}

/** Adds services to the list and moves the focus to the first of them. */
export function MoreServices({ list, count, shown, step, onShow }: MoreServicesProps) {
  const t = useMessages();
  const more = Math.min(step, count - shown);
  // the button may be gone after it was pressed
  useLayoutEffect(() => {
    if (shown > step) list.current?.children[shown - step]?.querySelector('a')?.focus();
  }, [list, shown, step]);
  if (more <= 0) return null;
  return (
    <p className={itemStyles.more}>
      <Button onClick={() => onShow(shown + step)}>{t('show_more_services', { count: more })}</Button>
    </p>
  );
}
