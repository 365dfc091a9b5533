import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { JobRequest } from '../../services/contract/records/job-request.ts';
import { hasBegunAnswer, takesQuotations } from '../../services/contract/rules/request-rules.ts';
import { type Format, useFormat } from '../format.ts';
import type { Column } from '../kit/table.tsx';
import { VirtualTable } from '../list/virtual-table.tsx';
import { type Translate, useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { EmptyValue } from '../record/empty-value.tsx';
import { knownMessage } from '../record/known-message.ts';
import { StatusChip } from '../record/status-chip.tsx';
import { TwoLines } from '../record/two-lines.tsx';
import { type Labels, useLabels } from '../record/use-labels.ts';
import { BookmarkButton } from './bookmark-button.tsx';
import { Budget } from './budget.tsx';
import { Deadline } from './deadline.tsx';
import { myStatuses, requestStatuses, workModes } from './job-request-statuses.ts';
import styles from './job-request-table.module.css';

/** Job requests in a table, or cards on a phone. */
export function JobRequestTable(props: { requests: readonly JobRequest[]; skeletonRows?: number | undefined }) {
  const t = useMessages();
  const format = useFormat();
  const serviceLine = useLabels('serviceLines');
  const columns = useMemo(() => columnsIn(t, format, serviceLine), [t, format, serviceLine]);
  return (
    <VirtualTable
      caption={t('job_request')}
      columns={columns}
      rows={props.requests}
      rowKey={nameOf}
      skeletonRows={props.skeletonRows}
    />
  );
}

const nameOf = ({ name }: JobRequest): string => name;

const columnsIn = (t: Translate, format: Format, serviceLine: Labels): Column<JobRequest>[] => [
  {
    id: 'title',
    header: t('column_title'),
    share: 29,
    cell: (request) => (
      <TwoLines
        first={
          <Link to={paths.jobRequest(request.name)}>
            <bdi>{request.job_title}</bdi>
          </Link>
        }
        second={<Client request={request} format={format} />}
      />
    ),
  },
  {
    id: 'service_line',
    header: t('service_line'),
    share: 16,
    isWideOnly: true,
    cell: ({ service_line, work_mode }) => (
      <TwoLines first={serviceLine(service_line) ?? <EmptyValue />} second={knownMessage(t, workModes, work_mode)} />
    ),
  },
  {
    id: 'budget',
    header: t('budget'),
    share: 21,
    cell: ({ budget_min, budget_max, currency }) => <Budget least={budget_min} most={budget_max} currency={currency} />,
  },
  {
    id: 'deadline',
    header: t('deadline'),
    share: 16,
    cell: (request) => <Deadline value={request.valid_till} isOpen={takesQuotations(request)} isBrief />,
  },
  { id: 'status', header: t('status'), share: 17, cell: (request) => <Status request={request} /> },
  {
    id: 'save',
    header: t('column_save'),
    share: 6,
    isNumeric: true,
    cell: (request) => <BookmarkButton request={request} />,
  },
];

/** Who asks, whether this candidate was asked by name, and how well they fit. */
function Client({
  request: { client_name, is_invited, match_score },
  format,
}: {
  request: JobRequest;
  format: Format;
}) {
  const t = useMessages();
  const score = format.percent(match_score);
  return (
    <span className={styles.client}>
      <span>{client_name ? <bdi>{client_name}</bdi> : t('client_withheld')}</span>
      {is_invited && <span className={styles.invited}>{t('invited')}</span>}
      {score && <span>{t('match_score', { score })}</span>}
    </span>
  );
}

/** The status of the request, and under it the candidate's own. */
function Status({ request }: { request: JobRequest }) {
  return (
    <span className={styles.status}>
      <StatusChip statuses={requestStatuses} status={request.status} />
      {hasBegunAnswer(request) && <StatusChip statuses={myStatuses} status={request.my_status} />}
    </span>
  );
}
