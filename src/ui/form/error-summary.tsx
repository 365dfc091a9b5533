import styles from './error-summary.module.css';
import { FocusedAlert } from './focused-alert.tsx';

/** An error in a field. */
export interface Problem {
  /** The id of its control. */
  readonly id: string;
  readonly label: string;
  readonly message: string;
}

interface ErrorSummaryProps {
  title: string;
  problems: readonly Problem[];
  /** Follows the link of a problem; by default it focuses the control on this page. */
  onGo?(id: string): void;
}

/** The errors of a form, each with a link to its field. Takes the focus when it appears. */
export function ErrorSummary({ title, problems, onGo = goToControl }: ErrorSummaryProps) {
  return (
    <FocusedAlert>
      <p className={styles.title}>{title}</p>
      <ul className={styles.list}>
        {problems.map(({ id, label, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                onGo(id);
              }}
            >
              {label}: <bdi>{message}</bdi>
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
