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

it('runs where the browser denies locks as it denies storage', async () => {
  const denied = new DOMException('Access to the Locks API is denied in this context.', 'SecurityError');
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(denied) } });
  await expect(runAlone('outbox', send)).resolves.toBe('sent');
});

it('runs once when the callback fails', async () => {
  stubLocks(false);
  const run = vi.fn(() => Promise.reject(new Error('The server is gone')));
  await expect(runAlone('outbox', run)).rejects.toThrow('The server is gone');
  expect(run).toHaveBeenCalledOnce();
});
