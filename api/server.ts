/** Starts and stops the server: its port, its database and the site. */
import type { Hono } from 'hono';
import { createApi } from './app.ts';
import { createDeps } from './create-deps.ts';
import { type Database, openEmbedded, openServed } from './db/open-database.ts';
import { prepare } from './db/prepare.ts';
import { demoAccount } from './db/seed/history/accounts.ts';
import { listen } from './listen.ts';
import { type Mail, startMail } from './mail/start-mail.ts';
import { type Env, readSettings, type Settings } from './settings.ts';
import { createSite } from './site.ts';
import { StartError } from './start-error.ts';

export interface Start {
  /** The folder of the built page. */
  readonly webRoot: string;
  readonly migrationsFolder: string;
  readonly env: Env;
}

/** Serves until SIGINT or SIGTERM. A `StartError` is printed as one line, with exit code 1. */
export async function startServer(start: Start): Promise<void> {
  let stop = async (): Promise<void> => {};
  const exit = (): void => {
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGINT', exit);
  process.once('SIGTERM', exit);
  try {
    ({ stop } = await serve(start));
  } catch (error) {
    console.error(error instanceof StartError ? error.message : `SG Network could not start: ${String(error)}`);
    process.exit(1);
  }
}

/** The API without the page, for a running development server. The database stays open when the code is reloaded. */
export async function createDevApi({ migrationsFolder, env }: Omit<Start, 'webRoot'>): Promise<Hono> {
  const settings = readSettings(env);
  globalThis.openedDatabase ??= openDatabase(settings);
  const database = await globalThis.openedDatabase;
  await prepare(database, migrationsFolder, new Date());
  await globalThis.openedMail?.stop();
  const localUrl = `http://localhost:${settings.port}`;
  globalThis.openedMail = startMail({ db: database.db, settings: settings.mail, localUrl });
  return createApi(createDeps(database.db, settings, globalThis.openedMail.wake));
}

/** Starts the API and the page. Throws `StartError` before it changes anything. */
export async function serve({
  webRoot,
  migrationsFolder,
  env,
}: Start): Promise<{ port: number; stop(): Promise<void> }> {
  const settings = readSettings(env);
  const { promise: site, resolve } = withResolver<Hono>();
  const listening = await listen(settings.hosts, settings.port, site);
  let database: Database | undefined;
  try {
    console.log(`Preparing the database (${settings.databaseUrl === null ? settings.dataFolder : 'PostgreSQL'})…`);
    database = await openDatabase(settings);
    await prepare(database, migrationsFolder, new Date());
  } catch (error) {
    await listening.close();
    await database?.close();
    throw error;
  }
  const localUrl = `http://${env.HOST || 'localhost'}:${listening.port}`;
  const mail = startMail({ db: database.db, settings: settings.mail, localUrl });
  resolve(createSite(webRoot, createApi(createDeps(database.db, settings, mail.wake))));
  console.log(`SG Network is at ${localUrl}`);
  console.log(`Demo account: ${demoAccount.email}  password: ${demoAccount.password}`);
  console.log(mail.line);
  const { close } = database;
  return {
    port: listening.port,
    stop: async () => {
      await listening.close();
      await mail.stop();
      await close();
    },
  };
}

function openDatabase({ databaseUrl, dataFolder }: Settings): Promise<Database> {
  return databaseUrl === null ? openEmbedded(dataFolder) : openServed(databaseUrl);
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
}
