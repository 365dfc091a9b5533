import { useDeferredValue, useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { listMachine } from '../../machines/list-machine.ts';
import type { ListKey } from '../../services/contract/lists.ts';
import type { ContractRow } from '../../services/contract/records/contract.ts';
import type { Invoice } from '../../services/contract/records/invoice.ts';
import type { JobRequest } from '../../services/contract/records/job-request.ts';
import { needsAttention } from '../../services/contract/rules/contract-rules.ts';
import { isOverdue } from '../../services/contract/rules/invoice-rules.ts';
import { canRespond } from '../../services/contract/rules/request-rules.ts';
import { siteTime } from '../../services/contract/site-time.ts';
import { useActorState } from '../actors.tsx';
import { useFormat } from '../format.ts';
import { useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { useMinute } from '../record/use-minute.ts';
import styles from './menu-count.module.css';

interface CountRow {
  readonly list: ListKey;
  readonly message: 'count_requests' | 'count_contracts' | 'count_invoices';
  /** @param now on the site's clock */
  readonly isCounted: (row: never, now: string) => boolean;
}

const counts: Readonly<Record<string, CountRow>> = {
  [paths.jobRequests]: {
    list: 'jobRequests',
    message: 'count_requests',
    isCounted: (row: JobRequest, now) => canRespond(row, now),
  },
  [paths.contracts]: {
    list: 'contractList',
    message: 'count_contracts',
    isCounted: (row: ContractRow, now) => needsAttention(row, now.slice(0, 10)),
  },
  [paths.invoices]: {
    list: 'invoices',
    message: 'count_invoices',
    isCounted: (row: Invoice, now) => isOverdue(row, now.slice(0, 10)),
  },
};

/** How many records of a menu entry need the user, of those that were read last. Reads nothing itself. */
export function MenuCount({ path }: { path: string }) {
  const row = counts[path];
  return row ? <Count {...row} /> : null;
}

function Count({ list, message, isCounted }: CountRow) {
  const t = useMessages();
  const format = useFormat();
  // the rows of the page come first
  const rows = useDeferredValue(useActorState(list, rowsIn));
  const minute = useMinute();
  const count = useMemo(() => {
    if (!Array.isArray(rows)) return 0;
    const now = siteTime(minute);
    return rows.filter((each) => isCounted(each as never, now)).length; // decoded by the list
  }, [rows, minute, isCounted]);
  if (count === 0) return null;
  return (
    <>
      {/* no `bdi`, which would place it by the direction of its digits */}
      <span className={styles.count} aria-hidden="true">
        {format.number(count)}
      </span>
      <span className="visually-hidden">{t(message, { count })}</span>
    </>
  );
}

// a constant, so that the rows are counted only when they have changed
const rowsIn = ({ context: { data, previousData } }: SnapshotFrom<typeof listMachine>): unknown => data ?? previousData;
