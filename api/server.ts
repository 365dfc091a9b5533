/** Starts and stops the server: its port, its database and the site. */
import type { Hono } from 'hono';
import { createApi } from './app.ts';
import { createDeps } from './create-deps.ts';
import type { Db } from './db/db.ts';
import { type Database, openDatabase } from './db/open-database.ts';
import { prepare } from './db/prepare.ts';
import { hasAccounts, isDemoAccountOpen } from './db/seed/demo-accounts.ts';
import { demoAccount } from './db/seed/history/accounts.ts';
import { startDemoClients } from './demo-clients/start-demo-clients.ts';
import type { Deps } from './deps.ts';
import { removeExpired } from './files/remove-expired.ts';
import { createHealth } from './health.ts';
import { listen } from './listen.ts';
import { createLog, type Log } from './log.ts';
import { type Mail, startMail } from './mail/start-mail.ts';
import { type Metrics, serveMetrics } from './metrics.ts';
import { type Env, readSettings, type Settings } from './settings.ts';
import { createSite } from './site.ts';
import { StartError } from './start-error.ts';

export { createAccount } from './create-account.ts';
export { deleteAccount } from './delete-account.ts';

export interface Start {
  /** The folder of the built page. */
  readonly webRoot: string;
  readonly migrationsFolder: string;
  readonly env: Env;
}

/**
 * Serves until SIGINT or SIGTERM, then answers the requests in progress and ends after 10 s at most; a second signal ends
 * at once. A `StartError` is printed as one line, with exit code 1.
 */
export async function startServer(start: Start): Promise<void> {
  let stop = async (): Promise<void> => {};
  let signalled = 0;
  const exit = (): void => {
    const now = performance.now();
    if (signalled > 0 && now - signalled > maxRepetition) process.exit(1);
    if (signalled > 0) return;
    signalled = now;
    setTimeout(() => process.exit(1), maxStopTime).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', exit);
  process.on('SIGTERM', exit);
  process.stdout.on('error', () => undefined); // its lines may be lost: a server must start although the disk is full
  try {
    ({ stop } = await serve(start));
  } catch (error) {
    console.error(error instanceof StartError ? error.message : `SG Network could not start: ${String(error)}`);
    process.exit(1);
  }
}

/** Milliseconds in which npm and the terminal both send the signal of one Ctrl+C. */
const maxRepetition = 50;

const maxStopTime = 9_500;

/** The API without the page, for a running development server. The database stays open when the code is reloaded. */
export async function createDevApi({ migrationsFolder, env }: Omit<Start, 'webRoot'>): Promise<Hono> {
  const settings = readSettings(env);
  const log = createLog(settings.logLevel);
  globalThis.openedDatabase ??= openDatabase(settings, (line) => log.warn(line));
  const database = await globalThis.openedDatabase;
  await prepare(database, migrationsFolder, new Date(), settings.demoData);
  await globalThis.openedMail?.stop();
  await globalThis.openedClients?.stop();
  const localUrl = `http://localhost:${settings.port}`;
  const mail = startMail({ db: database.db, settings: settings.mail, localUrl, log });
  globalThis.openedMail = mail;
  globalThis.openedClients = startClients(database.db, settings, log);
  return createApi(createDeps(database, settings, { wake: mail.wake, log }));
}

/** Starts the API and the page. Throws `StartError` before it changes anything. */
export async function serve({
  webRoot,
  migrationsFolder,
  env,
}: Start): Promise<{ port: number; metricsPort: number | null; stop(): Promise<void> }> {
  const settings = readSettings(env);
  const { promise: site, resolve } = withResolver<Hono>();
  const starting = createHealth(async () => 'starting');
  const listening = await listen(settings.hosts, settings.port, { site, starting });
  const localUrl = `http://${env.HOST || 'localhost'}:${listening.port}`;
  let database: Database | undefined;
  let metrics: Awaited<ReturnType<typeof serveMetrics>> | null = null;
  let deps: Deps;
  let mail: Mail;
  let clients: Clients;
  let accounts: 'none' | 'demo' | 'some';
  try {
    console.log(`Preparing the database (${settings.databaseUrl === null ? settings.dataFolder : 'PostgreSQL'})…`);
    const log = createLog(settings.logLevel);
    database = await openDatabase(settings, (line) => log.warn(line));
    await prepare(database, migrationsFolder, new Date(), settings.demoData);
    mail = startMail({ db: database.db, settings: settings.mail, localUrl, log });
    deps = { ...createDeps(database, settings, { wake: mail.wake, log }), isStopping: listening.isClosing };
    clients = startClients(database.db, settings, log);
    metrics = await openMetrics(settings, deps.metrics, database);
    accounts = await accountsIn(database.db);
  } catch (error) {
    await listening.close(0);
    await database?.close();
    throw error;
  }
  const { close, db, files } = database;
  // nothing may be awaited from here: until this function returns, a signal ends the process without an answer
  resolve(createSite(webRoot, createApi(deps), deps));
  console.log(`SG Network is at ${localUrl}`);
  if (accounts === 'none')
    console.log('There are no accounts yet: sign up on the page, or use npm run create-account.');
  if (accounts === 'demo') console.log(`Demo account: ${demoAccount.email}  password: ${demoAccount.password}`);
  console.log(mail.line);
  const removal = setInterval(
    () => void removeExpired(db, files, new Date()).catch(() => undefined),
    removalInterval,
  ).unref();
  return {
    port: listening.port,
    metricsPort: metrics?.port ?? null,
    stop: async () => {
      clearInterval(removal);
      await listening.close();
      metrics?.close();
      await mail.stop();
      await clients?.stop();
      await close();
    },
  };
}

type Clients = ReturnType<typeof startDemoClients> | undefined;

function startClients(db: Db, { demoClients: seconds }: Settings, log: Log): Clients {
  if (seconds === null) return undefined;
  return startDemoClients({ db, now: () => new Date(), seconds }, (line) => log.warn(line));
}

async function accountsIn(db: Db): Promise<'none' | 'demo' | 'some'> {
  if (await isDemoAccountOpen(db)) return 'demo';
  return (await hasAccounts(db)) ? 'some' : 'none';
}

/** Milliseconds. */
const removalInterval = 10 * 60 * 1000;

async function openMetrics({ metricsHost, metricsPort }: Settings, metrics: Metrics, { load }: Database) {
  if (metricsPort === null) return null;
  metrics.gauge('database_busy', 'Connections to the database in use.', () => load().busy);
  metrics.gauge('database_waiting', 'Queries that wait for a connection.', () => load().waiting);
  const serving = await serveMetrics(metrics, metricsHost, metricsPort);
  console.log(`Metrics are at http://${metricsHost}:${serving.port}/metrics`);
  return serving;
}

function withResolver<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

declare global {
  var openedDatabase: Promise<Database> | undefined;
  var openedMail: Mail | undefined;
  var openedClients: Clients;
}
