/** A proxy in front of the server of the tests that leaves requests without a reply, as a dead connection does. */
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SilentServer {
  readonly origin: string;
  /** From now on, the first request for an address that matches gets no reply. */
  silence(addresses: RegExp): void;
  /** Whether that request has been received. */
  hasReceived(): boolean;
  stop(): void;
}

/** @param target the origin of the server */
export async function startSilentServer(target: string): Promise<SilentServer> {
  let addresses: RegExp | undefined;
  let hasReceived = false;
  const server = createServer((incoming, reply) => {
    const { url = '/', method, headers } = incoming;
    if (addresses?.test(url) && !hasReceived) {
      hasReceived = true;
      return;
    }
    const outgoing = request(new URL(url, target), { method, headers }, (response) => {
      reply.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(reply);
    });
    outgoing.on('error', () => reply.destroy());
    reply.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    origin: `http://127.0.0.1:${port}`,
    hasReceived: () => hasReceived,
    silence(pattern) {
      addresses = pattern;
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
