import type { JobRequest } from '../../services/contract/records/job-request.ts';
import { bestMatches } from '../../services/contract/rules/overview-rules.ts';
import { siteTime } from '../../services/contract/site-time.ts';
import { useFormat } from '../format.ts';
import { Bdi } from '../kit/bdi.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { useList } from '../list/use-list.ts';
import { useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { useMinute } from '../record/use-minute.ts';
import { Link } from '../router.tsx';
import styles from './best-requests.module.css';
import { Part } from './part.tsx';

const shownCount = 3;

/** Whether there are requests, none of which matches the candidate's profile. */
const hasNoMatch = (requests: readonly JobRequest[]): boolean =>
  requests.length > 0 && requests.every(({ match_score }) => match_score === 0);

/** The three open requests that match the candidate best. */
export function BestRequests() {
  const t = useMessages();
  const list = useList('jobRequests');
  const now = siteTime(useMinute());
  const best = bestMatches(list.data ?? [], now, shownCount);
  const title = hasNoMatch(best) ? t('section_requests') : t('overview_requests');
  return (
    <Part title={title} action={<Link to={paths.jobRequests}>{t('overview_requests_all')}</Link>}>
      <ListFrame list={list} skeleton={<Pending />}>
        {() => <Requests requests={best} />}
      </ListFrame>
    </Part>
  );
}

function Pending() {
  return (
    <ul className={styles.requests}>
      {['80%', '65%', '72%'].map((width) => (
        <li key={width} className={styles.request}>
          <p>
            <Skeleton inlineSize={width} />
          </p>
          <p className={styles.facts}>
            <span>
              <Skeleton inlineSize="12rem" />
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Requests({ requests }: { requests: readonly JobRequest[] }) {
  const t = useMessages();
  if (requests.length === 0) return <p className={styles.none}>{t('overview_requests_none')}</p>;
  return (
    <>
      {hasNoMatch(requests) && (
        <p className={styles.none}>
          {t('overview_no_match')} <Link to={`${paths.profile}#skills`}>{t('step_add_skills')}</Link>
        </p>
      )}
      <ul className={styles.requests}>
        {requests.map((request) => (
          <Request key={request.name} request={request} />
        ))}
      </ul>
    </>
  );
}

function Request({ request: { name, job_title, client_name, match_score, valid_till } }: { request: JobRequest }) {
  const t = useMessages();
  const format = useFormat();
  const now = useMinute();
  const score = match_score ? format.percent(match_score) : null;
  const left = format.timeLeft(valid_till, now);
  return (
    <li className={styles.request}>
      <Link to={paths.jobRequest(name)} className={styles.link}>
        <Bdi>{job_title}</Bdi>
      </Link>
      <p className={styles.facts}>
        {client_name ? <Bdi>{client_name}</Bdi> : <span>{t('client_withheld')}</span>}
        {score && <span>{t('match_score', { score })}</span>}
        {left && <span>{left.text}</span>}
      </p>
    </li>
  );
}
