import { useMemo } from 'react';
import type { Invoice } from '../../services/contract/records/invoice.ts';
import { siteDay } from '../../services/contract/site-time.ts';
import { Section } from '../kit/page.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { ListPage } from '../list/list-page.tsx';
import { useList } from '../list/use-list.ts';
import { useMessages } from '../messages.tsx';
import { ExportCsv } from './export-csv.tsx';
import { ChartSkeleton, InvoiceChart } from './invoice-chart.tsx';
import { invoiceList } from './invoice-list.tsx';
import styles from './invoice-list-page.module.css';
import { InvoiceTotals, TotalsSkeleton } from './invoice-totals.tsx';
import { TaxTable } from './tax-table.tsx';
import { totalsOf } from './totals-of.ts';

/** The candidate's invoices, their totals by currency, and the taxes that the company applies. */
export function InvoiceListPage() {
  const extra = useMemo(() => ({ today: siteDay(Date.now()) }), []);
  return (
    <ListPage
      declaration={invoiceList}
      list={useList('invoices')}
      extra={extra}
      figures={{
        skeleton: <FiguresSkeleton />,
        draw: (invoices) => <Figures invoices={invoices} today={extra.today} />,
        action: (invoices) => <ExportCsv invoices={invoices} />,
      }}
    >
      <div className={styles.taxes}>
        <Taxes />
      </div>
    </ListPage>
  );
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

function Taxes() {
  const t = useMessages();
  const taxes = useList('taxDetails');
  return (
    <Section title={t('taxes')}>
      <ListFrame list={taxes} skeleton={<TaxTable taxes={[]} skeletonRows={4} />} empty={<p>{t('taxes_none')}</p>}>
        {(rows) => <TaxTable taxes={rows} />}
      </ListFrame>
    </Section>
  );
}
