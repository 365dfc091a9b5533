import { createApi } from '../../api/app.ts';
import { createDeps, createThrottles } from '../../api/create-deps.ts';
import type { Db } from '../../api/db/db.ts';
import type { Database } from '../../api/db/open-database.ts';
import { demoAccount, secondAccount } from '../../api/db/seed/history/accounts.ts';
import { createFairQueue, type FairQueue } from '../../api/http/fair-queue.ts';
import { timeOf } from '../../api/http/throttle-clock.ts';
import { createLog } from '../../api/log.ts';
import { type Env, readSettings } from '../../api/settings.ts';
import { type Call, type CallName, calls } from '../../src/services/contract/calls.ts';
import { mandatePath, sitePath } from '../../src/services/contract/paths.ts';
import { longPasswordWaits, longWaits } from './support/long-waits.ts';
import { serveBehindProxy } from './support/two-servers.ts';
import { openTestDatabase, seededOn } from './test-database.ts';

/**
 * The API in this process, with its own database, which contains the demo data. On PostgreSQL, two servers behind a
 * proxy respond in turn.
 */
export interface TestApi {
  readonly request: (address: string, init?: RequestInit) => Promise<Response>;
  readonly db: Db;
  /** The lines of the log. */
  readonly logged: string[];
  /** The waiting times that the API requested, in milliseconds. It does not actually wait. */
  readonly waits: number[];
  /** How often a call has woken the mail, which sends what was added. */
  readonly wakes: () => number;
  /** How many jobs that derive a key of a password have run. */
  readonly passwordJobs: () => number;
  /** Sends a request in this process, to the servers in turn. */
  readonly requestFrom: (peer: string, address: string, init: RequestInit) => Promise<Response>;
  /** Makes a call of the contract. */
  readonly call: (name: CallName, options?: CallOptions) => Promise<Response>;
  readonly signIn: (account?: { email: string; password: string }) => Promise<string>;
  /** The clock of the API. */
  readonly now: () => Date;
  /** Advances the clock of the API. */
  readonly advance: (seconds: number) => void;
  readonly close: () => Promise<void>;
}

export interface CallOptions {
  readonly query?: Readonly<Record<string, string>>;
  readonly language?: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: BodyInit;
  readonly method?: string;
  /** The address of the direct peer; the request then goes to the servers in turn without the proxy. */
  readonly peer?: string;
}

/** Tests replace the global one. */
const realFetch = fetch;

/** A client cannot send a length other than that of the body, and Node accepts only 16 KB of address and headers. */
const isSendable = (address: string, { headers }: RequestInit = {}): boolean =>
  !URL.canParse(address) && address.length < 12_000 && !new Headers(headers).has('content-length');

export { demoAccount, secondAccount, seededOn };

/**
 * Creates the API. Its clock starts at the time of seeding.
 *
 * @param env environment variables, as of the server
 * @param database replaces the demo data, one for each server; closed together with the API
 */
export async function createTestApi(env: Env = {}, database?: Database | Databases): Promise<TestApi> {
  const databases = database ?? (await openTestDatabase());
  return createApiOver('db' in databases ? [databases] : databases, env);
}

type Databases = readonly [Database, ...Database[]];

/** @param connections one for each server */
async function createApiOver(connections: Databases, env: Env): Promise<TestApi> {
  const settings = readSettings({ TEST_FAULTS: '1', ...longWaits, CACHE_SECONDS: '0', ...env });
  const logged: string[] = [];
  const waits: number[] = [];
  let wakes = 0;
  const wake = (): void => {
    wakes += 1;
  };
  let passwordJobs = 0;
  const counted = (queue: FairQueue): FairQueue => ({
    run: (owner, signal, job) =>
      queue.run(owner, signal, (place) => {
        passwordJobs += 1;
        return job(place);
      }),
  });
  let time = seededOn.getTime();
  const now = (): Date => new Date(time);
  const log = createLog(settings.logLevel, { write: (line) => logged.push(line) });
  const apps = connections.map((database) => {
    const deps = createDeps(database, settings, { wake });
    return createApi({
      ...deps,
      passwordQueue: counted(createFairQueue(longPasswordWaits, deps.metrics.shed)),
      throttles: createThrottles(database.db, settings.limits, () => timeOf(now())),
      now,
      wait: async (milliseconds) => void waits.push(milliseconds),
      log,
    });
  });
  const [app] = apps;
  if (app === undefined) throw new Error('The API needs a database.');
  const proxy = apps.length > 1 ? await serveBehindProxy(apps) : null;
  const request: TestApi['request'] = async (address, init) =>
    proxy === null || !isSendable(address, init)
      ? app.request(address, init)
      : realFetch(`${proxy.origin}${address}`, init);
  let turn = 0;
  const requestFrom: TestApi['requestFrom'] = async (remoteAddress, address, init) =>
    (apps[turn++ % apps.length] ?? app).request(address, init, { incoming: { socket: { remoteAddress } } });
  const call: TestApi['call'] = (name, options = {}) => {
    const [address, init] = [addressOf(name, options), requestOf(name, options)];
    return options.peer === undefined ? request(address, init) : requestFrom(options.peer, address, init);
  };
  return {
    request,
    requestFrom,
    db: connections[0].db,
    logged,
    waits,
    wakes: () => wakes,
    passwordJobs: () => passwordJobs,
    now,
    call,
    signIn: async ({ email, password } = demoAccount) => {
      const response = await call('signIn', { query: { usr: email, password } });
      const { message } = (await response.json()) as { message: { data: { access_token: string } } };
      return message.data.access_token;
    },
    advance: (seconds) => {
      time += seconds * 1000;
    },
    close: async () => {
      await proxy?.close();
      for (const connection of connections.toReversed()) await connection.close();
    },
  };
}

export function addressOf(name: CallName, { query = {}, language = 'en' }: CallOptions = {}): string {
  const call: Call = calls[name];
  const address = new URLSearchParams({ version: 'v1', method: call.method });
  if (call.entity !== null) address.set('entity', call.entity);
  if (call.language) address.set('language', language);
  for (const [key, value] of Object.entries({ ...call.fixed, ...query })) address.set(key, value);
  return `${call.path === 'mandate' ? mandatePath : sitePath}?${address}`;
}

function requestOf(name: CallName, { token, headers, body, method }: CallOptions): RequestInit {
  const authorization: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const type: Record<string, string> = calls[name].body === 'json' ? { 'Content-Type': 'application/json' } : {};
  return { method: method ?? calls[name].verb, headers: { ...type, ...authorization, ...headers }, body };
}
