import { createServer, type Socket } from 'node:net';

/** A mail server on this machine that accepts every message, or replies as a test defines. */
export interface SmtpServer {
  readonly url: string;
  /** The accepted messages: the recipients of the envelope, and the text with its headers. */
  readonly received: { readonly to: readonly string[]; readonly data: string }[];
  /** The replies to the next RCPT commands, in place of acceptance. */
  readonly refusals: string[];
  /** Every line that was received outside a message. */
  readonly commands: string[];
  readonly close: () => Promise<void>;
}

export async function startSmtpServer(): Promise<SmtpServer> {
  const received: SmtpServer['received'] = [];
  const refusals: string[] = [];
  const commands: string[] = [];
  const server = createServer((socket) => converse(socket, received, refusals, commands));
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)); // a TCP server has one
  });
  const close = () => new Promise<void>((resolve) => void server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, received, refusals, commands, close };
}

function converse(socket: Socket, received: SmtpServer['received'], refusals: string[], commands: string[]): void {
  let buffer = '';
  let to: string[] = [];
  let isData = false;
  const reply = (line: string): void => void socket.write(`${line}\r\n`);
  socket.setEncoding('utf8').on('error', () => {});
  reply('220 test');
  socket.on('data', (chunk: string) => {
    buffer += chunk;
    for (let end = endOf(buffer, isData); end !== -1; end = endOf(buffer, isData)) {
      const line = buffer.slice(0, end);
      buffer = buffer.slice(end + (isData ? 5 : 2));
      if (!isData) commands.push(line);
      if (isData) {
        received.push({ to, data: line });
        isData = false;
        reply('250 accepted');
      } else if (/^RCPT/i.test(line)) {
        const refusal = refusals.shift();
        if (refusal === undefined) to.push(/<(.*)>/.exec(line)?.[1] ?? '');
        reply(refusal ?? '250 ok');
      } else if (/^DATA/i.test(line)) {
        isData = true;
        reply('354 go on');
      } else if (/^EHLO/i.test(line)) {
        socket.write('250-test\r\n250 AUTH PLAIN\r\n');
      } else if (/^STARTTLS/i.test(line)) {
        reply('502 not here');
      } else if (/^AUTH/i.test(line)) {
        reply('235 welcome');
      } else if (/^QUIT/i.test(line)) {
        socket.end('221 bye\r\n');
      } else {
        if (/^MAIL/i.test(line)) to = [];
        reply('250 ok');
      }
    }
  });
}

const endOf = (text: string, isData: boolean): number => text.indexOf(isData ? '\r\n.\r\n' : '\r\n');
