/**
 * Checks the limits of connections and the end of the server, on raw connections. Long because each limit is one test.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ConnectionLimits, usualConnectionLimits } from '../../api/connections.ts';
import { type Listening, listen } from '../../api/listen.ts';
import { eventually } from '../support/eventually.ts';
import { hold } from '../support/hold.ts';
import { openConnection, type ServerProcess, startServerProcess } from './support/server-process.ts';
import { createEmptyIn } from './test-database.ts';

const site = new Hono()
  .get('/', (context) => context.text('here'))
  .post('/', async (context) => context.text(`read ${(await context.req.text()).length}`));

let listening: Listening | undefined;
afterEach(() => listening?.close(0));

async function open(limits: Partial<ConnectionLimits> = {}, pages: Hono = site) {
  listening = await listen(['127.0.0.1'], 0, { site: Promise.resolve(pages) }, { ...usualConnectionLimits, ...limits });
  const { port } = listening;
  return { connect: () => openConnection(port), port, server: listening };
}

describe('a connection', () => {
  it('may send a request of HTTP/1.0 without a host, as some health checks do', async () => {
    const { connect } = await open();
    const { socket, closed, received } = connect();
    socket.write('GET / HTTP/1.0\r\n\r\n');
    await closed;
    expect(received()).toMatch(/^HTTP\/1.1 200 .*here$/s);
  });

  it('without complete headers is closed', async () => {
    const { connect } = await open({ headersTime: 50 });
    const { socket, closed, received } = connect();
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    await closed;
    expect(received()).toMatch(/^HTTP\/1.1 408 /);
  });

  it('that sends nothing is closed', async () => {
    const { connect } = await open({ headersTime: 50 });
    const { closed } = connect();
    await closed;
  });

  it('without a complete body is closed', async () => {
    const { connect } = await open({ headersTime: 50, requestTime: 50 });
    const { socket, closed, received } = connect();
    socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nab');
    await closed;
    expect(received()).toMatch(/^HTTP\/1.1 408 /);
  });

  it('with many requests at once begins one only when those before it are answered', async () => {
    const begun: string[] = [];
    const first = hold();
    const pages = new Hono().get('/:name', async (context) => {
      begun.push(context.req.param('name'));
      if (begun.length === 1) await first.released;
      return context.text(`reply ${context.req.param('name')}`);
    });
    const { connect } = await open({}, pages);
    const get = (name: string) => `GET /${name} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    const { socket, received } = connect();
    socket.write(get('a') + get('b') + get('c'));
    await eventually(() => expect(begun).toContain('a'));
    await new Promise(setImmediate);
    expect(begun).toEqual(['a']);
    first.release();
    await eventually(() => expect(received()).toContain('reply c'));
    expect(received().match(/reply \w/g)).toEqual(['reply a', 'reply b', 'reply c']);
  });

  it('with more requests than may wait is closed, while others are answered', async () => {
    const pages = new Hono()
      .get('/', (context) => context.text('here'))
      .get('/held', () => new Promise<Response>(() => {}));
    const { connect, port } = await open({ maxPipelinedRequests: 3 }, pages);
    const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    const { socket, closed, received } = connect();
    socket.write(get('/held') + get('/').repeat(4));
    await closed;
    expect(received()).toBe('');
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('here');
  });

  it('may send as many requests again once those before are answered', async () => {
    const { connect } = await open({ maxPipelinedRequests: 2 });
    const { socket, received } = connect();
    for (const count of [3, 6]) {
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(3));
      await eventually(() => expect(received().match(/here/g)).toHaveLength(count));
    }
  });

  it('is closed when it has been idle', async () => {
    const { connect } = await open({ idleTime: 50 });
    const { socket, closed, received } = connect();
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await closed;
    expect(received()).toMatch(/^HTTP\/1.1 200 /);
  });

  it('with too large headers is answered with 431 and closed', async () => {
    const { connect } = await open();
    const { socket, closed, received } = connect();
    socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\nX-Large: ${'a'.repeat(17_000)}\r\n\r\n`);
    await closed;
    expect(received()).toMatch(/^HTTP\/1.1 431 /);
  });

  it('replaces the oldest that is not being answered when there are too many', async () => {
    const { connect, port } = await open({ maxConnections: 3 });
    const slow = Array.from({ length: 12 }, connect);
    for (const { socket } of slow) socket.write('GET / HTTP/1.1\r\nX-Slow: ');
    await Promise.all(slow.slice(0, 9).map(({ closed }) => closed));
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('here');
  });

  it('is refused when all others are being answered', async () => {
    const { released, release } = hold<string>();
    const busy = new Hono().get('/', async (context) => context.text(await released));
    const { connect } = await open({ maxConnections: 1 }, busy);
    const first = connect();
    first.socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\n\r\n');
    await first.receives('100 Continue');
    await connect().closed;
    release('done');
    await first.receives('done');
  });
});

describe('when all connections are being answered, a new one', () => {
  const large = new Hono()
    .get('/', (context) => context.text('here'))
    .get('/large', (context) => context.body(new Uint8Array(64 * 1024 * 1024)));
  const limits = { maxConnections: 1, crowdedStalledTime: 0 };

  it('replaces one of which the client does not read the response', async () => {
    const { connect, port } = await open(limits, large);
    const { socket, closed, receives } = connect();
    socket.write('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await receives('200 OK');
    socket.pause();
    const headers = { Connection: 'close' };
    await eventually(async () =>
      expect(await (await fetch(`http://127.0.0.1:${port}/`, { headers })).text()).toBe('here'),
    );
    socket.resume();
    await closed;
  });

  it('is refused while the response of the other is made', async () => {
    const { released, release } = hold<string>();
    const { connect } = await open(
      limits,
      new Hono().get('/', async (context) => context.text(await released)),
    );
    const first = connect();
    first.socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\n\r\n');
    await first.receives('100 Continue');
    for (let count = 0; count < 3; count++) await connect().closed;
    release('done');
    await first.receives('done');
  });
});

describe('a server that stops', () => {
  it('answers the requests in progress, with Connection: close', async () => {
    const { connect, server } = await open();
    const { socket, closed, received, receives } = connect();
    socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nExpect: 100-continue\r\n\r\n');
    await receives('100 Continue');
    const closing = server.close();
    socket.write('abcd');
    await closed;
    await closing;
    expect(received()).toMatch(/HTTP\/1.1 200 OK.*connection: close.*read 4/is);
  });

  it('answers a request that was on its way on an idle connection', async () => {
    const { connect, server } = await open({ graceTime: 60_000 });
    const { socket, closed, received, receives } = connect();
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await receives('here');
    const closing = server.close();
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await closed;
    await closing;
    expect(received()).toMatch(/here.*HTTP\/1.1 200 OK.*connection: close.*here/is);
  });

  it('answers with 503 what it cannot finish, and closes connections that send nothing', async () => {
    const hanging = new Hono().get('/', () => new Promise<Response>(() => {}));
    const { connect, server } = await open({ graceTime: 10, closingTime: 50 }, hanging);
    const silent = connect();
    const { socket, closed, received, receives } = connect();
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\n\r\n');
    await receives('100 Continue');
    await server.close();
    await Promise.all([closed, silent.closed]);
    expect(received()).toMatch(/HTTP\/1.1 503 .*retry-after: 5.*"exc_type":"SessionStopped"/is);
  });
});

describe('the process', () => {
  let folder: string;
  let server: ServerProcess | undefined;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sg-process-'));
    await createEmptyIn(join(folder, 'data'));
  });
  afterEach(() => void server?.process.kill('SIGKILL'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** A request of which the server has the headers, and not yet the body. */
  async function startRequest() {
    server = await startServerProcess({ DATA_DIR: join(folder, 'data') });
    const connection = openConnection(server.port);
    const body = JSON.stringify({ path: '/', language: 'en' });
    connection.socket.write(
      [
        'POST /api/page-view HTTP/1.1',
        'Host: localhost',
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
        'Expect: 100-continue',
        '\r\n',
      ].join('\r\n'),
    );
    await connection.receives('100 Continue');
    return { server, connection, body };
  }

  it('ends after SIGTERM when the request in progress is answered', async () => {
    const { server, connection, body } = await startRequest();
    server.process.kill('SIGTERM');
    await eventually(() => expect(fetch(`http://127.0.0.1:${server.port}/`)).rejects.toThrow());
    connection.socket.write(body);
    await connection.closed;
    expect(connection.received()).toMatch(/HTTP\/1.1 204 .*connection: close/is);
    expect(await server.ended).toBe(0);
  });

  it('ends at once after a second signal', async () => {
    const { server, connection } = await startRequest();
    server.process.kill('SIGTERM');
    // the server takes two signals in quick succession for one, as npm and the terminal send them
    const repeated = setInterval(() => server.process.kill('SIGINT'), 100);
    expect(await server.ended).toBe(1);
    clearInterval(repeated);
    expect(connection.received()).not.toContain('HTTP/1.1 2');
  });
});
