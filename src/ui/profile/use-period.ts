import { useFormat } from '../format.ts';
import { useMessages } from '../messages.tsx';

interface Span {
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly is_current: boolean;
}

/** Returns a formatter of periods; it returns `null` if neither start nor end is known. */
export function usePeriod(): (span: Span) => string | null {
  const t = useMessages();
  const format = useFormat();
  return ({ start_date, end_date, is_current }) => {
    const from = format.month(start_date);
    const to = format.month(end_date);
    if (from && is_current) return t('period_to_now', { from });
    if (from && to) return from === to ? from : t('period', { from, to });
    return from ?? to;
  };
}
