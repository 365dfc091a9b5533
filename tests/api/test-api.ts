import type { Hono } from 'hono';
import { createApi } from '../../api/app.ts';
import { createDeps } from '../../api/create-deps.ts';
import type { Db } from '../../api/db/db.ts';
import type { Database } from '../../api/db/open-database.ts';
import { demoAccount, secondAccount } from '../../api/db/seed/history/accounts.ts';
import { createThrottle } from '../../api/http/throttle.ts';
import { type Env, readSettings } from '../../api/settings.ts';
import { type Call, type CallName, calls } from '../../src/services/contract/calls.ts';
import { mandatePath, sitePath } from '../../src/services/contract/paths.ts';
import { openTestDatabase, seededOn } from './test-database.ts';

/** The API in this process, with its own database, which contains the demo data. */
export interface TestApi {
  readonly api: Hono;
  readonly db: Db;
  /** The lines of the log. */
  readonly logged: string[];
  /** The waiting times that the API requested, in milliseconds. It does not actually wait. */
  readonly waits: number[];
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
}

export { demoAccount, secondAccount, seededOn };

/**
 * Creates the API. Its clock starts at the time of seeding.
 *
 * @param env environment variables, as of the server
 * @param database replaces the demo data; closed together with the API
 */
export async function createTestApi(env: Env = {}, database?: Database): Promise<TestApi> {
  return createApiOver(database ?? (await openTestDatabase()), env);
}

function createApiOver(database: Database, env: Env): TestApi {
  const settings = readSettings({ TEST_FAULTS: '1', ...env });
  const logged: string[] = [];
  const waits: number[] = [];
  let time = seededOn.getTime();
  const now = (): Date => new Date(time);
  const { limits } = settings;
  const api = createApi({
    ...createDeps(database.db, settings),
    throttles: {
      account: createThrottle(limits.account, now),
      address: createThrottle(limits.address, now),
      visitor: createThrottle(limits.visitor, now),
      probes: createThrottle(limits.probes, now),
      probed: createThrottle({ attempts: 1, seconds: limits.probes.seconds }, now),
    },
    now,
    wait: async (milliseconds) => void waits.push(milliseconds),
    log: (line) => logged.push(line),
  });
  const call: TestApi['call'] = async (name, options = {}) =>
    api.request(addressOf(name, options), requestOf(name, options));
  return {
    api,
    db: database.db,
    logged,
    waits,
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
    close: database.close,
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
  return { method: method ?? calls[name].verb, headers: { ...authorization, ...headers }, body };
}
