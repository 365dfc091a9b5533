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

describe('the settings', () => {
  it.each([
    ['abc', 'PORT must be a whole number from 0 to 65535, not "abc".'],
    ['70000', 'PORT must be a whole number from 0 to 65535, not "70000".'],
    ['-1', 'PORT must be a whole number from 0 to 65535, not "-1".'],
    ['80.5', 'PORT must be a whole number from 0 to 65535, not "80.5".'],
    ['0x50', 'PORT must be a whole number from 0 to 65535, not "0x50".'],
  ])('refuse the port %s', (PORT, message) => {
    expect(() => readSettings({ PORT })).toThrow(new StartError(message));
  });

  it.each(['mysql://host/db', 'postgres', 'postgres://['])('refuse the database %s', (DATABASE_URL) => {
    expect(() => readSettings({ DATABASE_URL })).toThrow(StartError);
  });

  it('serve this machine alone on port 3000 from ./data, unless told otherwise', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      hosts: ['127.0.0.1', '::1'],
      dataFolder: 'data',
      databaseUrl: null,
    });
  });
});

describe('a port', () => {
  it('that is taken is refused', async () => {
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

  it('holds what comes before the site is there', async () => {
    let open: (site: Hono) => void = () => {};
    const site = new Promise<Hono>((resolve) => {
      open = resolve;
    });
    const listening = await listen(['127.0.0.1'], 0, site);
    const early = fetch(`http://127.0.0.1:${listening.port}/`);
    open(new Hono().get('/', (context) => context.text('here')));
    expect(await (await early).text()).toBe('here');
    await listening.close();
  });
});

describe('a database', () => {
  it('that does not answer is named without its password', async () => {
    const opening = openServed('postgres://someone:secret@127.0.0.1:1/sg');
    await expect(opening).rejects.toThrow('The database at 127.0.0.1:1/sg does not answer: connect ECONNREFUSED');
    await expect(opening).rejects.not.toThrow('secret');
  });
});

describe('a data folder', () => {
  it('that is none is refused', async () => {
    writeFileSync(inside('file'), '');
    await expect(claimFolder(inside('file'))).rejects.toThrow('is not a folder');
    await expect(claimFolder(inside('file/below'))).rejects.toThrow('cannot be read (ENOTDIR)');
  });

  it('that holds other things is refused and left as it was', async () => {
    await expect(claimFolder(folder)).rejects.toThrow('contains other files');
    expect(readdirSync(folder)).not.toContain('lock');
  });

  it('is ours from then on, and free when it is let go', async () => {
    const release = await claimFolder(inside('new'));
    expect(readdirSync(inside('new')).sort()).toEqual(['lock', 'sg-network.json']);
    release();
    expect(readdirSync(inside('new'))).toEqual(['sg-network.json']);
    (await claimFolder(inside('new')))();
  });
});

describe('a lock', () => {
  const held = (content: string): string => {
    writeFileSync(inside('lock'), content);
    return inside('lock');
  };
  const taken = async (content: string) => {
    const release = await takeLock(held(content), 'It');
    const mine = readFileSync(inside('lock'), 'utf8');
    release();
    return mine.includes(`"pid":${process.pid}`);
  };

  it('of a living process is left alone', async () => {
    const content = JSON.stringify({ pid: process.ppid });
    await expect(takeLock(held(content), 'It')).rejects.toThrow(`It is in use by another process (${process.ppid}).`);
    expect(readFileSync(inside('lock'), 'utf8')).toBe(content);
    rmSync(inside('lock'));
  });

  it('of a dead process is taken over', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    expect(await taken(JSON.stringify({ pid }))).toBe(true);
  });

  it('of a process whose number another has now is taken over', async () => {
    expect(await taken(JSON.stringify({ pid: process.ppid, started: 'long ago' }))).toBe(process.platform === 'linux');
  });

  it.each(['', '{', '[]', '{"pid":"x"}'])('that says %j is taken over', async (content) => {
    expect(await taken(content)).toBe(true);
  });
});

describe('the server', () => {
  it('keeps what it was told from one start to the next', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const start = {
      webRoot: folder,
      migrationsFolder: 'api/db/migrations',
      env: { PORT: '0', DATA_DIR: inside('kept') },
    };
    const subscribe = async (port: number) => {
      const address = `http://127.0.0.1:${port}${addressOf('subscribe', { query: { usr: 'kept@example.com' } })}`;
      return (await (await fetch(address, { method: 'POST' })).json()).message.data;
    };
    const first = await serve(start);
    expect(await subscribe(first.port)).toBe('Subscriber Added');
    await first.stop();
    expect(readdirSync(inside('kept'))).not.toContain('lock');
    const second = await serve(start);
    expect(await subscribe(second.port)).toBe('Already Subscribed');
    await second.stop();
  }, 60_000);
});
