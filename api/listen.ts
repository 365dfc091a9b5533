import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { StartError } from './start-error.ts';

/** Ports that are open and wait for a site to answer on them. */
export interface Listening {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Opens a port on every host at once; what comes in waits until the site is there. */
export async function listen(hosts: readonly string[], port: number, site: Promise<Hono>): Promise<Listening> {
  const servers: Server[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(servers.map(closeServer));
  };
  let opened = port;
  try {
    for (const host of hosts) {
      const server = await open(host, opened, site, servers.length > 0);
      if (server === null) continue;
      servers.push(server);
      const address = server.address();
      opened = typeof address === 'object' && address !== null ? address.port : opened;
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { port: opened, close };
}

/** Only the first host must exist: not every machine has IPv6. */
async function open(host: string, port: number, site: Promise<Hono>, mayLack: boolean): Promise<Server | null> {
  const server = createAdaptorServer({ fetch: async (request, env) => (await site).fetch(request, env) }) as Server; // no http2 is asked for
  const failure = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    server.once('error', resolve);
    server.listen(port, host, () => resolve(null));
  });
  if (failure === null) return server;
  if (mayLack && (failure.code === 'EADDRNOTAVAIL' || failure.code === 'EAFNOSUPPORT')) return null;
  throw new StartError(reasonOf(failure, host, port));
}

function reasonOf({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Choose another with PORT.`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this user. Choose another with PORT.`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return `HOST ${host} is not an address of this machine.`;
  return `Port ${port} could not be opened: ${message}`;
}

/** How long answers that are under way may take once the server is told to stop. */
const patience = 2000;

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), patience).unref();
  });
}
