import { languageOfText } from '../kit/bdi.tsx';
import styles from './prose.module.css';

/** Text that a person typed, in its paragraphs and lines. Nothing in it is markup. */
export function PlainText({ text }: { text: string }) {
  return (
    <div className={styles.prose} lang={languageOfText(text)}>
      {text.split(/\n{2,}/).map((lines, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs have no id, and are drawn again as a whole
        <p key={at} dir="auto" className={styles.lines}>
          {lines}
        </p>
      ))}
    </div>
  );
}
