import { type Urgency, useFormat } from '../format.ts';
import { type Drawing, Icon } from '../kit/icon.tsx';
import { ClockIcon, CloseIcon, WarningIcon } from '../kit/icons.ts';
import { EmptyValue } from '../record/empty-value.tsx';
import { useMinute } from '../record/use-minute.ts';
import styles from './deadline.module.css';

interface DeadlineProps {
  value: string | null;
  /** Whether the request still takes quotations, so that the time left matters. */
  isOpen: boolean;
  /** The day alone, without its time. */
  isBrief?: boolean;
}

/** The deadline for quotations, and the time left until then. */
export function Deadline({ value, isOpen, isBrief }: DeadlineProps) {
  const format = useFormat();
  const now = useMinute();
  const date = isBrief ? format.date(value) : format.dateTime(value);
  const left = isOpen ? format.timeLeft(value, now) : null;
  if (date === null) return <EmptyValue />;
  const icon = left && icons[left.urgency];
  return (
    <span className={styles.deadline}>
      <span className={styles.date}>{date}</span>
      {left && (
        <span className={styles.left} data-urgency={left.urgency}>
          {icon && <Icon of={icon} size={16} />}
          {left.text}
        </span>
      )}
    </span>
  );
}

const icons: Record<Urgency, Drawing | null> = {
  calm: null,
  soon: ClockIcon,
  urgent: WarningIcon,
  over: CloseIcon,
};
