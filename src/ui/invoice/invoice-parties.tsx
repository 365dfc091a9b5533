import type { ReactNode } from 'react';
import { numbersInOrder } from '../../services/contract/numbers-in-order.ts';
import type { Invoice } from '../../services/contract/records/invoice.ts';
import type { InvoiceDocument } from '../../services/contract/records/invoice-document.ts';
import { useFormat } from '../format.ts';
import { Bdi } from '../kit/bdi.tsx';
import { useList } from '../list/use-list.ts';
import { useMessages } from '../messages.tsx';
import styles from './invoice-sheet.module.css';

interface InvoicePartiesProps {
  invoice: Invoice;
  document: InvoiceDocument | null;
}

/** The seller and the buyer; of an invoice without them, the consultant and the client. */
export function InvoiceParties({ invoice, document }: InvoicePartiesProps) {
  const t = useMessages();
  if (!document?.seller) return <BareParties invoice={invoice} />;
  return (
    <div className={styles.parties}>
      <StatedParty role={t('invoice_seller')} party={document.seller} />
      {document.buyer && <StatedParty role={t('invoice_buyer')} party={document.buyer} />}
    </div>
  );
}

type PartyFacts = NonNullable<InvoiceDocument['seller']>;

function StatedParty({ role, party: { name, address, country, tax_id } }: { role: string; party: PartyFacts }) {
  const t = useMessages();
  return (
    <Party role={role} name={name ?? ''}>
      {address && (
        <p className={styles.soft}>
          <Bdi>{numbersInOrder(address)}</Bdi>
        </p>
      )}
      {tax_id && (
        <p className={styles.soft}>
          {t(country === 'AE' ? 'vat_trn' : 'vat_number')}: <Bdi isLeftToRight>{tax_id}</Bdi>
        </p>
      )}
    </Party>
  );
}

function BareParties({ invoice: { customer_name } }: { invoice: Invoice }) {
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
              <Bdi key={part} className={styles.place}>
                {part}
              </Bdi>
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
        <Bdi>{name}</Bdi>
      </p>
      {children}
    </div>
  );
}
