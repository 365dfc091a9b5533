import { useFormat } from '../format.ts';
import { Icon, type IconNode } from '../kit/icon.tsx';
import { ClockIcon, CloseIcon, WarningIcon } from '../kit/icons.ts';
import { useLongDates } from '../long-dates.ts';
import { EmptyValue } from '../record/empty-value.tsx';
import { useMinute } from '../record/use-minute.ts';
import type { Urgency } from '../time-formats.ts';
import styles from './deadline.module.css';

interface DeadlineProps {
  value: string | null;
  /** Whether the candidate can still respond; the time left is then shown. */
  isOpen: boolean;
  /** Shows the date without the time. */
  isBrief?: boolean;
}

/** The deadline of a request, and the time left until then. */
export function Deadline({ value, isOpen, isBrief }: DeadlineProps) {
  const format = useFormat();
  const now = useMinute();
  const date = useLongDates().withHijri(value, isBrief ? format.date(value) : format.dateTime(value));
  const left = isOpen ? format.timeLeft(value, now) : null;
  if (date === null) return <EmptyValue />;
  const sign = left && signs[left.urgency];
  return (
    <span className={styles.deadline}>
      <span className={styles.date}>{date}</span>
      {left && (
        <span className={styles.left} data-urgency={left.urgency}>
          {sign && <Icon of={sign} size={16} />}
          {left.text}
        </span>
      )}
    </span>
  );
}

const signs: Record<Urgency, IconNode | null> = {
  calm: null,
  soon: ClockIcon,
  urgent: WarningIcon,
  over: CloseIcon,
};
