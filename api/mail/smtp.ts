import { createTransport } from 'nodemailer';
import type { Message } from './messages.ts';

interface Envelope extends Message {
  readonly id: string;
  readonly to: string;
}

/** Sends one message; rejects when the mail server did not accept it. */
export type Send = (message: Envelope) => Promise<void>;

export interface Smtp {
  readonly send: Send;
  readonly close: () => void;
}

/** Milliseconds for a whole message. */
export const maxSendTime = 60_000;

/**
 * @param url `smtp://user:password@host:port` or `smtps://…`
 * @param from the sender's address
 * @param host the host of the Message-ID
 */
export function createSmtp(url: string, from: string, host: string): Smtp {
  const transport = createTransport({
    url,
    // a password is never sent in the clear, unless the address ends with ?requireTLS=false
    requireTLS: new URL(url).username !== '',
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    dnsTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ id, to, subject, text, html, unsubscribe }) => {
      await transport.sendMail({
        from: { name: 'SG Network', address: from },
        // as an object it is never parsed, so it cannot name more than one recipient
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${host}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribe && {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
    },
    close: () => transport.close(),
  };
}
