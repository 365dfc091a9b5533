/** Tests of the start of the server. Long because each thing that can be taken or wrong at the start has tests. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { usualConnectionLimits } from '../../api/connections.ts';
import { createAccount } from '../../api/create-account.ts';
import { claimFolder } from '../../api/db/data-folder.ts';
import { takeLock } from '../../api/db/lock-file.ts';
import { openServed } from '../../api/db/open-database.ts';
import { listen } from '../../api/listen.ts';
import { serve } from '../../api/server.ts';
import { type Env, readSettings } from '../../api/settings.ts';
import { StartError } from '../../api/start-error.ts';
import { hold } from '../support/hold.ts';
import { addressOf, demoAccount } from './test-api.ts';
import { createEmptyIn } from './test-database.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sg-start-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const inside = (name: string) => join(folder, name);

describe('readSettings', () => {
  it.each([
    ['abc', 'PORT must be a whole number from 0 to 65535, not "abc".'],
    ['70000', 'PORT must be a whole number from 0 to 65535, not "70000".'],
    ['-1', 'PORT must be a whole number from 0 to 65535, not "-1".'],
    ['80.5', 'PORT must be a whole number from 0 to 65535, not "80.5".'],
    ['0x50', 'PORT must be a whole number from 0 to 65535, not "0x50".'],
  ])('rejects the port %s', (PORT, message) => {
    expect(() => readSettings({ PORT })).toThrow(new StartError(message));
  });

  it.each(['mysql://host/db', 'postgres', 'postgres://['])('rejects the database %s', (DATABASE_URL) => {
    expect(() => readSettings({ DATABASE_URL })).toThrow(StartError);
  });

  it('reads the origins of ALLOW_CORS as browsers send them, and rejects what is none', () => {
    const origins = (ALLOW_CORS: string) => readSettings({ ALLOW_CORS }).rules.origins;
    expect(origins('https://App.example/, http://localhost:8080,')).toEqual([
      'https://app.example',
      'http://localhost:8080',
    ]);
    for (const value of ['*', 'https://app.example, app.example', 'null'])
      expect(() => origins(value)).toThrow(
        new StartError(
          `ALLOW_CORS must have addresses that start with https:// or http://, not "${value.split(', ').at(-1)}".`,
        ),
      );
  });

  it('defaults to port 3000 on the local addresses and to ./data', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      hosts: ['127.0.0.1', '::1'],
      dataFolder: 'data',
      databaseUrl: null,
    });
  });
});

describe('a port', () => {
  it('fails when it is taken, before the data folder is created', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port)); // a TCP server has one
    });
    const start = { webRoot: folder, migrationsFolder: 'api/db/migrations' };
    const env = { PORT: String(port), DATA_DIR: inside('untouched') };
    await expect(serve({ ...start, env })).rejects.toThrow(`Port ${port} is taken. Choose another with PORT.`);
    expect(existsSync(inside('untouched'))).toBe(false);
    other.close();
  });

  it('delays requests until the site is ready', async () => {
    const { released: site, release: open } = hold<Hono>();
    const listening = await listen(['127.0.0.1'], 0, { site });
    const request = fetch(`http://127.0.0.1:${listening.port}/`);
    open(new Hono().get('/', (context) => context.text('here')));
    expect(await (await request).text()).toBe('here');
    await listening.close();
  });

  it('answers a request that has waited for the site with 503, and a page so that the browser loads it again', async () => {
    const site = new Promise<Hono>(() => {});
    const listening = await listen(['127.0.0.1'], 0, { site }, { ...usualConnectionLimits, startingTime: 10 });
    const get = (path: string, accept: string) =>
      fetch(`http://127.0.0.1:${listening.port}${path}`, { headers: { accept, Connection: 'close' } });
    const call = await get(addressOf('getRegions'), 'application/json');
    expect([call.status, call.headers.get('retry-after'), call.headers.get('refresh')]).toEqual([503, '5', null]);
    expect(await call.json()).toMatchObject({ exc_type: 'SessionStopped' });
    const page = await get('/', 'text/html,*/*;q=0.8');
    expect([page.status, page.headers.get('retry-after'), page.headers.get('refresh')]).toEqual([503, '5', '5']);
    expect(await page.text()).toMatch(/not available right now.*غير متاحة حاليًا/);
    for (const { headers } of [call, page])
      expect([headers.get('x-content-type-options'), headers.get('content-security-policy')]).toEqual([
        'nosniff',
        "default-src 'none'; frame-ancestors 'none'",
      ]);
    await listening.close();
  });
});

