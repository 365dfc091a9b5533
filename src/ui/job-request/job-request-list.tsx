// Long because the columns, filters and orders of the list are one declaration.
import type { JobRequest } from '../../services/contract/records/job-request.ts';
import { byMatch, canRespond, hasBegunAnswer, takesQuotations } from '../../services/contract/rules/request-rules.ts';
import { useFormat } from '../format.ts';
import { Bdi } from '../kit/bdi.tsx';
import { Icon } from '../kit/icon.tsx';
import { PersonIcon } from '../kit/icons.ts';
import { type ListDeclaration, valueFilter } from '../list/list-declaration.ts';
import { statusFilter } from '../list/shared-filters.ts';
import { useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { Budget } from '../record/budget.tsx';
import { EmptyValue } from '../record/empty-value.tsx';
import { knownMessage } from '../record/known-message.ts';
import { StatusChip, statusMessage } from '../record/status-chip.tsx';
import { TwoLines } from '../record/two-lines.tsx';
import type { Labels } from '../record/use-labels.ts';
import type { PriceUnits } from '../record/use-price-units.ts';
import { workModeMessages } from '../record/work-mode-messages.ts';
import { Link } from '../router.tsx';
import { BookmarkButton } from './bookmark-button.tsx';
import { Deadline } from './deadline.tsx';
import styles from './job-request-list.module.css';
import { byBudget, byDeadline, byNewest } from './job-request-order.ts';
import { myStatusChips, requestStatusChips } from './job-request-statuses.ts';

/** What the rows need besides messages and formats. */
export interface JobRequestExtra {
  readonly serviceLine: Labels;
  /** The units of the price bases. */
  readonly units: PriceUnits;
  /** On the site's clock, as `siteTime` writes it. */
  readonly now: string;
}

/** What the search and the filters need. */
export interface JobRequestSearchExtra {
  readonly labels: Readonly<Record<'serviceLine' | 'industry' | 'region' | 'priceBasis' | 'skill', Labels>>;
}

/** The list of the requests that the candidate may answer, or has answered. Each column, filter and order is a row. */
export const jobRequestList: ListDeclaration<JobRequest, JobRequestExtra, JobRequestSearchExtra> = {
  messages: {
    title: 'job_request',
    context: 'job_request_line',
    search: 'job_request_search',
    empty: { title: 'job_request_none', why: 'job_request_none_why', link: 'go_to_bio', to: paths.profile },
  },
  skeletonRows: 8,
  views: [
    {
      value: 'for-you',
      label: 'view_for_you',
      order: 'match',
      matches: (request, { now }) => canRespond(request, now),
    },
    { value: 'invited', label: 'view_invited', matches: (request) => request.is_invited },
    { value: 'saved', label: 'view_saved', matches: (request) => request.is_saved },
    { value: 'answered', label: 'view_answered', order: 'newest', matches: hasBegunAnswer },
    { value: 'all', label: 'view_all', matches: () => true },
  ],
  columns: [
    { id: 'title', header: 'column_title', share: 32, cell: (request) => <Title request={request} /> },
    {
      id: 'service_line',
      header: 'service_line',
      share: 15,
      isWideOnly: true,
      inCard: 'hidden',
      cell: ({ service_line, work_mode }, { t, serviceLine }) => (
        <TwoLines
          first={serviceLine(service_line) ?? <EmptyValue />}
          second={knownMessage(t, workModeMessages, work_mode)}
        />
      ),
    },
    {
      id: 'budget',
      header: 'budget',
      share: 21,
      inCard: 'line',
      cell: (request, { units }) => <Budget {...request} unit={units.get(request.price_basis ?? '')} />,
    },
    {
      id: 'deadline',
      header: 'deadline',
      share: 17,
      inCard: 'line',
      cell: (request) => <Deadline value={request.valid_till} isOpen={takesQuotations(request)} isBrief />,
    },
    { id: 'status', header: 'status', share: 16, inCard: 'line', cell: (request) => <Status request={request} /> },
    {
      id: 'save',
      header: 'column_save',
      share: 7,
      isNumeric: true,
      inCard: 'corner',
      cell: (request) => <BookmarkButton request={request} />,
    },
  ],
  filters: [
    statusFilter(requestStatusChips),
    valueFilter({
      param: 'my_status',
      label: 'my_response',
      isInBar: true,
      valueIn: ({ my_status }) => my_status,
      labelOf: (status, { t }) => statusMessage(t, myStatusChips, status),
    }),
    valueFilter({
      param: 'service_line',
      label: 'service_line',
      isInBar: true,
      valueIn: ({ service_line }) => service_line,
      labelOf: (key, { labels }) => labels.serviceLine(key),
    }),
    valueFilter({
      param: 'industry',
      label: 'industry',
      valueIn: ({ industry }) => industry,
      labelOf: (key, { labels }) => labels.industry(key),
    }),
    valueFilter({
      param: 'region',
      label: 'region',
      valueIn: ({ region }) => region,
      labelOf: (key, { labels }) => labels.region(key),
    }),
    valueFilter({
      param: 'work_mode',
      label: 'work_mode',
      valueIn: ({ work_mode }) => work_mode,
      labelOf: (mode, { t }) => knownMessage(t, workModeMessages, mode),
    }),
    valueFilter({
      param: 'price_basis',
      label: 'price_basis',
      valueIn: ({ price_basis }) => price_basis,
      labelOf: (key, { labels }) => labels.priceBasis(key),
    }),
  ],
  orders: [
    { value: 'deadline', label: 'sort_deadline', compareIn: ({ now }) => byDeadline(now) },
    { value: 'newest', label: 'sort_newest', compareIn: () => byNewest },
    { value: 'budget', label: 'sort_budget', compareIn: () => byBudget },
    { value: 'match', label: 'sort_match', compareIn: () => byMatch },
  ],
  searchText: ({ name, job_title, client_name, summary, ...request }, { labels }) => [
    job_title,
    client_name,
    name,
    summary,
    labels.serviceLine(request.service_line),
    labels.industry(request.industry),
    labels.region(request.region),
    ...request.technical_skills.map(labels.skill),
  ],
};

function Title({ request }: { request: JobRequest }) {
  return (
    <TwoLines
      first={
        <Link to={paths.jobRequest(request.name)}>
          <Bdi>{request.job_title}</Bdi>
        </Link>
      }
      second={<Client request={request} />}
    />
  );
}

/** The client, whether the candidate was invited, and how well they match. */
function Client({ request: { client_name, is_invited, match_score } }: { request: JobRequest }) {
  const t = useMessages();
  const score = useFormat().percent(match_score);
  return (
    <span className={styles.client}>
      <span>{client_name ? <Bdi>{client_name}</Bdi> : t('client_withheld')}</span>
      {is_invited && <span className={styles.invited}>{t('invited')}</span>}
      {score && <span>{t('match_score', { score })}</span>}
    </span>
  );
}

/** The status of the request, and under it the candidate's own, which is marked as theirs. */
function Status({ request }: { request: JobRequest }) {
  const t = useMessages();
  const isOpen = takesQuotations(request);
  const isAnswered = hasBegunAnswer(request);
  return (
    // a card shows no chip of an open request, and without an answer no line for it
    <span className={styles.status} data-empty={isOpen && !isAnswered ? true : undefined}>
      <span className={isOpen ? styles.open : undefined}>
        <StatusChip statuses={requestStatusChips} status={request.status} />
      </span>
      {isAnswered && (
        <span className={styles.own}>
          <Icon of={PersonIcon} size={14} />
          <span className="visually-hidden">{t('my_response')}: </span>
          {statusMessage(t, myStatusChips, request.my_status)}
        </span>
      )}
    </span>
  );
}
