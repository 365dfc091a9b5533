import { Pool, type PoolClient } from 'pg';

/** How long, in milliseconds, a PostgreSQL server may keep a request waiting. */
export interface Deadlines {
  /** For a connection, a free one of the pool included. */
  readonly connect: number;
  /** For one statement, which the server then cancels. */
  readonly statement: number;
  /** For one use of a connection, after which it is closed: a frozen server cannot cancel a statement. */
  readonly use: number;
}

/** Browsers wait 5 s for most calls, so only calls that were in progress when a server froze are too late. */
const usualDeadlines: Deadlines = { connect: 3_000, statement: 8_000, use: 10_000 };

/** A pool of connections that survives a server that closes them, restarts, freezes or is temporarily unreachable. */
export function createPool(url: string, { connect, statement, use }: Deadlines = usualDeadlines, max = 10): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
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
