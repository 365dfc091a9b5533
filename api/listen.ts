import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import {
  type ConnectionLimits,
  type Connections,
  createConnections,
  serverOptions,
  usualConnectionLimits,
} from './connections.ts';
import { envelopeOf } from './http/http-error.ts';
import { unavailable } from './http/http-errors.ts';
import { dataPolicy, headersOf } from './http/security-headers.ts';
import { StartError } from './start-error.ts';

/** An open port. */
export interface Listening {
  readonly port: number;
  /** Whether the server is being stopped. */
  readonly isClosing: () => boolean;
  /** Answers the requests in progress and closes the port. See `Connections`. */
  readonly close: Connections['close'];
}

/** Opens a port on every host. Until the site is ready, requests wait for `startingTime` and are answered with 503. */
export async function listen(
  hosts: readonly string[],
  port: number,
  pages: Pages,
  limits: ConnectionLimits = usualConnectionLimits,
): Promise<Listening> {
  const connections = createConnections(limits, unavailableResponse);
  let opened = port;
  let isAnyOpen = false;
  try {
    for (const host of hosts) {
      const server = createServer(pages, limits, connections);
      const address = await open(server, host, opened, isAnyOpen);
      if (address === null) continue;
      connections.add(server);
      isAnyOpen = true;
      opened = address.port;
    }
  } catch (error) {
    await connections.close(0);
    throw error;
  }
  return { port: opened, isClosing: connections.isClosing, close: connections.close };
}

/** What a server serves. */
export interface Pages {
  readonly site: Promise<Hono>;
  /** Answers some requests while the site is not ready; those that it does not find wait. */
  readonly starting?: Hono;
}

function createServer({ site, starting }: Pages, limits: ConnectionLimits, connections: Connections): Server {
  let ready: Hono | undefined;
  void site.then((opened) => {
    ready = opened;
  });
  const fetch: Parameters<typeof createAdaptorServer>[0]['fetch'] = (request, env) =>
    connections.answer(async () => {
      if (ready !== undefined) return ready.fetch(request, env);
      const early = await starting?.fetch(request, env);
      if (early?.ok || early?.status === 503) return early;
      const opened = await Promise.race([site, pause(limits.startingTime, null, { ref: false })]);
      if (opened !== null) return opened.fetch(request, env);
      return request.headers.get('accept')?.includes('text/html') ? unavailablePage() : unavailableResponse();
    });
  const hostname = 'localhost'; // of a request without a host, which HTTP/1.0 allows
  // only the option for HTTP/2 creates another class
  return createAdaptorServer({ fetch, hostname, serverOptions: serverOptions(limits) }) as Server;
}

/** The first host is required; the others may be missing, because not every machine has IPv6. */
async function open(server: Server, host: string, port: number, isOptional: boolean): Promise<{ port: number } | null> {
  const failure = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    server.once('error', resolve);
    server.listen(port, host, () => resolve(null));
  });
  const address = server.address();
  if (failure === null) return typeof address === 'object' && address !== null ? address : { port };
  if (isOptional && (failure.code === 'EADDRNOTAVAIL' || failure.code === 'EAFNOSUPPORT')) return null;
  throw new StartError(reasonOf(failure, host, port));
}

function reasonOf({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Choose another with PORT.`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this user. Choose another with PORT.`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return `HOST ${host} is not an address of this machine.`;
  return `Port ${port} could not be opened: ${message}`;
}

/** The response to a request that the server cannot answer yet, or not any more, because it ends. */
function unavailableResponse(): Response {
  const error = unavailable();
  return Response.json(envelopeOf(error, 'en'), {
    status: error.status,
    headers: {
      ...headersOf({ policy: dataPolicy, isShared: false }),
      ...error.options.headers,
      'Cache-Control': 'no-store',
    },
  });
}

/** A page of the same, which the browser loads again. */
function unavailablePage(): Response {
  const { status, headers } = unavailableResponse();
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Refresh', headers.get('Retry-After') ?? '');
  const [text] = unavailable().fieldErrors.map((each) => each.text);
  const [en, ar] = [`<p lang="en">${text?.en}</p>`, `<p lang="ar" dir="rtl">${text?.ar}</p>`];
  return new Response(`<!doctype html><title>SG Network</title>${en}${ar}`, { status, headers });
}
