import { useFormat } from '../format.ts';
import { Icon } from '../kit/icon.tsx';
import { WarningIcon } from '../kit/icons.ts';
import { useMessages } from '../messages.tsx';
import { Late } from '../record/late.tsx';
import { useMinute } from '../record/use-minute.ts';

/** The day on which a milestone is due, marked when it has passed. */
export function DeliveryDate({ day }: { day: string | null }) {
  const t = useMessages();
  const format = useFormat();
  const now = useMinute();
  const date = format.date(day);
  if (date === null) return null;
  if (format.timeLeft(day, now)?.urgency !== 'over') return <>{t('due_on', { date })}</>;
  return (
    <Late>
      <Icon of={WarningIcon} size={16} />
      {t('late_since', { date })}
    </Late>
  );
}
