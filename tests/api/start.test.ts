import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { claimFolder } from '../../api/db/data-folder.ts';
import { takeLock } from '../../api/db/lock-file.ts';
import { openServed } from '../../api/db/open-database.ts';
import { listen } from '../../api/listen.ts';
import { serve } from '../../api/server.ts';
import { readSettings } from '../../api/settings.ts';
import { StartError } from '../../api/start-error.ts';
import { addressOf } from './test-api.ts';

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
    let open: (site: Hono) => void = () => {};
    const site = new Promise<Hono>((resolve) => {
      open = resolve;
    });
    const listening = await listen(['127.0.0.1'], 0, { site });
    const request = fetch(`http://127.0.0.1:${listening.port}/`);
    open(new Hono().get('/', (context) => context.text('here')));
    expect(await (await request).text()).toBe('here');
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
    await expect(claimFolder(inside('file/below'))).rejects.toThrow('cannot be read (ENOTDIR)');
  });

  it('fails when it contains other files, and is left unchanged', async () => {
    await expect(claimFolder(folder)).rejects.toThrow('contains other files');
    expect(readdirSync(folder)).not.toContain('lock');
  });

  it('is locked when it is claimed, and can be claimed again after its release', async () => {
    const release = await claimFolder(inside('new'));
    expect(readdirSync(inside('new')).sort()).toEqual(['lock', 'sg-network.json']);
    release();
    expect(readdirSync(inside('new'))).toEqual(['sg-network.json']);
    (await claimFolder(inside('new')))();
  });
});

describe('a lock', () => {
  const lockWith = (content: string): string => {
    writeFileSync(inside('lock'), content);
    return inside('lock');
  };
  const canTake = async (content: string) => {
    const release = await takeLock(lockWith(content), 'It');
    const lock = readFileSync(inside('lock'), 'utf8');
    release();
    return lock.includes(`"pid":${process.pid}`);
  };

  it('of a running process is respected', async () => {
    const content = JSON.stringify({ pid: process.ppid });
    await expect(takeLock(lockWith(content), 'It')).rejects.toThrow(
      `It is in use by another process (${process.ppid}).`,
    );
    expect(readFileSync(inside('lock'), 'utf8')).toBe(content);
    rmSync(inside('lock'));
  });

  it('of an ended process is replaced', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    expect(await canTake(JSON.stringify({ pid }))).toBe(true);
  });

  it('of an ended process with a reused id is replaced', async () => {
    expect(await canTake(JSON.stringify({ pid: process.ppid, started: 'long ago' }))).toBe(
      process.platform === 'linux',
    );
  });

  it.each(['', '{', '[]', '{"pid":"x"}'])('with the content %j is replaced', async (content) => {
    expect(await canTake(content)).toBe(true);
  });
});

describe('the server', () => {
  it('keeps its data after a restart', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const start = {
      webRoot: folder,
      migrationsFolder: 'api/db/migrations',
      env: { PORT: '0', DATA_DIR: inside('restarted') },
    };
    const subscribe = async (port: number) => {
      const address = `http://127.0.0.1:${port}${addressOf('subscribe', { query: { usr: 'restarted@example.com' } })}`;
      return (await (await fetch(address, { method: 'POST' })).json()).message.data;
    };
    const first = await serve(start);
    expect(await subscribe(first.port)).toBe('Subscriber Added');
    await first.stop();
    expect(readdirSync(inside('restarted'))).not.toContain('lock');
    const second = await serve(start);
    expect(await subscribe(second.port)).toBe('Already Subscribed');
    await second.stop();
  }, 60_000);
});
