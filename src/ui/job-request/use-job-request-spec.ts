import { useMemo } from 'react';
import type { JobRequest } from '../../services/contract/records/job-request.ts';
import { type Filter, heldOptions, type ListSpec } from '../list/list-query.ts';
import { type Translate, useMessages } from '../messages.tsx';
import { knownMessage } from '../record/known-message.ts';
import type { Statuses } from '../record/status-chip.tsx';
import { useLabels } from '../record/use-labels.ts';
import { jobRequestSorts } from './job-request-sorts.ts';
import { myStatuses, requestStatuses, workModes } from './job-request-statuses.ts';

/** How job requests are searched, filtered and put in order. */
export function useJobRequestSpec(): ListSpec<JobRequest> {
  const t = useMessages();
  const serviceLine = useLabels('serviceLines');
  const industry = useLabels('industries');
  const region = useLabels('regions');
  const priceBasis = useLabels('priceBasis');
  const skill = useLabels('technicalSkills');
  return useMemo(
    (): ListSpec<JobRequest> => ({
      filters: [
        { ...held('status', t('status'), (value) => statusMessage(t, requestStatuses, value)), isInBar: true },
        { ...held('my_status', t('my_standing'), (value) => statusMessage(t, myStatuses, value)), isInBar: true },
        { ...held('service_line', t('service_line'), serviceLine), isInBar: true },
        held('industry', t('industry'), industry),
        held('region', t('region'), region),
        held('work_mode', t('work_mode'), (value) => knownMessage(t, workModes, value)),
        held('price_basis', t('price_basis'), priceBasis),
        flag('is_invited', 'invited', t('invited'), t('only_invited')),
        flag('is_saved', 'saved', t('unsave_request_short'), t('only_saved')),
      ],
      sorts: jobRequestSorts(t),
      textOf: ({ name, job_title, client_name, summary, ...request }) => [
        job_title,
        client_name,
        name,
        summary,
        serviceLine(request.service_line),
        industry(request.industry),
        region(request.region),
        ...request.technical_skills.map(skill),
      ],
    }),
    [t, serviceLine, industry, region, priceBasis, skill],
  );
}

type Key = 'status' | 'my_status' | 'service_line' | 'industry' | 'region' | 'work_mode' | 'price_basis';

/** A filter by what the rows hold in one field, which is also its name in the address. */
function held(key: Key, label: string, labelOf: (value: string) => string | null): Filter<JobRequest> {
  return {
    param: key,
    label,
    options: (rows) => heldOptions(rows, (row) => row[key], labelOf),
    matches: (row, value) => row[key] === value,
  };
}

function flag(key: 'is_invited' | 'is_saved', param: string, label: string, only: string): Filter<JobRequest> {
  return { param, label, options: () => [{ value: '1', label: only }], matches: (row) => row[key] };
}

function statusMessage(t: Translate, statuses: Statuses, value: string): string {
  const known = Object.hasOwn(statuses, value) ? statuses[value] : undefined;
  return known ? t(known.message) : value;
}
