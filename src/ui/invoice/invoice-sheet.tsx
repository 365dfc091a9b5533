import type { Invoice } from '../../services/contract/records/invoice.ts';
import type { InvoiceDocument } from '../../services/contract/records/invoice-document.ts';
import { type InvoiceKind, invoiceKindOf } from '../../services/contract/rules/tax-rules.ts';
import { useLanguage } from '../actors.tsx';
import { useFormat } from '../format.ts';
import { Bdi } from '../kit/bdi.tsx';
import { DefinitionList } from '../kit/definition-list.tsx';
import { Lattice } from '../kit/lattice.tsx';
import { Mark } from '../kit/logo.tsx';
import { type MessageId, useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { RecordLink } from '../record/record-link.tsx';
import { InvoiceBank } from './invoice-bank.tsx';
import { InvoiceLines } from './invoice-lines.tsx';
import { InvoiceParties } from './invoice-parties.tsx';
import styles from './invoice-sheet.module.css';
import { QrCode } from './qr-code.tsx';

interface InvoiceSheetProps {
  invoice: Invoice;
  /** `null` when it could not be read. */
  document: InvoiceDocument | null;
}

/** The document itself, on screen and on an A4 page: parties, dates, lines, sums and where to pay. */
export function InvoiceSheet({ invoice, document }: InvoiceSheetProps) {
  const t = useMessages();
  const language = useLanguage();
  const kind = invoiceKindOf({ ...invoice, seller: document?.seller });
  const translated = translatedTitles[kind];
  const other = language === 'ar' ? 'en' : 'ar';
  return (
    <article className={styles.sheet} aria-label={t('invoice_details')}>
      <div className={styles.edge}>
        <Lattice tile={40} />
      </div>
      <div className={styles.head}>
        <div>
          <h2 className={styles.kind}>{t(titles[kind])}</h2>
          {translated && (
            <p className={styles.otherKind}>
              <bdi lang={other}>{t(translated)}</bdi>
            </p>
          )}
          <p className={styles.number}>
            <Bdi>{invoice.name}</Bdi>
          </p>
        </div>
        <p className={styles.network}>
          <Mark className={styles.mark} />
          {t('sg_network')}
        </p>
      </div>
      <InvoiceParties invoice={invoice} document={document} />
      <div className={styles.stated}>
        <Facts invoice={invoice} document={document} />
        {document?.qr_code && <QrCode text={document.qr_code} label={t('qr_code_of')} />}
      </div>
      <InvoiceLines invoice={invoice} document={document} />
      {document?.bank && !invoice.is_return && <InvoiceBank bank={document.bank} reference={invoice.name} />}
    </article>
  );
}

const titles: Readonly<Record<InvoiceKind, MessageId>> = {
  taxInvoice: 'tax_invoice_one',
  taxCreditNote: 'tax_credit_note_one',
  invoice: 'invoice_one',
  creditNote: 'credit_note_one',
};

/** A tax invoice has its title in both languages. */
const translatedTitles: Partial<Record<InvoiceKind, MessageId>> = {
  taxInvoice: 'tax_invoice_translated',
  taxCreditNote: 'tax_credit_note_translated',
};

function Facts({ invoice, document }: InvoiceSheetProps) {
  const t = useMessages();
  const format = useFormat();
  const { contract, milestone, return_against, payment_reference, outstanding_amount, expected_payment_date } = invoice;
  const isOwed = outstanding_amount !== 0;
  return (
    <div className={styles.facts}>
      <DefinitionList
        facts={[
          { term: t('invoice_issued_on'), value: format.date(invoice.posting_date) },
          { term: t('invoice_supplied_on'), value: format.date(document?.supply_date) },
          { term: t('due_date'), value: format.date(invoice.due_date) },
          { term: t('expected_on'), value: isOwed ? format.date(expected_payment_date) : null },
          { term: t('paid_on'), value: format.date(invoice.paid_on) },
        ]}
      />
      <DefinitionList
        facts={[
          { term: t('party_candidate'), value: document?.consultant && <Bdi>{document.consultant}</Bdi> },
          {
            term: t('contract_one'),
            value: contract && <RecordLink to={paths.contract(contract)}>{contract}</RecordLink>,
          },
          { term: t('milestone'), value: milestone && <Bdi>{milestone}</Bdi> },
          {
            term: t('credits_invoice'),
            value: return_against && <RecordLink to={paths.invoice(return_against)}>{return_against}</RecordLink>,
          },
          { term: t('payment_reference'), value: payment_reference && <Bdi>{payment_reference}</Bdi> },
        ]}
      />
    </div>
  );
}
