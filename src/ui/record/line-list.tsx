import { languageOfText } from '../kit/bdi.tsx';
import { PendingText } from '../kit/skeleton.tsx';
import styles from './line-list.module.css';
import { LineNotes } from './line-notes.tsx';

/** A name with a note about it. */
export interface Line {
  readonly first: string | null;
  readonly second?: string | null;
  readonly isMandatory?: boolean;
}

/** Names one under the other, each with its note at the end of the line. */
export function LineList({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ first, second, isMandatory }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names that are loading are equal
        <li key={`${first} ${second} ${at}`} className={styles.line}>
          <span>
            <bdi lang={languageOfText(first ?? '')}>
              <PendingText>{first}</PendingText>
            </bdi>
          </span>
          <LineNotes note={second} isMandatory={isMandatory} />
        </li>
      ))}
    </ul>
  );
}
