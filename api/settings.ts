import { emailError } from '../src/services/contract/fields/email-error.ts';
import type { DemoData } from './db/prepare.ts';
import type { MailMode, Rules } from './deps.ts';
import { type ProxyTrust, readProxyTrust } from './http/client-address.ts';
import type { Limit } from './http/throttle.ts';
import { type LogLevel, logLevels } from './log.ts';
import { originsIn, readPageOrigins } from './page-origins.ts';
import { StartError } from './start-error.ts';

export interface Limits {
  /** Wrong passwords of one client for one account. */
  readonly account: Limit;
  /** Wrong passwords of all unknown clients for one account. */
  readonly everywhere: Limit;
  readonly address: Limit;
  readonly visitor: Limit;
  /** Different email addresses that one visitor names. */
  readonly probes: Limit;
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
  readonly mail: MailSettings;
  /** Seconds until a simulated client answers; `null` without them. */
  readonly demoClients: number | null;
}

export interface MailSettings {
  readonly mode: MailMode;
  /** `null` except in the mode `smtp`. */
  readonly smtp: { readonly url: string; readonly from: string } | null;
  /** The origin, with a path if there is one, that links lead to; `null` for this server's own local address. */
  readonly publicUrl: string | null;
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
      origins: originsIn('ALLOW_CORS', env.ALLOW_CORS),
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
        seconds: window * 12,
        delays: { first: Math.min(60, window), max: window * 3 },
      },
      everywhere: {
        attempts: accountAttempts * 20,
        seconds: window * 12,
        delays: { first: Math.min(5, window), max: Math.min(60, window) },
      },
      address: { attempts: wholeNumber(env, 'ADDRESS_ATTEMPTS', 30, 1, 100_000), seconds: window },
      visitor: { attempts: wholeNumber(env, 'VISITOR_ATTEMPTS', 300, 1, 100_000), seconds: window },
      probes: { attempts: wholeNumber(env, 'PROBE_ATTEMPTS', 20, 1, 100_000), seconds: 60 * 60 },
    },
    mail: readMail(env),
    demoClients: demoClientsIn(env),
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

/** Simulated clients act on the demo data of an embedded database only, unless DEMO_CLIENTS is 0. */
function demoClientsIn(env: Env): number | null {
  const { DEMO_CLIENTS: choice = '', DATABASE_URL } = env;
  if (!['', '0', '1'].includes(choice)) throw new StartError(`DEMO_CLIENTS must be 0 or 1, not "${choice}".`);
  const seconds = wholeNumber(env, 'DEMO_CLIENTS_SECONDS', 20, 1, 86_400);
  const isPossible = demoDataIn(env) === 'added' && !DATABASE_URL;
  if (choice === '1' && !isPossible)
    throw new StartError('DEMO_CLIENTS=1 is allowed only with the demo data of an embedded database.');
  return isPossible && choice !== '0' ? seconds : null;
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

/** An @ in the path is from a password with a / that is not encoded, which would be shown as the host and the path. */
function postgresUrl(url: string): string {
  const isPostgres = /^postgres(ql)?:\/\//.test(url) && URL.canParse(url) && !new URL(url).pathname.includes('@');
  if (!isPostgres)
    throw new StartError(
      'DATABASE_URL must be an address that starts with postgres://, with a percent-encoded password (%40 for @, %2F for /).',
    );
  return url;
}

function readMail(env: Env): MailSettings {
  const publicUrl = env.PUBLIC_URL ? webUrl(env.PUBLIC_URL) : null;
  if (env.SMTP_URL) {
    const url = smtpUrl(env.SMTP_URL);
    const from = env.MAIL_FROM?.trim() ?? '';
    if (emailError(from) !== null) throw new StartError('MAIL_FROM must be an email address where SMTP_URL is set.');
    if (publicUrl === null) throw new StartError('PUBLIC_URL must be set where SMTP_URL is set.');
    return { mode: 'smtp', smtp: { url, from }, publicUrl };
  }
  const isShown = env.NODE_ENV !== 'production' && !env.DATABASE_URL;
  return { mode: isShown ? 'shown' : 'off', smtp: null, publicUrl };
}

function smtpUrl(url: string): string {
  const isSmtp = /^smtps?:\/\//.test(url) && URL.canParse(url) && new URL(url).hostname !== '';
  if (!isSmtp) throw new StartError('SMTP_URL must be an address that starts with smtp:// or smtps://.');
  return url;
}

/** Without a slash at the end. */
function webUrl(url: string): string {
  const { protocol, search, hash, href } = URL.canParse(url) ? new URL(url) : { ...noUrl };
  if (!/^https?:$/.test(protocol) || search !== '' || hash !== '')
    throw new StartError('PUBLIC_URL must be an address that starts with https:// or http://, without ? and #.');
  return href.endsWith('/') ? href.slice(0, -1) : href;
}

const noUrl = { protocol: '', search: '', hash: '', href: '' };
