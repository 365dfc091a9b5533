/** Counts requests for Prometheus, and serves the counts on a port of their own. */
import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { CallName } from '../src/services/contract/calls.ts';
import { StartError } from './start-error.ts';

/** What the server counts and measures of itself. */
export interface Metrics {
  /** Counts a response. `call` is null for everything that is not a call of the contract. */
  readonly observe: (call: CallName | null, status: number, seconds: number) => void;
  /** Counts a request that was turned away. */
  readonly shed: () => void;
  /** Adds a value that is read when the metrics are. */
  readonly gauge: (name: string, help: string, read: () => number) => void;
  readonly registry: Registry;
}

const prefix = 'sg_network_';

/** Creates the metrics of one server, in the format of Prometheus, with those of its process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const duration = new Histogram({
    name: `${prefix}request_duration_seconds`,
    help: 'The time of requests, by call and class of status.',
    labelNames: ['call', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const shed = new Counter({
    name: `${prefix}shed_requests_total`,
    help: 'Requests turned away by overload.',
    registers,
  });
  const throttled = new Counter({
    name: `${prefix}throttled_requests_total`,
    help: 'Requests answered with 429.',
    registers,
  });
  return {
    observe: (call, status, seconds) => {
      duration.observe({ call: call ?? 'other', status: `${Math.floor(status / 100)}xx` }, seconds);
      if (status === 429) throttled.inc();
    },
    shed: () => shed.inc(),
    gauge: (name, help, read) => {
      const gauge: Gauge = new Gauge({ name: prefix + name, help, registers, collect: (): void => gauge.set(read()) });
    },
    registry,
  };
}

/** Serves the metrics, with those of the process. Returns a function that stops it. */
export async function serveMetrics(
  { registry }: Metrics,
  host: string,
  port: number,
): Promise<{ port: number; close: () => void }> {
  collectDefaultMetrics({ register: registry });
  const server = createServer((request, response) => {
    const isKnown = request.url === '/metrics' && (request.method === 'GET' || request.method === 'HEAD');
    if (!isKnown) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', () => reject(new StartError(`METRICS_PORT ${port} of ${host} could not be opened.`)));
    server.listen(port, host, resolve);
  });
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { port: portOf(server, port), close };
}

function portOf(server: Server, fallback: number): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : fallback;
}
