import type { Contract } from '../../services/contract/records/contract.ts';
import { hasFulfilment } from '../../services/contract/rules/contract-rules.ts';
import { useFormat } from '../format.ts';
import { Bdi } from '../kit/bdi.tsx';
import { DefinitionList } from '../kit/definition-list.tsx';
import { useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { Amount } from '../record/amount.tsx';
import { knownMessage } from '../record/known-message.ts';
import { writtenQuantity } from '../record/price-units.ts';
import { RecordLink } from '../record/record-link.tsx';
import { StatusChip } from '../record/status-chip.tsx';
import { useLabels } from '../record/use-labels.ts';
import { usePriceUnits } from '../record/use-price-units.ts';
import { contractStatusChips, fulfilmentMessages } from './contract-statuses.ts';

/** The facts of a contract; those that are absent are left out. */
export function ContractFacts({ contract }: { contract: Contract }) {
  const t = useMessages();
  const format = useFormat();
  const priceBasis = useLabels('priceBasis');
  const unit = usePriceUnits().get(contract.price_basis ?? '');
  const { status, fulfilment_status, currency, payment_terms_days, notice_period_days, rfq, amended_from } = contract;
  const amount = (value: number | null) => (value === null ? null : <Amount value={value} currency={currency} />);
  const days = (count: number | null) => (count === null ? null : t('days', { count }));
  return (
    <DefinitionList
      facts={[
        { term: t('status'), value: status && <StatusChip statuses={contractStatusChips} status={status} /> },
        {
          term: t('fulfilment'),
          value: hasFulfilment(contract) && knownMessage(t, fulfilmentMessages, fulfilment_status),
        },
        { term: t('price_basis'), value: priceBasis(contract.price_basis) },
        { term: t('rate'), value: amount(contract.rate) },
        { term: t('quantity'), value: writtenQuantity(t, format, unit, contract.quantity) },
        { term: t('start_date'), value: format.date(contract.start_date) },
        { term: t('end_date'), value: format.date(contract.end_date) },
        { term: t('signed_on'), value: format.dateTime(contract.signed_on) },
        { term: t('payment_terms'), value: days(payment_terms_days) },
        { term: t('notice_period'), value: days(notice_period_days) },
        { term: t('job_request_one'), value: rfq && <RecordLink to={paths.jobRequest(rfq)}>{rfq}</RecordLink> },
        {
          term: t('amended_from'),
          value: amended_from && <RecordLink to={paths.contract(amended_from)}>{amended_from}</RecordLink>,
        },
        { term: t('reference'), value: <Bdi>{contract.name}</Bdi> },
      ]}
    />
  );
}

/** The terms that nearly every contract has, for the skeleton. */
export function useFactTerms(): string[] {
  const t = useMessages();
  return [t('status'), t('fulfilment'), t('price_basis'), t('start_date'), t('end_date'), t('payment_terms')];
}
