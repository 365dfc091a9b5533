/** Tests the scripts of a server with a stand-in for the built API, so that nothing has to be built. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { computeBuildStamp } from '../../scripts/build-stamp.mjs';
import { projectRoot } from '../../scripts/project-paths.mjs';
import { scratchTree } from './scratch-tree.ts';

const script = (name: string) => join(projectRoot, 'scripts', name);

/** The environment in which `code` is the built API. */
function withApi(code: string, stamp = ''): NodeJS.ProcessEnv {
  const folder = scratchTree({ 'api/server.cjs': code, stamp });
  return { ...process.env, DIST_DIR: relative(projectRoot, folder) };
}

describe('npm run create-account', () => {
  const create = (code: string, typed: string) => {
    const words = ['layla@example.com', 'Layla', 'Haddad El'];
    const env = withApi(`exports.createAccount = async (folder, env, account) => { ${code} };`);
    const { status, stdout, stderr } = spawnSync(process.execPath, [script('create-account.mjs'), ...words], {
      ...{ encoding: 'utf8', env, input: typed },
    });
    return [status, stdout, stderr];
  };

  test('creates the account with the first line that it reads as the password', () => {
    const code = 'console.log(JSON.stringify(account), folder.endsWith("api/db/migrations"), env.DIST_DIR.length > 0)';
    const account = { email: 'layla@example.com', firstName: 'Layla', lastName: 'Haddad El', password: 'Quiet 71 ' };
    expect(create(code, 'Quiet 71 \nsecond line\n')).toEqual([
      0,
      `${JSON.stringify(account)} true true\nlayla@example.com can log in.\n`,
      '',
    ]);
    expect(create('console.log(account.password.length)', '')[1]).toBe('0\nlayla@example.com can log in.\n');
  });

  test('prints only the reason for which there is no account, and exits with 1', () => {
    expect(create('throw new Error("password: At least 10 characters")', 'short\n')).toEqual([
      1,
      '',
      'password: At least 10 characters\n',
    ]);
  });
});

describe('npm run delete-account', () => {
  const remove = (code: string) => {
    const env = withApi(`exports.deleteAccount = async (folder, env, address) => { ${code} };`);
    const words = [script('delete-account.mjs'), 'layla@example.com'];
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8', env });
    return [status, stdout, stderr];
  };

  test('prints what is kept of the account', () => {
    const code = 'console.log(address, folder.endsWith("api/db/migrations")); return { contracts: 2, invoices: 3 };';
    expect(remove(code)).toEqual([
      0,
      'layla@example.com true\nlayla@example.com is deleted. Kept: 2 contracts, 3 invoices.\n',
      '',
    ]);
  });

  test('prints only the reason for which nothing is deleted, and exits with 1', () => {
    expect(remove('throw new Error("The contract C-1 is open.")')).toEqual([1, '', 'The contract C-1 is open.\n']);
  });
});

describe('the health check of the image', () => {
  const check = async (PORT: string) => {
    const checking = spawn(process.execPath, [script('healthcheck.mjs')], { env: { ...process.env, PORT } });
    return (await once(checking, 'exit'))[0];
  };

  test.each([
    [200, 0],
    [503, 1],
  ])('of a server that replies with %i exits with %i', async (status, code) => {
    const requests: string[] = [];
    const server = createServer(({ url = '' }, response) => {
      requests.push(url);
      response.writeHead(status).end();
    });
    onTestFinished(() => void server.close());
    await once(server.listen(0, '127.0.0.1'), 'listening');
    expect(await check(`${(server.address() as AddressInfo).port}`)).toBe(code); // it listens on a port
    expect(requests).toEqual(['/api/ready']);
  });

  test('exits with 1 when nothing listens', async () => {
    expect(await check('1')).toBe(1);
  });
});

describe('npm start', () => {
  const api = `exports.startServer = async ({ webRoot, migrationsFolder }) => {
    process.on('SIGTERM', () => { console.log('ends'); process.exit(0); });
    setInterval(() => undefined, 1000);
    console.log(webRoot.endsWith('/web'), migrationsFolder.endsWith('api/db/migrations'), process.pid);
  };`;

  test('ends the server when the shell of npm has ended, which forwards no signal', async () => {
    const command = `"$NODE" "$SCRIPT" & wait`;
    const built = withApi(api, computeBuildStamp());
    const env = { ...built, NODE: process.execPath, SCRIPT: script('start.mjs'), npm_lifecycle_event: 'start' };
    const shell = spawn('sh', ['-c', command], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let out = '';
    const started = new Promise<void>((resolve) => {
      shell.stdout.on('data', (chunk) => {
        out += chunk;
        if (/\d\n/.test(out)) resolve();
      });
    });
    await started;
    onTestFinished(() => endProcess(Number(/\d+/.exec(out)?.[0])));
    expect(out).toMatch(/^true true \d+\n$/);
    const closed = once(shell.stdout, 'close');
    shell.kill('SIGKILL');
    await closed; // the server, which writes to it too, has ended
    expect(out).toMatch(/^true true \d+\nends\n$/);
  });
});

/** Ends a process that may have ended already. */
function endProcess(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // it has ended
  }
}
