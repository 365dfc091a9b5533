import { emailError } from '../src/services/contract/fields/email-error.ts';
import type { MailMode, Rules } from './deps.ts';
import type { Limit } from './http/throttle.ts';
import { StartError } from './start-error.ts';

export type Env = Readonly<Record<string, string | undefined>>;

/** The configuration, read from the environment. */
export interface Settings {
  readonly port: number;
  /** The addresses to listen on. */
  readonly hosts: readonly string[];
  readonly dataFolder: string;
  readonly databaseUrl: string | null;
  readonly rules: Rules;
  readonly limits: {
    readonly account: Limit;
    readonly address: Limit;
    readonly visitor: Limit;
    readonly probes: Limit;
  };
  readonly mail: MailSettings;
}

export interface MailSettings {
  readonly mode: MailMode;
  /** `null` except in the mode `smtp`. */
  readonly smtp: { readonly url: string; readonly from: string } | null;
  /** The origin, with a path if there is one, that links lead to; `null` for this server's own local address. */
  readonly publicUrl: string | null;
}

/** Throws `StartError` for an invalid value. */
export function readSettings(env: Env): Settings {
  const window = wholeNumber(env, 'THROTTLE_SECONDS', 300, 1, 86_400);
  return {
    port: wholeNumber(env, 'PORT', 3000, 0, 65_535),
    hosts: env.HOST ? [env.HOST] : ['127.0.0.1', '::1'],
    dataFolder: env.DATA_DIR || 'data',
    databaseUrl: env.DATABASE_URL ? postgresUrl(env.DATABASE_URL) : null,
    rules: {
      areFaultsEnabled: env.NODE_ENV !== 'production' && env.TEST_FAULTS === '1',
      areRequestsLogged: env.LOG_REQUESTS === '1',
      isProxyTrusted: env.TRUST_PROXY === '1',
      origins: (env.ALLOW_CORS ?? '')
        .split(',')
        .map((origin) => origin.trim())
        .filter((origin) => origin !== ''),
      sessionHours: wholeNumber(env, 'SESSION_HOURS', 12, 1, 8760),
    },
    limits: {
      account: { attempts: wholeNumber(env, 'ACCOUNT_ATTEMPTS', 5, 1, 10_000), seconds: window },
      address: { attempts: wholeNumber(env, 'ADDRESS_ATTEMPTS', 30, 1, 100_000), seconds: window },
      visitor: { attempts: wholeNumber(env, 'VISITOR_ATTEMPTS', 300, 1, 100_000), seconds: window },
      probes: { attempts: wholeNumber(env, 'PROBE_ATTEMPTS', 20, 1, 100_000), seconds: 60 * 60 },
    },
    mail: readMail(env),
  };
}

function wholeNumber(env: Env, name: string, fallback: number, min: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new StartError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  return value;
}

function postgresUrl(url: string): string {
  const isPostgres = /^postgres(ql)?:\/\//.test(url) && URL.canParse(url);
  if (!isPostgres) throw new StartError('DATABASE_URL must be an address that starts with postgres://.');
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
