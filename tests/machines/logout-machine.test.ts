import { describe, expect, it } from 'vitest';
import { logoutMachine } from '../../src/machines/logout-machine.ts';
import { drive } from './drive.ts';
import { fakeService } from './fake-service.ts';

const confirmation = { type: 'toast.shown', message: 'toast_logout_success', duration: 500 };
const started = { type: 'logout.started' };

function start() {
  const effects: string[] = [];
  const service = fakeService<unknown, unknown>(() =>
    effects.push(`call the endpoint, ${logout.sentToParent.length} sent`),
  );
  const logout = drive(
    logoutMachine.provide({
      actors: { logOut: service.logic },
      actions: { reloadHome: () => effects.push('reload home') },
    }),
  );
  return { logout, service, effects, request: () => logout.send({ type: 'logout.request' }) };
}

describe('logging out', () => {
  it('does nothing before a request', () => {
    const { logout, service } = start();
    logout.wait(60_000).isIn('idle');
    expect([logout.sentToParent, logout.emitted, service.calls]).toEqual([[], [], []]);
  });

  it('clears first, then calls the endpoint, confirms for 500 ms, and reloads home', () => {
    const { logout, effects, request } = start();
    request().isIn('confirming');
    expect(effects).toEqual(['call the endpoint, 1 sent']);
    expect(logout.sentToParent).toEqual([started]);
    expect(logout.emitted).toEqual([confirmation]);
    logout.wait(499).isIn('confirming');
    expect(effects).not.toContain('reload home');
    logout.wait(1).isIn('idle');
    expect(effects).toEqual(['call the endpoint, 1 sent', 'reload home']);
  });

  it.each(['responds', 'fails', 'does not respond'])('takes the same time when the endpoint %s', async (outcome) => {
    const { logout, service, effects, request } = start();
    request();
    if (outcome === 'responds') await service.last.answers(null);
    if (outcome === 'fails') await service.last.fails(new Error('Request timed out'));
    logout.wait(499).isIn('confirming');
    logout.wait(1).isIn('idle');
    expect(effects).toEqual(['call the endpoint, 1 sent', 'reload home']);
    expect(logout.emitted).toEqual([confirmation]);
  });

  it('runs once for two requests', () => {
    const { logout, service, request } = start();
    request();
    request();
    logout.wait(500);
    expect(logout.sentToParent).toEqual([started]);
    expect(service.calls).toHaveLength(1);
  });

  it('can be repeated', () => {
    const { logout, effects, request } = start();
    request();
    logout.wait(500).isIn('idle');
    request().isIn('confirming');
    logout.wait(500).isIn('idle');
    expect(logout.sentToParent).toEqual([started, started]);
    expect(logout.emitted).toEqual([confirmation, confirmation]);
    expect(effects).toEqual(['call the endpoint, 1 sent', 'reload home', 'call the endpoint, 2 sent', 'reload home']);
  });
});
