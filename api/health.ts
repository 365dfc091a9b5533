/** Answers probes: whether the process is alive, and whether it can answer requests. */
import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import type { Db } from './db/db.ts';

/** `read only`: requests that read are answered, so that it is no failure; those that write are refused. */
export type Readiness = 'ok' | 'read only' | 'starting' | 'stopping' | 'unavailable';

/** The paths of both probes, by the conventions of different supervisors. */
const livePaths = ['/api/health', '/health', '/healthz', '/livez', '/health/live'];
const readyPaths = ['/api/ready', '/ready', '/readyz', '/health/ready'];

/** Paths reserved for probes: an unknown one is 404, never the page. */
export const isProbePath = (path: string): boolean => /^\/(health|live|ready|metrics)[^/]*(\/|$)/i.test(path);

/** Answers without the database, except for the readiness, which `readiness` finds out. */
export function createHealth(readiness: () => Promise<Readiness>): Hono {
  const health = new Hono();
  health.on('GET', livePaths, (context) => respond(context, 'ok'));
  health.on('GET', readyPaths, async (context) => respond(context, await readiness()));
  return health;
}

function respond(context: Context, status: Readiness): Response {
  context.header('Cache-Control', 'no-store');
  if (status === 'ok' || status === 'read only') return context.json({ status });
  context.header('Retry-After', '5');
  return context.json({ status }, 503);
}

const maxAnswerTime = 2_000;

/** For how many milliseconds an answer is valid, so that probes cannot load the database. */
const validity = 500;

/** Asks the database whether it answers, at most once at a time. */
export function createReadiness(db: Db, isStopping: () => boolean): () => Promise<Readiness> {
  let asked: { readonly answer: Promise<Readiness>; readonly until: number } | undefined;
  const ask = async (): Promise<Readiness> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Readiness>((resolve) => {
      timer = setTimeout(resolve, maxAnswerTime, 'unavailable');
    });
    const answer = db.execute(sql`select current_setting('transaction_read_only') as is_read_only`).then(
      (found): Readiness => {
        const { rows } = found as { readonly rows: readonly { readonly is_read_only: string }[] }; // of both drivers
        return rows[0]?.is_read_only === 'on' ? 'read only' : 'ok';
      },
      (): Readiness => 'unavailable',
    );
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  };
  return async () => {
    if (isStopping()) return 'stopping';
    if (asked === undefined || asked.until < performance.now())
      asked = { answer: ask(), until: performance.now() + validity };
    return asked.answer;
  };
}
