/** The connections of the server: their limits, the requests in progress on them, and their end. */
import type { IncomingMessage, RequestListener, Server, ServerOptions, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Times in milliseconds. */
export interface ConnectionLimits {
  /** Open connections; a further one closes another, see `evictable`. */
  readonly maxConnections: number;
  /** Requests of a connection that wait for the responses before theirs; a further one closes the connection. */
  readonly maxPipelinedRequests: number;
  /** Before the site is ready, for a request to wait for it. Browsers wait 5 s for most calls. */
  readonly startingTime: number;
  /** For all headers of a request. */
  readonly headersTime: number;
  /** For a whole request: a file of 10 MB from a slow phone. */
  readonly requestTime: number;
  /** Between two requests. Longer than the usual 60 s of a proxy, which must be the one to close. */
  readonly idleTime: number;
  /** Without progress while a response is sent. */
  readonly stalledTime: number;
  /** The same, where there are too many connections. */
  readonly crowdedStalledTime: number;
  readonly maxHeaderBytes: number;
  /** After the server stops listening, for requests that are already on their way on an open connection. */
  readonly graceTime: number;
  /** After the server stops listening, until the last responses are sent. */
  readonly closingTime: number;
}

export const usualConnectionLimits: ConnectionLimits = {
  maxConnections: 1_000,
  maxPipelinedRequests: 100,
  startingTime: 3_000,
  headersTime: 10_000,
  requestTime: 59_000,
  idleTime: 65_000,
  stalledTime: 150_000,
  crowdedStalledTime: 5_000,
  maxHeaderBytes: 16_384,
  graceTime: 500,
  closingTime: 7_000,
};

export interface Connections {
  /** Observes a server before it listens. */
  add(server: Server): void;
  /** Answers a request, or with `stopped` when the server must end before `respond` has. */
  answer(respond: () => Promise<Response>): Promise<Response>;
  isClosing(): boolean;
  /** Stops listening, waits for the requests in progress for `closingTime` at most, and closes every connection. */
  close(closingTime?: number): Promise<void>;
}

export const serverOptions = (limits: ConnectionLimits): ServerOptions => ({
  headersTimeout: limits.headersTime,
  requestTimeout: limits.requestTime,
  keepAliveTimeout: limits.idleTime,
  maxHeaderSize: limits.maxHeaderBytes,
  connectionsCheckingInterval: Math.min(500, limits.headersTime, limits.requestTime),
});

/** @param stopped the response to a request that cannot be answered any more */
export function createConnections(limits: ConnectionLimits, stopped: () => Response): Connections {
  const servers: Server[] = [];
  /** Every open connection, with its request in progress; the least recently used first. */
  const open = new Map<Socket, Exchange | null>();
  const unanswered = new Set<() => void>();
  let isClosing = false;

  const onConnection = (socket: Socket): void => {
    open.set(socket, null);
    socket.once('close', () => open.delete(socket));
    if (open.size > limits.maxConnections) evictable(open, socket, limits.crowdedStalledTime).destroy();
  };
  const onRequest = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    open.set(socket, { request, response, sentBytes: -1, stalledSince: 0 });
    if (isClosing) response.setHeader('Connection', 'close');
    response.once('close', () => {
      if (open.get(socket)?.response !== response) return; // the connection is closed, or has the next request
      open.delete(socket);
      if (!socket.destroyed) open.set(socket, null);
      if (isClosing) socket.destroySoon();
    });
  };
  const closeIdle = (): void => {
    for (const [socket, exchange] of open) if (exchange === null) socket.destroy();
  };

  return {
    add(server) {
      servers.push(server);
      server.setTimeout(limits.stalledTime);
      server.prependListener('connection', onConnection);
      answerInTurn(server, onRequest, limits.maxPipelinedRequests);
    },
    async answer(respond) {
      let stop = (): void => {};
      const stopping = new Promise<Response>((resolve) => {
        stop = () => resolve(stopped());
      });
      unanswered.add(stop);
      return Promise.race([respond(), stopping]).finally(() => unanswered.delete(stop));
    },
    isClosing: () => isClosing,
    async close(closingTime = limits.closingTime) {
      isClosing = true;
      const closed = Promise.all(servers.map(stopListening));
      for (const exchange of open.values())
        if (exchange !== null && !exchange.response.headersSent) exchange.response.setHeader('Connection', 'close');
      const graceTime = Math.min(limits.graceTime, closingTime);
      await Promise.race([closed, pause(graceTime)]);
      closeIdle();
      await Promise.race([closed, pause(closingTime - graceTime)]);
      for (const stop of unanswered) stop();
      await Promise.race([closed, pause(maxLastResponse)]);
      for (const socket of open.keys()) socket.destroy();
      await closed;
    },
  };
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** The bytes that the system had taken when progress was last checked. */
  sentBytes: number;
  /** When it had taken that many for the first time. */
  stalledSince: number;
}

/**
 * Begins a request when its connection waits for its response. A client can send many requests at once; Node sends their
 * responses one after another, reports neither an end nor progress of one that waits, and stores them without a limit.
 */
function answerInTurn(server: Server, onRequest: RequestListener, maxPipelinedRequests: number): void {
  const answers = server.listeners('request') as RequestListener[]; // those of this event
  const waiting = new WeakMap<Socket, number>();
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { socket } = request;
    const count = waiting.get(socket) ?? 0;
    const begin = (): void => {
      for (const listener of [onRequest, ...answers]) listener(request, response);
    };
    if (response.socket) return begin();
    if (count >= maxPipelinedRequests) return void socket.destroy();
    waiting.set(socket, count + 1);
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      begin();
    });
  });
}

/** Milliseconds in which the last responses leave the machine. */
const maxLastResponse = 250;

/**
 * The connection to close when there are too many. It prefers a connection without a request, then one with a request
 * that has not fully arrived, then the one with the client that has not read its response for the longest; otherwise it
 * returns the new connection.
 */
function evictable(open: ReadonlyMap<Socket, Exchange | null>, added: Socket, stalledTime: number): Socket {
  const now = performance.now();
  let receiving: Socket | undefined;
  let stalled: { readonly socket: Socket; readonly since: number } | undefined;
  for (const [socket, exchange] of open) {
    if (socket === added || socket.destroyed) continue;
    if (exchange === null) return socket;
    if (!exchange.request.complete) receiving ??= socket;
    const since = stalledSince(socket, exchange, now);
    if (now - since >= stalledTime && since < (stalled?.since ?? now)) stalled = { socket, since };
  }
  return receiving ?? stalled?.socket ?? added;
}

/** Since when the client has not read its response. Progress is checked only when there are too many connections. */
function stalledSince(socket: Socket, exchange: Exchange, now: number): number {
  const sentBytes = socket.bytesWritten - queuedBytes(socket);
  if (socket.writableLength === 0 || sentBytes !== exchange.sentBytes)
    Object.assign(exchange, { sentBytes, stalledSince: now });
  return exchange.stalledSince;
}

/**
 * The bytes of the chunk being written that the system has not taken yet. The property is internal to Node,
 * and its own time-outs use it.
 */
const queuedBytes = (socket: object): number =>
  (socket as { _handle?: { writeQueueSize?: number } | null })._handle?.writeQueueSize ?? 0;

/** An HTTP server that is closed closes its idle connections at once, with the requests that are on their way on them. */
const stopListening = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