describe('a database', () => {
  it('fails to open without an answer, with a message that omits the password', async () => {
    const opening = openServed('postgres://someone:secret@127.0.0.1:1/sg');
    await expect(opening).rejects.toThrow('The database at 127.0.0.1:1/sg does not answer: connect ECONNREFUSED');
    await expect(opening).rejects.not.toThrow('secret');
  });
});

describe('a data folder', () => {
  it('fails when it is not a folder', async () => {
    writeFileSync(inside('file'), '');
    await expect(claimFolder(inside('file'))).rejects.toThrow('is not a folder');
    // Node 24 finds nothing below a file, and fails to create it
    await expect(claimFolder(inside('file/below'))).rejects.toThrow(/cannot be (read|created) \(ENOTDIR\)/);
  });

  it('fails when it contains other files, and is left unchanged', async () => {
    await expect(claimFolder(folder)).rejects.toThrow('contains other files');
    expect(readdirSync(folder)).not.toContain('lock');
  });

  it('is locked when it is claimed, and can be claimed again after its release', async () => {
    const release = await claimFolder(inside('new'));
    expect(readdirSync(inside('new')).sort()).toEqual(['lock', 'sg-network.json']);
    await expect(claimFolder(inside('new'))).rejects.toThrow(`The data folder ${inside('new')} is in use`);
    release();
    (await claimFolder(inside('new')))();
  });

  it('is closed to other users of the machine, also one that was open to them', async () => {
    const modeOf = (name: string): string => (statSync(inside(name)).mode & 0o777).toString(8);
    (await claimFolder(inside('closed/below')))();
    expect([modeOf('closed'), modeOf('closed/below')]).toEqual(['700', '700']);
    chmodSync(inside('closed/below'), 0o755);
    const warn = vi.fn();
    (await claimFolder(inside('closed/below'), { warn }))();
    expect([modeOf('closed/below'), warn.mock.calls]).toEqual(['700', []]);
  });

  it('is used with a warning where its permissions cannot be changed', async () => {
    (await claimFolder(inside('open')))();
    chmodSync(inside('open'), 0o750);
    const warn = vi.fn();
    const chmod = (): void => {
      throw Object.assign(new Error('refused'), { code: 'EPERM' });
    };
    (await claimFolder(inside('open'), { warn, chmod }))();
    expect(warn.mock.calls).toEqual([
      [
        `Other users of this machine may read the data folder ${inside('open')}: its permissions cannot be changed (EPERM).`,
      ],
    ]);
  });
});

describe('a lock', () => {
  /** Starts a process that takes the lock. */
  const takeElsewhere = async (path: string): Promise<ChildProcess> => {
    const script = `const { openSync } = require('node:fs');
      require('fs-native-extensions').tryLock(openSync(process.argv[1], 'a+'));
      process.stdout.write('taken'); setInterval(() => {}, 1000);`;
    const owner = spawn(process.execPath, ['-e', script, path], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(owner.stdout, 'data');
    return owner;
  };

  it('names the process that has it', async () => {
    const release = await takeLock(inside('named'), 'It');
    await expect(takeLock(inside('named'), 'It')).rejects.toThrow(
      `It is in use by another process (${process.pid} on ${hostname()}).`,
    );
    release();
  });

  it('is respected when its process has no id here, as in another container', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    const owner = await takeElsewhere(inside('foreign'));
    writeFileSync(inside('foreign'), JSON.stringify({ pid, started: 'elsewhere' }));
    await expect(takeLock(inside('foreign'), 'It')).rejects.toThrow('It is in use by another process.');
    owner.kill();
    await once(owner, 'exit');
  });

  it('ends when its process is killed', async () => {
    const owner = await takeElsewhere(inside('killed'));
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    (await takeLock(inside('killed'), 'It'))();
  });

  it('is taken by one of many that try at once', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => takeLock(inside('contested'), 'It')));
    const taken = tries.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(taken).toHaveLength(1);
    for (const release of taken) release();
  });

  it.each(['', '{', '{"pid":1}', 'x'.repeat(100_000)])('is taken whatever the file contains', async (content) => {
    writeFileSync(inside('any'), content);
    const release = await takeLock(inside('any'), 'It');
    expect(readFileSync(inside('any'), 'utf8')).toBe(`${process.pid} on ${hostname()}\n`);
    release();
  });
});

