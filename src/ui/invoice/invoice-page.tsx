import type { Invoice } from '../../services/contract/records/invoice.ts';
import { RetryError } from '../error-text.tsx';
import { Bdi } from '../kit/bdi.tsx';
import { Button, buttonClass } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { DocumentIcon, PrintIcon } from '../kit/icons.ts';
import { Page, PageHead } from '../kit/page.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { useIsPrinting } from '../list/use-is-printing.ts';
import { useListWith } from '../list/use-list-with.ts';
import { useMessages } from '../messages.tsx';
import { PageTitle } from '../page-title.tsx';
import { paths } from '../paths.ts';
import { BackLink } from '../record/back-link.tsx';
import { MissingRecord } from '../record/missing-record.tsx';
import { StatusChip } from '../record/status-chip.tsx';
import { useParam } from '../router.tsx';
import { AskPayment } from './ask-payment.tsx';
import { InvoiceFileErrors, InvoiceFiles } from './invoice-files.tsx';
import styles from './invoice-page.module.css';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { invoiceStatusChips } from './invoice-statuses.ts';
import { useInvoice } from './use-invoice.ts';

/** One invoice, as the document that is printed. */
export function InvoicePage() {
  const t = useMessages();
  const name = useParam('name');
  const isThis = (invoice: Invoice) => invoice.name === name;
  const invoices = useListWith('invoices', isThis);
  const found = invoices.data?.find(isThis);
  const isPrinting = useIsPrinting();
  const missing = <Missing />;
  return (
    <Page>
      {isPrinting && found?.name ? (
        // browsers propose it as the name of a file, and replace isolates by underscores
        <title>{t('page_title', { page: found.name, network: t('sg_network') })}</title>
      ) : (
        <PageTitle page={found?.name ?? t('invoice_one')} />
      )}
      <ListFrame list={invoices} skeleton={<InvoiceSkeleton />} head={<BareHead />} empty={missing}>
        {() => (found ? <Found invoice={found} /> : missing)}
      </ListFrame>
    </Page>
  );
}

function Found({ invoice }: { invoice: Invoice }) {
  const t = useMessages();
  const { name, title, customer_name, status, pdf_url } = invoice;
  const { document, apiError, isReading, reload } = useInvoice(name);
  return (
    <>
      <div data-print="hide">
        <PageHead
          back={<BackLink to={paths.invoices}>{t('invoice')}</BackLink>}
          title={<Bdi>{title}</Bdi>}
          context={
            <span className={styles.context}>
              {customer_name && <Bdi>{customer_name}</Bdi>}
              <StatusChip statuses={invoiceStatusChips} status={status} />
            </span>
          }
          action={
            <div className={styles.actions}>
              {pdf_url && isAddress(pdf_url) && (
                <a href={pdf_url} target="_blank" rel="noopener noreferrer" className={buttonClass()}>
                  <Icon of={DocumentIcon} size={18} />
                  {t('invoice_pdf')}
                </a>
              )}
              {document && <InvoiceFiles files={document.files} />}
              <Button variant="primary" onClick={() => window.print()}>
                <Icon of={PrintIcon} size={18} />
                {t('invoice_print')}
              </Button>
            </div>
          }
        />
        <div className={styles.errors}>
          {document && <InvoiceFileErrors files={document.files} />}
          {apiError && <RetryError apiError={apiError} onRetry={reload} isBusy={isReading} />}
        </div>
      </div>
      <AskPayment request={document?.payment_request ?? null} />
      {document === null && isReading ? (
        <Skeleton blockSize="36rem" />
      ) : (
        <InvoiceSheet invoice={document ?? invoice} document={document} />
      )}
    </>
  );
}

// the address comes from the server, and a link must not open any other scheme
const isAddress = (text: string): boolean => /^https?:\/\//i.test(text);

function Missing() {
  const t = useMessages();
  return (
    <>
      <BareHead />
      <MissingRecord to={paths.invoices}>{t('back_to_invoices')}</MissingRecord>
    </>
  );
}

/** The head of the page while there is no invoice. */
function BareHead() {
  const t = useMessages();
  return <PageHead back={<BackLink to={paths.invoices}>{t('invoice')}</BackLink>} title={t('invoice_one')} />;
}

function InvoiceSkeleton() {
  const t = useMessages();
  return (
    <>
      <PageHead
        back={<BackLink to={paths.invoices}>{t('invoice')}</BackLink>}
        title={
          <>
            <span className="visually-hidden">{t('invoice_one')}</span>
            <Skeleton inlineSize="min(24rem, 80%)" />
          </>
        }
        context={<Skeleton inlineSize="12rem" />}
      />
      <Skeleton blockSize="36rem" />
    </>
  );
}
