import { describe, expect, it } from 'vitest';
import { logoutMachine } from '../../src/machines/logout-machine.ts';
import { drive } from './drive.ts';
import { fakeService } from './fake-service.ts';

const confirmation = { type: 'toast.shown', message: 'toast_logout_success', duration: 500 };
const started = { type: 'logout.started' };

function start() {
  const deeds: string[] = [];
  const service = fakeService<unknown, unknown>(() => deeds.push(`ask the endpoint, ${logout.told.length} told`));
  const logout = drive(
    logoutMachine.provide({ actors: { logOut: service.logic }, actions: { reloadHome: () => deeds.push('go home') } }),
  );
  return { logout, service, deeds, request: () => logout.send({ type: 'logout.request' }) };
}

describe('logging out', () => {
  it('waits to be asked', () => {
    const { logout, service } = start();
    logout.wait(60_000).isIn('idle');
    expect([logout.told, logout.said, service.asked]).toEqual([[], [], []]);
  });

  it('clears first, then asks the endpoint, says goodbye for 500 ms, and goes home', () => {
    const { logout, deeds, request } = start();
    request().isIn('confirming');
    expect(deeds).toEqual(['ask the endpoint, 1 told']);
    expect(logout.told).toEqual([started]);
    expect(logout.said).toEqual([confirmation]);
    logout.wait(499).isIn('confirming');
    expect(deeds).not.toContain('go home');
    logout.wait(1).isIn('idle');
    expect(deeds).toEqual(['ask the endpoint, 1 told', 'go home']);
  });

  it.each(['answers', 'fails', 'says nothing'])('takes the same time when the endpoint %s', async (outcome) => {
    const { logout, service, deeds, request } = start();
    request();
    if (outcome === 'answers') await service.last.answers(null);
    if (outcome === 'fails') await service.last.fails(new Error('Request timed out'));
    logout.wait(499).isIn('confirming');
    logout.wait(1).isIn('idle');
    expect(deeds).toEqual(['ask the endpoint, 1 told', 'go home']);
    expect(logout.said).toEqual([confirmation]);
  });

  it('is done once when it is asked for twice', () => {
    const { logout, service, request } = start();
    request();
    request();
    logout.wait(500);
    expect(logout.told).toEqual([started]);
    expect(service.asked).toHaveLength(1);
  });

  it('works a second time as it did the first', () => {
    const { logout, deeds, request } = start();
    request();
    logout.wait(500).isIn('idle');
    request().isIn('confirming');
    logout.wait(500).isIn('idle');
    expect(logout.told).toEqual([started, started]);
    expect(logout.said).toEqual([confirmation, confirmation]);
    expect(deeds).toEqual(['ask the endpoint, 1 told', 'go home', 'ask the endpoint, 2 told', 'go home']);
  });
});
