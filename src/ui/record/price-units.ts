/** The words for the units of a price. */
import type { Format } from '../format.ts';
import type { MessageId, Translate } from '../messages.tsx';
import { lookUp } from './look-up.ts';

interface UnitWords {
  /** The label of the price of one. */
  readonly rate: MessageId;
  /** The label of their number. */
  readonly count: MessageId;
  /** A number of them. */
  readonly some: MessageId;
}

const units: Readonly<Record<string, UnitWords>> = {
  hour: { rate: 'quote_rate_hour', count: 'quantity_hours', some: 'units_hours' },
  day: { rate: 'quote_rate_day', count: 'quantity_days', some: 'units_days' },
  week: { rate: 'quote_rate_week', count: 'quantity_weeks', some: 'units_weeks' },
  month: { rate: 'quote_rate_month', count: 'quantity_months', some: 'units_months' },
};

/** The labels of price and quantity in a unit. */
export function unitLabels(t: Translate, unit: string | null, currency: string): Readonly<Record<string, string>> {
  if (unit === 'project') return { rate: t('quote_price_in', { currency }) };
  const words = lookUp(units, unit ?? '');
  return words
    ? { rate: t(words.rate, { currency }), quantity: t(words.count) }
    : { rate: t('quote_rate_in', { currency }) };
}

/** A number of units: 56 days; the number alone in an unknown unit. */
export function someUnits(t: Translate, unit: string | null, count: number): string {
  return t(lookUp(units, unit ?? '')?.some ?? 'units_items', { count });
}

/** A quantity with its unit; the number alone for a fixed price and without a unit. `null` without a quantity. */
export const writtenQuantity = (
  t: Translate,
  format: Format,
  unit: string | null | undefined,
  quantity: number | null,
): string | null =>
  unit && unit !== 'project' && quantity !== null ? someUnits(t, unit, quantity) : format.number(quantity);
