import { Pool, type PoolClient } from 'pg';

/** How long, in milliseconds, a PostgreSQL server may keep a request waiting. */
export interface Deadlines {
  /** For a connection, a free one of the pool included. */
  readonly connect: number;
  /** For one statement, which the server then cancels. */
  readonly statement: number;
  /** For everything that is done on a connection. The connection is closed then, because a frozen server cancels nothing. */
  readonly use: number;
}

/** Browsers give most calls 5 s: all but those that were under way when a server froze are answered in time. */
const usualDeadlines: Deadlines = { connect: 3_000, statement: 8_000, use: 10_000 };

/** Connections to a PostgreSQL server that may end any of them, restart, freeze or be gone for a while. */
export function createPool(url: string, { connect, statement, use }: Deadlines = usualDeadlines): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connect,
    statement_timeout: statement,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  const inUse = new Map<PoolClient, NodeJS.Timeout>();
  pool.on('error', noOperation);
  pool.on('connect', (client) => {
    client.on('error', noOperation);
    client.once('end', () => {
      if (inUse.has(client)) close(client);
    });
  });
  pool.on('acquire', (client) => void inUse.set(client, setTimeout(close, use, client)));
  pool.on('release', (_, client) => {
    clearTimeout(inUse.get(client));
    inUse.delete(client);
  });
  return pool;
}

/** A lost connection is emitted as an error, which ends the process if nothing listens. Its queries fail with it anyway. */
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
