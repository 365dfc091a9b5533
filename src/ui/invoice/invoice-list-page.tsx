import { useCallback, useMemo, useState } from 'react';
import type { Invoice } from '../../services/contract/records/invoice.ts';
import { serverNow } from '../../services/contract/server-time.ts';
import { siteDay } from '../../services/contract/site-time.ts';
import { ListPage } from '../list/list-page.tsx';
import { useList } from '../list/use-list.ts';
import { useEachMinute } from '../record/use-each-minute.ts';
import { ExportCsv } from './export-csv.tsx';
import { ChartSkeleton, InvoiceChart } from './invoice-chart.tsx';
import { invoiceList } from './invoice-list.tsx';
import { InvoiceTotals, TotalsSkeleton } from './invoice-totals.tsx';
import { totalsOf } from './totals-of.ts';

/** The candidate's invoices and their totals by currency. */
export function InvoiceListPage() {
  const today = useToday();
  const extra = useMemo(() => ({ today }), [today]);
  return (
    <ListPage
      declaration={invoiceList}
      list={useList('invoices')}
      extra={extra}
      searchExtra={extra}
      figures={{
        skeleton: <FiguresSkeleton />,
        draw: (invoices) => <Figures invoices={invoices} today={extra.today} />,
        action: (invoices) => <ExportCsv invoices={invoices} />,
      }}
    />
  );
}

/** The day at the site. The page is rendered again when it changes, and not each minute. */
function useToday(): string {
  const [today, setToday] = useState(() => siteDay(serverNow()));
  useEachMinute(useCallback(() => setToday(siteDay(serverNow())), []));
  return today;
}

function Figures({ invoices, today }: { invoices: readonly Invoice[]; today: string }) {
  const totals = useMemo(() => totalsOf(invoices, today), [invoices, today]);
  const currencies = useMemo(() => totals.map(({ currency }) => currency), [totals]);
  return (
    <>
      <InvoiceTotals totals={totals} />
      <InvoiceChart invoices={invoices} currencies={currencies} today={today} />
    </>
  );
}

function FiguresSkeleton() {
  return (
    <>
      <TotalsSkeleton />
      <ChartSkeleton />
    </>
  );
}
