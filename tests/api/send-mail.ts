import { processMail } from '../../api/mail/mailer.ts';
import type { Send } from '../../api/mail/smtp.ts';
import type { TestApi } from './test-api.ts';

export type SentMessage = Parameters<Send>[0];

/** Does everything that is due, and returns the messages that a mail server would have received. */
export async function sendMail({ db, now, logged }: TestApi): Promise<SentMessage[]> {
  const sent: SentMessage[] = [];
  const log = (line: string) => void logged.push(line);
  const send: Send = async (message) => void sent.push(message);
  await processMail({ db, now, log, publicUrl: 'https://sg.example', send });
  return sent;
}
