import { useWords } from '../words.tsx';

/** Nothing is known here: a dash for the eye, words for the ear. */
export function Absent() {
  const t = useWords();
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">{t('not_given')}</span>
    </>
  );
}
