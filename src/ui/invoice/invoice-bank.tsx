import type { InvoiceDocument } from '../../services/contract/records/invoice-document.ts';
import { Bdi } from '../kit/bdi.tsx';
import { DefinitionList } from '../kit/definition-list.tsx';
import { useMessages } from '../messages.tsx';
import styles from './invoice-sheet.module.css';

interface InvoiceBankProps {
  bank: NonNullable<InvoiceDocument['bank']>;
  reference: string;
}

/** Where the client pays, and the reference to give. */
export function InvoiceBank({ bank: { beneficiary, bank_name, iban, swift }, reference }: InvoiceBankProps) {
  const t = useMessages();
  const code = (text: string | null) => text && <Bdi isLeftToRight>{text}</Bdi>;
  return (
    <div className={styles.bank}>
      <h3 className={styles.bankTitle}>{t('bank_details')}</h3>
      <div className={styles.facts}>
        <DefinitionList
          facts={[
            { term: t('bank_beneficiary'), value: beneficiary && <Bdi>{beneficiary}</Bdi> },
            { term: t('bank_name'), value: bank_name && <Bdi>{bank_name}</Bdi> },
          ]}
        />
        <DefinitionList
          facts={[
            { term: t('bank_iban'), value: code(iban?.replace(/(.{4})(?=.)/g, '$1 ') ?? null) },
            { term: t('bank_swift'), value: code(swift) },
            { term: t('reference_to_give'), value: code(reference) },
          ]}
        />
      </div>
    </div>
  );
}
