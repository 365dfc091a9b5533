/** The filters that several lists have. */
import { type Statuses, statusMessage } from '../record/status-chip.tsx';
import { valueFilter } from './list-declaration.ts';

/** By status, as the screen shows it. */
export const statusFilter = (statuses: Statuses) =>
  valueFilter<{ readonly status: string | null }, object>({
    param: 'status',
    label: 'status',
    isInBar: true,
    valueIn: ({ status }) => status,
    labelOf: (status, { t }) => statusMessage(t, statuses, status),
  });

/** By currency, by its name. */
export const currencyFilter = valueFilter<{ readonly currency: string | null }, object>({
  param: 'currency',
  label: 'currency',
  valueIn: ({ currency }) => currency,
  labelOf: (code, { format }) => format.currencyName(code),
});
