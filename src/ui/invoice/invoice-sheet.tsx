import type { ReactNode } from 'react';
import type { Invoice } from '../../services/contract/records/invoice.ts';
import { useFormat } from '../format.ts';
import { DefinitionList } from '../kit/definition-list.tsx';
import { Lattice } from '../kit/lattice.tsx';
import { Mark } from '../kit/logo.tsx';
import { useList } from '../list/use-list.ts';
import { useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { Link } from '../router.tsx';
import { InvoiceLines } from './invoice-lines.tsx';
import styles from './invoice-sheet.module.css';

/** The document itself, on screen and on an A4 page: parties, dates, lines and sums. */
export function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const t = useMessages();
  const { name, is_return } = invoice;
  return (
    <article className={styles.sheet} aria-label={t('invoice_details')}>
      <div className={styles.edge}>
        <Lattice tile={40} />
      </div>
      <div className={styles.head}>
        <div>
          <h2 className={styles.kind}>{t(is_return ? 'credit_note_one' : 'invoice_one')}</h2>
          <p className={styles.number}>
            <bdi>{name}</bdi>
          </p>
        </div>
        <p className={styles.network}>
          <Mark className={styles.mark} />
          {t('sg_network')}
        </p>
      </div>
      <Parties invoice={invoice} />
      <Facts invoice={invoice} />
      <InvoiceLines invoice={invoice} />
    </article>
  );
}

function Parties({ invoice: { customer_name } }: { invoice: Invoice }) {
  const t = useMessages();
  const { data: profile } = useList('profile');
  const format = useFormat();
  const place = [profile?.city, format.countryName(profile?.country)].filter(Boolean);
  return (
    <div className={styles.parties}>
      <Party role={t('invoice_from')} name={profile?.full_name ?? t('sg_network')}>
        {place.length > 0 && (
          <p className={styles.soft}>
            {place.map((part) => (
              <bdi key={part} className={styles.place}>
                {part}
              </bdi>
            ))}
          </p>
        )}
        {profile?.full_name && <p className={styles.soft}>{t('invoice_through', { name: t('sg_network') })}</p>}
      </Party>
      {customer_name && <Party role={t('invoice_to')} name={customer_name} />}
    </div>
  );
}

function Party({ role, name, children }: { role: string; name: string; children?: ReactNode }) {
  return (
    <div>
      <h3 className={styles.role}>{role}</h3>
      <p className={styles.party}>
        <bdi>{name}</bdi>
      </p>
      {children}
    </div>
  );
}

function Facts({ invoice }: { invoice: Invoice }) {
  const t = useMessages();
  const format = useFormat();
  const { contract, milestone, return_against, payment_reference, outstanding_amount, expected_payment_date } = invoice;
  const isOwed = outstanding_amount !== 0;
  return (
    <div className={styles.facts}>
      <DefinitionList
        facts={[
          { term: t('invoice_issued_on'), value: format.date(invoice.posting_date) },
          { term: t('due_date'), value: format.date(invoice.due_date) },
          { term: t('expected_on'), value: isOwed ? format.date(expected_payment_date) : null },
          { term: t('paid_on'), value: format.date(invoice.paid_on) },
        ]}
      />
      <DefinitionList
        facts={[
          {
            term: t('contract_one'),
            value: contract && <RecordLink to={paths.contract(contract)}>{contract}</RecordLink>,
          },
          { term: t('milestone'), value: milestone && <bdi>{milestone}</bdi> },
          {
            term: t('credits_invoice'),
            value: return_against && <RecordLink to={paths.invoice(return_against)}>{return_against}</RecordLink>,
          },
          { term: t('payment_reference'), value: payment_reference && <bdi>{payment_reference}</bdi> },
        ]}
      />
    </div>
  );
}

function RecordLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to}>
      <bdi>{children}</bdi>
    </Link>
  );
}
