import { afterEach, expect, it, vi } from 'vitest';
import { runAlone } from '../../src/services/run-alone.ts';

afterEach(() => vi.unstubAllGlobals());

const send = () => Promise.resolve('sent');

/** A browser in which another tab has the lock, or has not. */
function stubLocks(isHeld: boolean) {
  const request = vi.fn((name: string, options: object, run: (lock: object | null) => unknown) =>
    run(isHeld && 'ifAvailable' in options && options.ifAvailable === true ? null : { name }),
  );
  vi.stubGlobal('navigator', { locks: { request } });
  return request;
}

it('runs while no other tab does, under its name', async () => {
  const request = stubLocks(false);
  await expect(runAlone('outbox', send)).resolves.toBe('sent');
  expect(request.mock.calls.map(([name]) => name)).toEqual(['outbox']);
});

it('is canceled, and not run later, while another tab runs it', async () => {
  stubLocks(true);
  const run = vi.fn(send);
  await expect(runAlone('outbox', run)).rejects.toMatchObject({ apiError: { kind: 'canceled' } });
  expect(run).not.toHaveBeenCalled();
});

it.each([undefined, {}])('runs in a browser with the navigator %j, which has no locks', async (navigator) => {
  vi.stubGlobal('navigator', navigator);
  await expect(runAlone('outbox', send)).resolves.toBe('sent');
});
