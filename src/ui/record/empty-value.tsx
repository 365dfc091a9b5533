import { useMessages } from '../messages.tsx';

/** Nothing is known here: a dash for the eye, words for the ear. */
export function EmptyValue() {
  const t = useMessages();
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">{t('not_given')}</span>
    </>
  );
}
