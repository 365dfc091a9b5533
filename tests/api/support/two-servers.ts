import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

/** Servers behind a proxy that sends each request to the next of them. */
export interface ServersBehindProxy {
  /** Where the proxy listens. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Listens on free ports of 127.0.0.1. */
export async function serveBehindProxy(apps: readonly Hono[]): Promise<ServersBehindProxy> {
  const servers = apps.map(({ fetch }) => createAdaptorServer({ fetch }) as Server); // only the option for HTTP/2 creates another class
  const ports = await Promise.all(servers.map(listen));
  let turn = 0;
  const proxy = createServer((request, response) => {
    const { method, url: path, headers } = request;
    const port = ports[turn++ % ports.length];
    const forwarded = forward({ host: '127.0.0.1', port, method, path, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.rawHeaders);
      reply.pipe(response);
      reply.once('error', () => response.destroy());
    });
    forwarded.once('error', () => response.destroy());
    request.pipe(forwarded);
    // the rest of a body that the server does not read would keep the connection from its next request
    forwarded.once('close', () => request.resume());
    response.once('close', () => forwarded.destroy());
  });
  const origin = `http://127.0.0.1:${await listen(proxy)}`;
  return { origin, close: async () => void (await Promise.all([proxy, ...servers].map(close))) };
}

async function listen(server: Server): Promise<number> {
  // a connection that ends after an idle time would fail the next request of a process that was not run meanwhile
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port; // a TCP server has one
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
