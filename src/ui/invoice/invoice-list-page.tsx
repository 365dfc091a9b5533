import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Invoice } from '../../services/contract/records/invoice.ts';
import { buttonClass } from '../kit/button.tsx';
import { Page, PageHead, Section } from '../kit/page.tsx';
import { EmptyState } from '../kit/state.tsx';
import { FilterBar } from '../list/filter-bar.tsx';
import { ListFrame, useStandingError } from '../list/list-frame.tsx';
import { NoResults } from '../list/no-results.tsx';
import { useList } from '../list/use-list.ts';
import { useListQuery } from '../list/use-list-query.ts';
import { useMessages } from '../messages.tsx';
import { PageTitle } from '../page-title.tsx';
import { paths } from '../paths.ts';
import { siteDay } from './days.ts';
import { ExportCsv } from './export-csv.tsx';
import { ChartSkeleton, InvoiceChart } from './invoice-chart.tsx';
import styles from './invoice-list-page.module.css';
import { InvoiceTable } from './invoice-table.tsx';
import { InvoiceTotals, TotalsSkeleton } from './invoice-totals.tsx';
import { TaxTable } from './tax-table.tsx';
import { totalsOf } from './totals-of.ts';
import { useInvoiceSpec } from './use-invoice-spec.ts';

/** The candidate's invoices, what they come to, and the taxes that the company applies. */
export function InvoiceListPage() {
  const t = useMessages();
  const list = useList('invoices');
  const apiError = useStandingError(list);
  const today = useMemo(() => siteDay(), []);
  const query = useListQuery(list.data ?? nothing, useInvoiceSpec(today));
  const isBusy = list.status === 'loading';
  return (
    <Page>
      <PageTitle page={t('invoice')} />
      <PageHead title={t('invoice')} context={t('invoice_line')} />
      <ListFrame list={list} skeleton={<FiguresOnTheirWay />} empty={<NoInvoices />}>
        {(rows) => <Figures invoices={rows} today={today} />}
      </ListFrame>
      {/* outside the frame, so that what is typed or opened while the rows are on their way stays */}
      {((isBusy && !apiError) || Boolean(list.data?.length)) && (
        <Section title={t('invoice_all')} action={<ExportCsv invoices={query.rows} />}>
          <FilterBar query={query} searchLabel={t('invoice_search')} isBusy={isBusy} />
          {!isBusy && query.rows.length === 0 ? (
            <NoResults onClear={query.clear} />
          ) : (
            <InvoiceTable invoices={query.rows} today={today} {...(isBusy && { skeletonRows: 8 })} />
          )}
        </Section>
      )}
      <div className={styles.taxes}>
        <Taxes />
      </div>
    </Page>
  );
}

// One array, so that what is derived from it is derived once.
const nothing: readonly Invoice[] = [];

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

function FiguresOnTheirWay() {
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

function NoInvoices() {
  const t = useMessages();
  return (
    <EmptyState
      title={t('invoice_none')}
      action={
        <Link to={paths.contracts} className={buttonClass('primary')}>
          {t('go_to_contracts')}
        </Link>
      }
    >
      {t('invoice_none_why')}
    </EmptyState>
  );
}
