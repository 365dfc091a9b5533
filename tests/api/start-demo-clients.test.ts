/** Tests of when the simulated clients run. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { startDemoClients } from '../../api/demo-clients/start-demo-clients.ts';
import { readSettings } from '../../api/settings.ts';
import { StartError } from '../../api/start-error.ts';
import { createTestApi } from './test-api.ts';

describe('the setting', () => {
  const secondsIn = (env: Record<string, string>) => readSettings(env).demoClients;

  it('is on with the demo data of an embedded database only', () => {
    expect(secondsIn({})).toBe(20);
    expect(secondsIn({ DEMO_CLIENTS_SECONDS: '3' })).toBe(3);
    expect(secondsIn({ DEMO_CLIENTS: '0' })).toBeNull();
    expect(secondsIn({ SEED_DEMO: '0' })).toBeNull();
    expect(secondsIn({ NODE_ENV: 'production' })).toBeNull();
    expect(secondsIn({ DATABASE_URL: 'postgres://localhost/sg', SEED_DEMO: '1' })).toBeNull();
  });

  it.each([
    { DEMO_CLIENTS: 'yes' },
    { DEMO_CLIENTS: '1', NODE_ENV: 'production' },
    { DEMO_CLIENTS: '1', SEED_DEMO: '0' },
  ])('is refused as %o', (env) => {
    expect(() => readSettings(env)).toThrow(StartError);
  });
});

it('stops, and logs what fails', async () => {
  const api = await createTestApi();
  onTestFinished(() => api.close());
  const lines: string[] = [];
  let runs = 0;
  const failing = { seconds: 1, now: api.now, db: api.db };
  const ran = new Promise<void>((resolve) => {
    Object.defineProperty(failing, 'db', {
      get: () => {
        runs += 1;
        resolve();
        throw new TypeError('closed');
      },
    });
  });
  const { stop } = startDemoClients(failing, (line) => lines.push(line));
  await ran;
  await stop();
  expect([runs, lines]).toEqual([1, ['demo clients: TypeError']]);
});
