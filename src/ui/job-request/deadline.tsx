import { type Urgency, useFormat } from '../format.ts';
import { ClockIcon, CloseIcon, type Icon, WarningIcon } from '../kit/icon.tsx';
import { Absent } from '../list/absent.tsx';
import styles from './deadline.module.css';

interface DeadlineProps {
  value: string | null;
  /** Whether there is still something to be in time for. */
  isOpen: boolean;
}

/** When answers are due, and how long that is from now. */
export function Deadline({ value, isOpen }: DeadlineProps) {
  const format = useFormat();
  const date = format.dateTime(value);
  const left = isOpen ? format.timeLeft(value) : null;
  if (date === null) return <Absent />;
  const Sign = left && signs[left.urgency];
  return (
    <span className={styles.deadline}>
      <span>{date}</span>
      {left && (
        <span className={styles.left} data-urgency={left.urgency}>
          {Sign && <Sign size={16} />}
          {left.text}
        </span>
      )}
    </span>
  );
}

const signs: Record<Urgency, Icon | null> = {
  calm: null,
  soon: ClockIcon,
  urgent: WarningIcon,
  over: CloseIcon,
};
