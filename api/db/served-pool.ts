import { Pool, type PoolClient } from 'pg';
import { DatabaseBusy } from './is-unavailable.ts';

/** How long, in milliseconds, a PostgreSQL server may keep a request waiting, and how many requests may wait. */
export interface Deadlines {
  /** For a connection, a free one of the pool included. */
  readonly connect: number;
  /** For one statement, which the server then cancels. */
  readonly statement: number;
  /** For a lock, which is part of the time of its statement. */
  readonly lock: number;
  /** Between two statements of a transaction; the server then ends the connection. */
  readonly idleTransaction: number;
  /** For one use of a connection, after which it is closed: a frozen server cannot cancel a statement. */
  readonly use: number;
  /** Requests that may wait for a connection at the same time; the others fail at once. */
  readonly maxWaiting: number;
}

/** Browsers wait 5 s for most calls, so only calls that were in progress when a server froze are too late. */
export const usualDeadlines: Deadlines = {
  connect: 3_000,
  statement: 8_000,
  lock: 4_000,
  idleTransaction: 10_000,
  use: 10_000,
  maxWaiting: 100,
};

/** A pool of connections that survives a server that closes them, restarts, freezes or is temporarily unreachable. */
export function createPool(url: string, deadlines: Deadlines = usualDeadlines, maxConnections = 10): Pool {
  const pool = new BoundedPool(url, deadlines, maxConnections);
  const inUse = new Map<PoolClient, NodeJS.Timeout>();
  pool.on('error', noOperation);
  pool.on('connect', (client) => {
    client.on('error', noOperation);
    client.once('end', () => {
      if (inUse.has(client)) close(client);
    });
  });
  pool.on('acquire', (client) => void inUse.set(client, setTimeout(close, deadlines.use, client)));
  pool.on('release', (_, client) => {
    clearTimeout(inUse.get(client));
    inUse.delete(client);
  });
  return pool;
}

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void;

/** drizzle recognises a pool by its class or by its name. */
class BoundedPool extends Pool {
  readonly #maxWaiting: number;
  readonly #maxConnections: number;

  constructor(url: string, deadlines: Deadlines, maxConnections: number) {
    super({
      connectionString: url,
      max: maxConnections,
      connectionTimeoutMillis: deadlines.connect,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      onConnect: (client) => setLimits(client, deadlines),
    });
    this.#maxWaiting = deadlines.maxWaiting;
    this.#maxConnections = maxConnections;
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | undefined {
    const free = this.idleCount + this.#maxConnections - this.totalCount;
    const error = this.waitingCount - free < this.#maxWaiting ? null : new DatabaseBusy();
    if (callback === undefined) return error === null ? super.connect() : Promise.reject(error);
    if (error === null) super.connect(callback);
    else callback(error, undefined, noOperation);
    return undefined;
  }
}

/** By a statement, because PgBouncer refuses a connection with start-up parameters that it does not know. */
async function setLimits(client: { query: PoolClient['query'] }, deadlines: Deadlines): Promise<void> {
  const { connect, statement, lock, idleTransaction } = deadlines;
  const text = [
    `set statement_timeout = ${statement}`,
    `set lock_timeout = ${lock}`,
    `set idle_in_transaction_session_timeout = ${idleTransaction}`,
  ].join('; ');
  await client.query({ text, query_timeout: connect } as { text: string }); // the types lack the time-out of one query
}

/**
 * A lost connection is emitted as an error, which ends the process if nothing listens. Its queries fail with it anyway.
 */
const noOperation = (): void => {};

/**
 * Takes a connection out of the pool while it is in use; its queries fail. Its user may release it once more, or never:
 * drizzle does not release the connection of a transaction that could not begin.
 */
function close(client: PoolClient): void {
  const { release } = client;
  client.release = noOperation;
  release(true);
}
