import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { JobRequest } from '../../services/contract/records/job-request.ts';
import { type Column, Table } from '../kit/table.tsx';
import { Absent } from '../list/absent.tsx';
import { knownWord } from '../list/known-word.ts';
import { StatusChip } from '../list/status-chip.tsx';
import { TwoLines } from '../list/two-lines.tsx';
import { type Labels, useLabels } from '../list/use-labels.ts';
import { paths } from '../paths.ts';
import { useWords, type Words } from '../words.tsx';
import { Budget } from './budget.tsx';
import { Deadline } from './deadline.tsx';
import { myStatuses, requestStatuses, takesAnswers, workModes } from './job-request-statuses.ts';
import styles from './job-request-table.module.css';

/** Job requests in a table, or cards on a phone. */
export function JobRequestTable(props: { requests: readonly JobRequest[]; skeletonRows?: number }) {
  const t = useWords();
  const serviceLine = useLabels('serviceLines');
  const columns = useMemo(() => columnsIn(t, serviceLine), [t, serviceLine]);
  return (
    <Table
      caption={t('job_request')}
      columns={columns}
      rows={props.requests}
      rowKey={({ name }) => name}
      skeletonRows={props.skeletonRows}
    />
  );
}

const columnsIn = (t: Words, serviceLine: Labels): Column<JobRequest>[] => [
  {
    id: 'title',
    header: t('column_title'),
    cell: ({ name, job_title, client_name }) => (
      <TwoLines
        first={
          <Link to={paths.jobRequest(name)}>
            <bdi>{job_title}</bdi>
          </Link>
        }
        second={client_name ? <bdi>{client_name}</bdi> : t('client_withheld')}
      />
    ),
  },
  {
    id: 'service_line',
    header: t('service_line'),
    cell: ({ service_line, work_mode }) => (
      <TwoLines first={serviceLine(service_line) ?? <Absent />} second={knownWord(t, workModes, work_mode)} />
    ),
  },
  {
    id: 'budget',
    header: t('budget'),
    cell: ({ budget_min, budget_max, currency }) => <Budget least={budget_min} most={budget_max} currency={currency} />,
  },
  {
    id: 'deadline',
    header: t('deadline'),
    cell: ({ valid_till, status }) => <Deadline value={valid_till} isOpen={takesAnswers(status)} isBrief />,
  },
  { id: 'status', header: t('status'), cell: (request) => <Standing request={request} /> },
];

/** The status of the request, and with it where the candidate stands. */
function Standing({ request: { status, my_status } }: { request: JobRequest }) {
  return (
    <span className={styles.standing}>
      <StatusChip statuses={requestStatuses} status={status} />
      {my_status && my_status !== 'None' && <StatusChip statuses={myStatuses} status={my_status} />}
    </span>
  );
}
