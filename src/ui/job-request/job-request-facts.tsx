import type { JobDescription } from '../../services/contract/records/job-request.ts';
import { takesQuotations } from '../../services/contract/rules/request-rules.ts';
import { useFormat } from '../format.ts';
import { Bdi } from '../kit/bdi.tsx';
import { DefinitionList } from '../kit/definition-list.tsx';
import { useLongDates } from '../long-dates.ts';
import { useMessages } from '../messages.tsx';
import { Budget } from '../record/budget.tsx';
import { knownMessage } from '../record/known-message.ts';
import { writtenQuantity } from '../record/price-units.ts';
import { StatusChip } from '../record/status-chip.tsx';
import { useLabels } from '../record/use-labels.ts';
import { usePriceUnits } from '../record/use-price-units.ts';
import { workModeMessages } from '../record/work-mode-messages.ts';
import { Deadline } from './deadline.tsx';
import { requestStatusChips } from './job-request-statuses.ts';

/** The facts of a request; those that are absent are left out. */
export function JobRequestFacts({ request }: { request: JobDescription }) {
  const t = useMessages();
  const format = useFormat();
  const dates = useLongDates();
  const serviceLine = useLabels('serviceLines');
  const industry = useLabels('industries');
  const region = useLabels('regions');
  const priceBasis = useLabels('priceBasis');
  const education = useLabels('educationLevels');
  const experience = useLabels('yearsOfExperience');
  const units = usePriceUnits();
  const { status, valid_till, budget_min, budget_max, duration_weeks, name } = request;
  const hasBudget = budget_min !== null || budget_max !== null;
  return (
    <DefinitionList
      facts={[
        { term: t('status'), value: status && <StatusChip statuses={requestStatusChips} status={status} /> },
        { term: t('deadline'), value: valid_till && <Deadline value={valid_till} isOpen={takesQuotations(request)} /> },
        {
          term: t('budget'),
          value: hasBudget ? <Budget {...request} unit={units.get(request.price_basis ?? '')} /> : null,
        },
        { term: t('price_basis'), value: priceBasis(request.price_basis) },
        {
          term: t('quantity'),
          value: writtenQuantity(t, format, units.get(request.price_basis ?? ''), request.quantity),
        },
        { term: t('start_date'), value: dates.inWords(request.start_date) },
        { term: t('duration'), value: duration_weeks ? t('weeks', { count: duration_weeks }) : null },
        { term: t('work_mode'), value: knownMessage(t, workModeMessages, request.work_mode) },
        { term: t('service_line'), value: serviceLine(request.service_line) },
        { term: t('industry'), value: industry(request.industry) },
        { term: t('region'), value: region(request.region) },
        { term: t('country'), value: format.countryName(request.country) },
        { term: t('experience_wanted'), value: experience(request.years_of_experience) },
        { term: t('education_wanted'), value: education(request.education_level) },
        { term: t('contact_person'), value: request.contact_name && <Bdi>{request.contact_name}</Bdi> },
        { term: t('published_on'), value: dates.inWords(request.transaction_date) },
        { term: t('reference'), value: <Bdi>{name}</Bdi> },
      ]}
    />
  );
}

/** The terms that nearly every request has, for the skeleton. */
export function useFactTerms(): string[] {
  const t = useMessages();
  return [t('status'), t('deadline'), t('budget'), t('start_date'), t('duration'), t('work_mode'), t('service_line')];
}
