import { FocusedAlert } from './focused-alert.tsx';
import styles from './refusal-summary.module.css';

/** One thing to mend. */
export interface Problem {
  /** The id of its control. */
  readonly id: string;
  readonly label: string;
  readonly messages: string;
}

interface RefusalSummaryProps {
  title: string;
  problems: readonly Problem[];
  /** Where a problem's link leads; to its control on this page unless said. */
  onGo?(id: string): void;
}

/** What stands in the way, each a link to its field; takes the focus as it appears. */
export function RefusalSummary({ title, problems, onGo = goToControl }: RefusalSummaryProps) {
  return (
    <FocusedAlert>
      <p className={styles.title}>{title}</p>
      <ul className={styles.list}>
        {problems.map(({ id, label, messages }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                onGo(id);
              }}
            >
              {label}: <bdi>{messages}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </FocusedAlert>
  );
}

function goToControl(id: string): void {
  const control = document.getElementById(id);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
