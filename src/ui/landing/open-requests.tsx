import { isolated } from '../../services/contract/isolated.ts';
import type { OpenRequest } from '../../services/contract/records/open-request.ts';
import { useFormat } from '../format.ts';
import { Loading, Skeleton } from '../kit/skeleton.tsx';
import { EmptyState } from '../kit/state.tsx';
import { useList } from '../list/use-list.ts';
import { useMessages } from '../messages.tsx';
import { Budget } from '../record/budget.tsx';
import { knownMessage } from '../record/known-message.ts';
import { workModeMessages } from '../record/work-mode-messages.ts';
import { Link } from '../router.tsx';
import styles from './landing.module.css';
import { LandingFailure } from './landing-failure.tsx';
import rowStyles from './open-requests.module.css';
import { SectionHead } from './section-head.tsx';
import { useWayIn } from './use-way-in.ts';
import { WayInLink } from './way-in-link.tsx';

const maxRows = 6;

/** Requests that are open now, without their clients. Each leads a visitor to the sign-up. */
export function OpenRequests() {
  const t = useMessages();
  return (
    <section className={styles.sunk} id="requests">
      <div className={styles.inner}>
        <SectionHead heading={t('open_requests')}>{t('open_requests_context')}</SectionHead>
        <Rows />
      </div>
    </section>
  );
}

function Rows() {
  const t = useMessages();
  const { data, isLoading, isRefreshing, hasFailed, apiError, reload } = useList('openRequests');
  const rows = data?.slice(0, maxRows) ?? [];
  return (
    <>
      {hasFailed && apiError && <LandingFailure apiError={apiError} onRetry={reload} isBusy={isRefreshing} />}
      {isLoading && <RowsSkeleton />}
      {data?.length === 0 && !hasFailed && (
        <EmptyState title={t('open_requests_none')} action={<WayInLink />}>
          {t('open_requests_none_why')}
        </EmptyState>
      )}
      {rows.length > 0 && <OpenRequestList rows={rows} />}
      {(isLoading || rows.length > 0) && (
        <div className={rowStyles.action}>
          <WayInLink />
        </div>
      )}
    </>
  );
}

/** The rows, without what could identify a client. */
export function OpenRequestList({ rows }: { rows: readonly OpenRequest[] }) {
  const t = useMessages();
  const { path } = useWayIn();
  return (
    <ul className={rowStyles.rows} aria-label={t('open_requests')}>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name, and no state
        <Row key={at} row={row} path={path} />
      ))}
    </ul>
  );
}

function Row({ row, path }: { row: OpenRequest; path: string }) {
  const t = useMessages();
  const format = useFormat();
  const closing = format.date(row.closes_on);
  const place = format.countryName(row.country) ?? row.region_name;
  const facts = [
    place,
    knownMessage(t, workModeMessages, row.work_mode),
    row.duration_weeks ? t('weeks', { count: row.duration_weeks }) : null,
  ].filter((fact) => fact !== null);
  return (
    <li className={rowStyles.row}>
      <div className={rowStyles.what}>
        <h3 className={rowStyles.title}>
          <Link to={path} className={rowStyles.link}>
            {row.service_line_name}
          </Link>
        </h3>
        <p className={rowStyles.facts}>{inLine(facts)}</p>
        {row.skills.length > 0 && <p className={rowStyles.skills}>{inLine(row.skills)}</p>}
      </div>
      <p className={rowStyles.money}>
        <Budget {...row} />
      </p>
      <p className={rowStyles.closing}>{closing ? t('open_request_closes', { date: closing }) : t('no_deadline')}</p>
    </li>
  );
}

/** No line begins with a separator. */
const inLine = (texts: readonly string[]) => texts.map(isolated).join('\u00a0· ');

function RowsSkeleton() {
  const t = useMessages();
  return (
    <Loading label={t('loading')}>
      {Array.from({ length: maxRows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
        <div key={at} className={rowStyles.row}>
          <div className={rowStyles.what}>
            <p className={rowStyles.title}>
              <Skeleton inlineSize="9rem" />
            </p>
            <p className={rowStyles.facts}>
              <Skeleton inlineSize="60%" />
            </p>
            <p className={rowStyles.skills}>
              <Skeleton inlineSize="80%" />
            </p>
          </div>
          <p className={rowStyles.money}>
            <Skeleton inlineSize="8rem" />
          </p>
          <p className={rowStyles.closing}>
            <Skeleton inlineSize="8rem" />
          </p>
        </div>
      ))}
    </Loading>
  );
}
