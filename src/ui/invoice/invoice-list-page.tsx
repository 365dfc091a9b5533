import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Invoice } from '../../services/contract/records/invoice.ts';
import { buttonClass } from '../kit/button.tsx';
import { Page, PageHead, Section } from '../kit/page.tsx';
import { EmptyState } from '../kit/state.tsx';
import { ListBar } from '../list/list-bar.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { useList } from '../list/use-list.ts';
import { PageTitle } from '../page-title.tsx';
import { paths } from '../paths.ts';
import { useWords } from '../words.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { InvoiceTotals, TotalsSkeleton } from './invoice-totals.tsx';
import { newestFirst } from './newest-first.ts';
import { TaxTable } from './tax-table.tsx';
import { totalsOf } from './totals-of.ts';

/** The candidate's invoices, what they come to, and the taxes that the company applies. */
export function InvoiceListPage() {
  const t = useWords();
  const invoices = useList('invoices');
  return (
    <Page>
      <PageTitle page={t('invoice')} />
      <PageHead title={t('invoice')} context={t('invoice_line')} />
      <Section>
        <ListFrame
          list={invoices}
          skeleton={
            <>
              <TotalsSkeleton />
              <ListBar count={null} />
              <InvoiceTable invoices={[]} skeletonRows={8} />
            </>
          }
          empty={<NoInvoices />}
        >
          {(rows) => <Invoices invoices={rows} />}
        </ListFrame>
      </Section>
      <Taxes />
    </Page>
  );
}

function Invoices({ invoices }: { invoices: readonly Invoice[] }) {
  const ordered = useMemo(() => newestFirst(invoices), [invoices]);
  const totals = useMemo(() => totalsOf(ordered), [ordered]);
  return (
    <>
      <InvoiceTotals totals={totals} />
      <ListBar count={ordered.length} />
      <InvoiceTable invoices={ordered} />
    </>
  );
}

function Taxes() {
  const t = useWords();
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
  const t = useWords();
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
