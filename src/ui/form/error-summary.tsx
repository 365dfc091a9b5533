import styles from './error-summary.module.css';
import { FocusedAlert } from './focused-alert.tsx';

/** One thing to mend. */
export interface Problem {
  /** The id of its control. */
  readonly id: string;
  readonly label: string;
  readonly messages: string;
}

interface ErrorSummaryProps {
  title: string;
  problems: readonly Problem[];
  /** Where a problem's link leads; to its control on this page unless said. */
  onGo?(id: string): void;
}

/** What stands in the way, each a link to its field; takes the focus as it appears. */
export function ErrorSummary({ title, problems, onGo = goToControl }: ErrorSummaryProps) {
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
