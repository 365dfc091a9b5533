import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { StartError } from './start-error.ts';

/** An open port. */
export interface Listening {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Opens a port on every host. Requests wait until the site is ready. */
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

/** The first host is required; the others may be missing, because not every machine has IPv6. */
async function open(host: string, port: number, site: Promise<Hono>, isOptional: boolean): Promise<Server | null> {
  const server = createAdaptorServer({ fetch: async (request, env) => (await site).fetch(request, env) }) as Server; // only the option for HTTP/2 creates another class
  const failure = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    server.once('error', resolve);
    server.listen(port, host, () => resolve(null));
  });
  if (failure === null) return server;
  if (isOptional && (failure.code === 'EADDRNOTAVAIL' || failure.code === 'EAFNOSUPPORT')) return null;
  throw new StartError(reasonOf(failure, host, port));
}

function reasonOf({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Choose another with PORT.`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this user. Choose another with PORT.`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return `HOST ${host} is not an address of this machine.`;
  return `Port ${port} could not be opened: ${message}`;
}

/** Milliseconds for which open responses may continue after the server has been stopped. */
const maxClosingTime = 2000;

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), maxClosingTime).unref();
  });
}
