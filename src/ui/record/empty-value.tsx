import { useMessages } from '../messages.tsx';

/** An absent value: a dash on screen, text for screen readers. */
export function EmptyValue() {
  const t = useMessages();
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">{t('not_given')}</span>
    </>
  );
}
