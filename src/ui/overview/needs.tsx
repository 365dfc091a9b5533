import { useMemo } from 'react';
import { isolated } from '../../services/contract/isolated.ts';
import { type Need, type NeedKind, needsOf } from '../../services/contract/rules/overview-rules.ts';
import { useFeatureState } from '../actors.tsx';
import { type Format, useFormat } from '../format.ts';
import { Bdi } from '../kit/bdi.tsx';
import { buttonClass } from '../kit/button.tsx';
import { Icon, type IconNode } from '../kit/icon.tsx';
import { ClockIcon, ContractIcon, DeliveryIcon, EditIcon, MoneyIcon } from '../kit/icons.ts';
import { Loading, Skeleton } from '../kit/skeleton.tsx';
import { type ListView, useList } from '../list/use-list.ts';
import { type MessageId, type Translate, useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { useMinute } from '../record/use-minute.ts';
import { Link } from '../router.tsx';
import styles from './needs.module.css';
import { NeedsProblems } from './needs-problems.tsx';
import { Part } from './part.tsx';

/**
 * What needs the candidate, from three lists: what one of them lacks does not hide the others. Long because each kind
 * of need is a row of one table.
 *
 * @param isBelowNotice whether the page asks for something above this part
 */
export function Needs({ isBelowNotice }: { isBelowNotice: boolean }) {
  const t = useMessages();
  const contracts = useList('contractList');
  const requests = useList('jobRequests');
  const invoices = useList('invoices');
  const drafts = useDrafts();
  const now = useMinute();
  const needs = useMemo(
    () =>
      needsOf(
        { contracts: contracts.data ?? [], requests: requests.data ?? [], invoices: invoices.data ?? [], drafts },
        now,
      ),
    [contracts.data, requests.data, invoices.data, drafts, now],
  );
  const lists: readonly ListView<unknown>[] = [contracts, requests, invoices];
  const isLoading = lists.some((list) => list.isLoading);
  const isComplete = lists.every((list) => list.data !== null);
  return (
    <Part title={t('needs_you')}>
      <NeedsProblems contracts={contracts} requests={requests} invoices={invoices} />
      {isLoading ? (
        <Loading label={t('loading')}>
          <Pending />
        </Loading>
      ) : needs.length > 0 ? (
        <ul className={styles.needs}>
          {needs.map((need) => (
            <Line key={`${need.kind} ${need.name}`} need={need} />
          ))}
        </ul>
      ) : (
        isComplete && <Nothing title={t(isBelowNotice ? 'needs_nothing_else' : 'needs_nothing')} />
      )}
    </Part>
  );
}

/** The names of the requests for which a quotation was begun here and not sent. */
function useDrafts(): readonly string[] {
  const drafts = useFeatureState('quotation', ({ context }) => context.drafts, noDrafts);
  const unanswered = useFeatureState('quotation', ({ context }) => context.unanswered, noNames);
  return useMemo(() => Object.keys(drafts).filter((name) => !unanswered.includes(name)), [drafts, unanswered]);
}

const noDrafts = {};
const noNames: readonly string[] = [];

function Pending() {
  return (
    <ul className={styles.needs}>
      {['60%', '75%', '50%'].map((width) => (
        <li key={width} className={styles.need}>
          <span className={styles.icon} />
          <div className={styles.words}>
            <p className={styles.kind}>
              <Skeleton inlineSize="8rem" />
            </p>
            <p className={styles.name}>
              <Skeleton inlineSize={width} />
            </p>
            <p className={styles.kind}>
              <Skeleton inlineSize="10rem" />
            </p>
          </div>
          <Skeleton inlineSize="7rem" blockSize="var(--target)" />
        </li>
      ))}
    </ul>
  );
}

function Nothing({ title }: { title: string }) {
  const t = useMessages();
  return (
    <div className={styles.nothing}>
      <p className={styles.title}>{title}</p>
      <p>{t('needs_nothing_why')}</p>
      <Link to={paths.jobRequests} className={buttonClass()}>
        {t('overview_requests_all')}
      </Link>
    </div>
  );
}

function Line({ need }: { need: Need }) {
  const t = useMessages();
  const format = useFormat();
  const now = useMinute();
  const { icon, message, action, path, dueText } = rows[need.kind];
  const due = need.due === null ? null : dueText(need.due, { t, format, now });
  return (
    <li className={styles.need} data-kind={need.kind}>
      <span className={styles.icon}>
        <Icon of={icon} />
      </span>
      <div className={styles.words}>
        <p className={styles.kind}>{t(message)}</p>
        <p className={styles.name}>
          <Bdi>{need.title}</Bdi>
        </p>
        <p className={styles.facts}>
          {need.party && <Bdi>{need.party}</Bdi>}
          {due && <span data-over={due.isOver}>{due.text}</span>}
        </p>
      </div>
      <Link to={path(need.name)} className={buttonClass()} aria-label={`${t(action)}: ${isolated(need.title)}`}>
        {t(action)}
      </Link>
    </li>
  );
}

interface Environment {
  readonly t: Translate;
  readonly format: Format;
  readonly now: number;
}

interface Due {
  readonly text: string;
  readonly isOver: boolean;
}

interface NeedRow {
  readonly icon: IconNode;
  readonly message: MessageId;
  readonly action: MessageId;
  readonly path: (name: string) => string;
  readonly dueText: (due: string, environment: Environment) => Due | null;
}

const timeLeft: NeedRow['dueText'] = (due, { format, now }) => {
  const left = format.timeLeft(due, now);
  return left && { text: left.text, isOver: left.urgency !== 'calm' };
};

const dayOf =
  (coming: MessageId, past: MessageId): NeedRow['dueText'] =>
  (due, { t, format, now }) => {
    const isOver = format.timeLeft(due, now)?.urgency === 'over';
    return { text: t(isOver ? past : coming, { date: isolated(format.date(due) ?? '') }), isOver };
  };

const delivery: NeedRow = {
  icon: DeliveryIcon,
  message: 'need_deliver',
  action: 'action_deliver',
  path: paths.contract,
  dueText: dayOf('need_due', 'need_was_due'),
};

const rows: Readonly<Record<NeedKind, NeedRow>> = {
  sign: { icon: ContractIcon, message: 'need_sign', action: 'action_sign', path: paths.contract, dueText: timeLeft },
  deliver: delivery,
  change: { ...delivery, message: 'delivery_comment' },
  continue: {
    icon: EditIcon,
    message: 'need_continue',
    action: 'action_continue',
    path: paths.jobRequest,
    dueText: timeLeft,
  },
  answer: {
    icon: ClockIcon,
    message: 'need_answer',
    action: 'action_answer',
    path: paths.jobRequest,
    dueText: timeLeft,
  },
  overdue: {
    icon: MoneyIcon,
    message: 'need_overdue',
    action: 'action_see_invoice',
    path: paths.invoice,
    dueText: dayOf('need_payment_was_due', 'need_payment_was_due'),
  },
};