describe('the server', () => {
  const start = (env: Env) => {
    const log = vi
      .spyOn(console, 'log')
      .mockClear()
      .mockImplementation(() => {});
    const serving = serve({ webRoot: folder, migrationsFolder: 'api/db/migrations', env: { PORT: '0', ...env } });
    return serving.then((server) => ({ ...server, printed: log.mock.calls.flat().join('\n') }));
  };

  it('keeps its data after a restart, and names the demo account', async () => {
    const env = { DATA_DIR: inside('restarted') };
    const subscribe = async (port: number) => {
      const address = `http://127.0.0.1:${port}${addressOf('subscribe', { query: { usr: 'restarted@example.com' } })}`;
      return (await (await fetch(address, { method: 'POST' })).json()).message.data;
    };
    const first = await start(env);
    expect(first.printed).toContain(`Preparing the database (${inside('restarted')})…`);
    expect(first.printed).toContain(`SG Network is at http://localhost:${first.port}\n`);
    expect(first.printed).toContain(`Demo account: ${demoAccount.email}  password: ${demoAccount.password}`);
    expect(first.printed).not.toContain('There are no accounts yet');
    expect(await subscribe(first.port)).toBe('Subscriber Added');
    await first.stop();
    const second = await start(env);
    expect(await subscribe(second.port)).toBe('Already Subscribed');
    await second.stop();
  });

  it('serves metrics of requests and of the database on a port of their own, until it stops', async () => {
    const server = await start({ DATA_DIR: inside('restarted'), METRICS_PORT: '0' });
    const metrics = `http://127.0.0.1:${server.metricsPort}/metrics`;
    expect(server.printed).toContain(`Metrics are at ${metrics}`);
    await (await fetch(`http://127.0.0.1:${server.port}${addressOf('getRegions')}`)).text();
    const text = await (await fetch(metrics, { headers: { Connection: 'close' } })).text();
    for (const line of [
      'sg_network_request_duration_seconds_count{call="getRegions",status="2xx"} 1',
      'sg_network_active_requests 0',
      'sg_network_waiting_requests 0',
    ])
      expect(text).toContain(line);
    // the server also reads its database by itself
    for (const name of ['busy', 'waiting']) expect(text).toMatch(new RegExp(`^sg_network_database_${name} \\d+$`, 'm'));
    await server.stop();
    await expect(fetch(metrics)).rejects.toThrow();
  });

  it('prints how to get an account where there is none, until there is one', async () => {
    const env = { DATA_DIR: inside('without-demo'), SEED_DEMO: '0' };
    await createEmptyIn(env.DATA_DIR);
    const first = await start(env);
    expect(first.printed).toContain('There are no accounts yet: sign up on the page, or use npm run create-account.');
    expect(first.printed).not.toContain('Demo account');
    await first.stop();
    const account = { email: 'a@example.com', password: 'Long and rare 4 words', firstName: 'A', lastName: 'B' };
    await createAccount('api/db/migrations', env, account);
    const second = await start(env);
    expect(second.printed).not.toMatch(/There are no accounts yet|Demo account/);
    await second.stop();
  });
});
