import type { Db } from '../db/db.ts';
import type { Log } from '../log.ts';
import type { MailSettings } from '../settings.ts';
import { addDigests } from './digest.ts';
import { startMailWorker } from './mail-worker.ts';
import { processMail } from './mailer.ts';
import { createSmtp } from './smtp.ts';

/** The running mail of a server. */
export interface Mail {
  /** One line for the operator. */
  readonly line: string;
  readonly wake: () => void;
  readonly stop: () => Promise<void>;
}

interface Start {
  readonly db: Db;
  readonly settings: MailSettings;
  /** Where this server is reached from its own machine. */
  readonly localUrl: string;
  readonly log: Log;
}

/** Starts sending the messages of the outbox, where there is a mail server. */
export function startMail({ db, settings: { mode, smtp, publicUrl }, localUrl, log }: Start): Mail {
  if (mode === 'off') {
    const line =
      'Mail is off: nobody can confirm an address or reset a password. Set SMTP_URL, MAIL_FROM and PUBLIC_URL.';
    return { line, wake: () => {}, stop: async () => {} };
  }
  const url = publicUrl ?? localUrl;
  const server = smtp && createSmtp(smtp.url, smtp.from, new URL(url).hostname);
  const logLine = (line: string): void => log.warn(line);
  const deps = { db, now: () => new Date(), log: logLine, publicUrl: url, send: server?.send ?? null };
  const worker = startMailWorker(async (isStopping) => {
    const work = () => processMail({ ...deps, isStopping });
    await work(); // first, so that links wait for no digests
    while (!isStopping() && (await addDigests(db, deps.now()))) await work();
    await work();
  }, logLine);
  return {
    line: server ? `Mail is sent from ${smtp?.from}.` : `Mail is not sent; ${localUrl}/dev/mail shows it.`,
    wake: worker.wake,
    stop: async () => {
      await worker.stop();
      server?.close();
    },
  };
}
