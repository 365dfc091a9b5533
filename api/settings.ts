import type { DemoData } from './db/prepare.ts';
import type { Rules } from './deps.ts';
import { type ProxyTrust, readProxyTrust } from './http/client-address.ts';
import type { Limit } from './http/throttle.ts';
import { type LogLevel, logLevels } from './log.ts';
import { readPageOrigins } from './page-origins.ts';
import { StartError } from './start-error.ts';

export interface Limits {
  /** Wrong passwords of one client for one account. */
  readonly account: Limit;
  /** Wrong passwords of all unknown clients for one account. */
  readonly everywhere: Limit;
  readonly address: Limit;
  readonly visitor: Limit;
}

export type Env = Readonly<Record<string, string | undefined>>;

/** The configuration, read from the environment. */
export interface Settings {
  readonly port: number;
  /** The addresses to listen on. */
  readonly hosts: readonly string[];
  readonly dataFolder: string;
  readonly databaseUrl: string | null;
  readonly demoData: DemoData;
  readonly logLevel: LogLevel;
  /** `null` serves no metrics. */
  readonly metricsPort: number | null;
  readonly metricsHost: string;
  readonly rules: Rules;
  readonly limits: Limits;
}

const megabyte = 1024 * 1024;

/** Throws `StartError` for an invalid value. */
export function readSettings(env: Env): Settings {
  const window = wholeNumber(env, 'THROTTLE_SECONDS', 300, 1, 86_400);
  const accountAttempts = wholeNumber(env, 'ACCOUNT_ATTEMPTS', 5, 1, 10_000);
  return {
    port: wholeNumber(env, 'PORT', 3000, 0, 65_535),
    hosts: env.HOST ? [env.HOST] : ['127.0.0.1', '::1'],
    dataFolder: env.DATA_DIR || 'data',
    databaseUrl: env.DATABASE_URL ? postgresUrl(env.DATABASE_URL) : null,
    demoData: demoDataIn(env),
    logLevel: logLevelOf(env),
    metricsPort: env.METRICS_PORT ? wholeNumber(env, 'METRICS_PORT', 0, 0, 65_535) : null,
    metricsHost: env.METRICS_HOST || '127.0.0.1',
    rules: {
      areFaultsEnabled: env.NODE_ENV !== 'production' && env.TEST_FAULTS === '1',
      proxyTrust: proxyTrust(env.TRUST_PROXY ?? ''),
      origins: (env.ALLOW_CORS ?? '')
        .split(',')
        .map((origin) => origin.trim())
        .filter((origin) => origin !== ''),
      uploads: {
        addressBytes: megabyte * wholeNumber(env, 'UPLOAD_ADDRESS_MB', 200, 1, 1_000_000),
        totalBytes: megabyte * wholeNumber(env, 'UPLOAD_TOTAL_MB', 2_000, 1, 1_000_000),
      },
      pageOrigins: readPageOrigins(env),
      sessionHours: wholeNumber(env, 'SESSION_HOURS', 12, 1, 8760),
      work: {
        maxActive: wholeNumber(env, 'MAX_ACTIVE_REQUESTS', env.DATABASE_URL ? 16 : 4, 1, 10_000),
        maxWaiting: wholeNumber(env, 'MAX_WAITING_REQUESTS', 100, 0, 100_000),
        maxWait: wholeNumber(env, 'MAX_WAIT_SECONDS', 2, 1, 60) * 1000,
        cacheSeconds: wholeNumber(env, 'CACHE_SECONDS', 5, 0, 3600),
      },
    },
    limits: {
      account: {
        attempts: accountAttempts,
        seconds: window,
        delays: { first: Math.min(60, window), max: window * 3 },
      },
      everywhere: {
        attempts: accountAttempts * 20,
        seconds: window,
        delays: { first: Math.min(5, window), max: Math.min(60, window) },
      },
      address: { attempts: wholeNumber(env, 'ADDRESS_ATTEMPTS', 30, 1, 100_000), seconds: window },
      visitor: { attempts: wholeNumber(env, 'VISITOR_ATTEMPTS', 300, 1, 100_000), seconds: window },
    },
  };
}

/** An embedded database has demo data unless SEED_DEMO is 0; a PostgreSQL server has it when SEED_DEMO is 1. */
function demoDataIn({ SEED_DEMO: choice = '', NODE_ENV, DATABASE_URL }: Env): DemoData {
  if (!['', '0', '1'].includes(choice)) throw new StartError(`SEED_DEMO must be 0 or 1, not "${choice}".`);
  if (NODE_ENV === 'production') {
    if (choice === '1') throw new StartError('SEED_DEMO=1 is not allowed with NODE_ENV=production.');
    return 'closed';
  }
  return choice === '1' || (choice === '' && !DATABASE_URL) ? 'added' : 'not added';
}

function wholeNumber(env: Env, name: string, fallback: number, min: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new StartError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  return value;
}

function proxyTrust(text: string): ProxyTrust {
  const trust = readProxyTrust(text);
  if (trust === null)
    throw new StartError(
      `TRUST_PROXY must be a number of proxies up to 16, or addresses and networks separated by commas, not "${text}".`,
    );
  return trust;
}

/** The former LOG_REQUESTS counts where LOG_LEVEL is not set. */
function logLevelOf({ LOG_LEVEL, LOG_REQUESTS }: Env): LogLevel {
  if (!LOG_LEVEL) return LOG_REQUESTS === '0' ? 'warn' : 'info';
  const level = logLevels.find((each) => each === LOG_LEVEL);
  if (level === undefined)
    throw new StartError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${LOG_LEVEL}".`);
  return level;
}

function postgresUrl(url: string): string {
  const isPostgres = /^postgres(ql)?:\/\//.test(url) && URL.canParse(url);
  if (!isPostgres) throw new StartError('DATABASE_URL must be an address that starts with postgres://.');
  return url;
}
