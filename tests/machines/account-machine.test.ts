import { describe, expect, it } from 'vitest';
import { accountMachine, type PasswordChange } from '../../src/machines/account-machine.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import type { Session } from '../../src/services/contract/records/session.ts';
import { drive } from './drive.ts';
import { fakeService } from './fake-service.ts';

const session = (name: string, is_current = false): Session => ({
  name,
  user_agent: 'Firefox',
  creation: '2026-03-05 09:00:00',
  last_used: '2026-03-05 09:30:00',
  expires_on: '2026-03-06 09:00:00',
  is_current,
});
const mine = session('s1', true);
const phone = session('s2');
const office = session('s3');

const unauthorized = new CallError({ kind: 'unauthorized', status: 401 });
const broken = new CallError({ kind: 'server', status: 500 });
const wrong = new CallError({ kind: 'refused', status: 417, fields: { password: 'not this one' } });
const change = { password: 'old secret', newPassword: 'new secret' };

function start() {
  const getSessions = fakeService<readonly Session[], unknown>();
  const endSession = fakeService<unknown, { name: string }>();
  const changePassword = fakeService<unknown, PasswordChange>();
  const exportData = fakeService<unknown, unknown>();
  const account = drive(
    accountMachine.provide({
      actors: {
        getSessions: getSessions.logic,
        endSession: endSession.logic,
        changePassword: changePassword.logic,
        exportData: exportData.logic,
      },
    }),
  );
  return { account, getSessions, endSession, changePassword, exportData };
}

async function startShown() {
  const started = start();
  started.account.send({ type: 'account.open' });
  await started.getSessions.last.answers([mine, phone, office]);
  expect(started.account.state).toMatchObject({ sessions: 'shown' });
  return started;
}

describe('sessions', () => {
  it('are read each time the page is opened', async () => {
    const { account, getSessions } = await startShown();
    expect(account.context.sessions).toEqual([mine, phone, office]);
    account.send({ type: 'account.open' });
    await getSessions.last.answers([mine]);
    expect(account.context.sessions).toEqual([mine]);
  });

  it('stay when they cannot be read, with the API error', async () => {
    const { account, getSessions } = await startShown();
    account.send({ type: 'sessions.load' });
    await getSessions.last.fails(broken);
    expect(account.context).toMatchObject({
      sessions: [mine, phone, office],
      apiErrors: { sessions: { kind: 'server' } },
    });
  });

  it('end one at a time: removed immediately, and read again', async () => {
    const { account, endSession, getSessions } = await startShown();
    account.send({ type: 'sessions.end', name: 's2' }, { type: 'sessions.end', name: 's3' });
    expect(endSession.calls.map(({ input }) => input)).toEqual([{ name: 's2' }]);
    await endSession.last.answers({});
    expect(account.context.sessions).toEqual([mine, office]);
    await getSessions.last.answers([mine, office]);
    expect(account.state).toMatchObject({ sessions: 'shown' });
  });

  it('end while they are read again', async () => {
    const { account, endSession, getSessions } = await startShown();
    account.send({ type: 'sessions.end', name: 's2' });
    await endSession.last.answers({});
    const outdated = getSessions.last;
    account.send({ type: 'sessions.end', name: 's3' });
    expect(endSession.calls.map(({ input }) => input)).toEqual([{ name: 's2' }, { name: 's3' }]);
    await outdated.answers([mine, office]);
    await endSession.last.answers({});
    expect(account.context.sessions).toEqual([mine]);
  });

  it('can all be ended except the current one', async () => {
    const { account, endSession } = await startShown();
    account.send({ type: 'sessions.end', name: 'others' });
    await endSession.last.answers({});
    expect(account.context.sessions).toEqual([mine]);
  });

  it('stay when they cannot be ended, with the API error', async () => {
    const { account, endSession } = await startShown();
    account.send({ type: 'sessions.end', name: 's2' });
    await endSession.last.fails(broken);
    expect(account.state).toMatchObject({ sessions: 'shown' });
    expect(account.context).toMatchObject({
      sessions: [mine, phone, office],
      apiErrors: { sessions: { kind: 'server' } },
    });
  });
});

describe('changing the password', () => {
  it('calls the service once, stores neither password, and reads the remaining sessions', async () => {
    const { account, changePassword, getSessions } = await startShown();
    account.send({ type: 'password.change', ...change }, { type: 'password.change', ...change });
    expect(changePassword.calls.map(({ input }) => input)).toEqual([change]);
    await changePassword.last.answers({ ended: 2 });
    expect(account.state).toMatchObject({ password: 'changed', sessions: 'reading' });
    expect(getSessions.calls).toHaveLength(2);
    expect(JSON.stringify(account.context)).not.toContain('secret');
  });

  it('shows the field error, and can be tried again', async () => {
    const { account, changePassword } = start();
    account.send({ type: 'password.change', ...change });
    await changePassword.last.fails(wrong);
    expect(account.context.apiErrors.password?.fields).toEqual({ password: 'not this one' });
    expect(account.sentToParent).toEqual([]);
    account.send({ type: 'password.change', ...change });
    expect(account.context.apiErrors.password).toBeNull();
  });
});

describe('an expired session', () => {
  it.each([
    ['reading', { type: 'account.open' }, 'getSessions'],
    ['changing the password', { type: 'password.change', ...change }, 'changePassword'],
    ['exporting', { type: 'data.export' }, 'exportData'],
  ] as const)('is reported after %s', async (_, event, name) => {
    const started = start();
    started.account.send(event);
    await started[name].last.fails(unauthorized);
    expect(started.account.sentToParent).toEqual([{ type: 'session.expired' }]);
  });
});

it('exports the data, and can do so again', async () => {
  const { account, exportData } = start();
  account.send({ type: 'data.export' });
  await exportData.last.fails(broken);
  expect(account.context.apiErrors.data?.kind).toBe('server');
  account.send({ type: 'data.export' });
  await exportData.last.answers({});
  expect(account.state).toMatchObject({ data: 'exported' });
  account.send({ type: 'data.export' });
  expect(exportData.calls).toHaveLength(3);
});

it('asks for confirmation before the browser is cleared', () => {
  const { account } = start();
  account.send({ type: 'browser.confirm' });
  expect(account.state).toMatchObject({ browser: 'idle' });
  account.send({ type: 'browser.clear' });
  expect(account.state).toMatchObject({ browser: 'confirming' });
  account.send({ type: 'browser.cancel' });
  expect(account.state).toMatchObject({ browser: 'idle' });
});

it('clears everything when the person leaves, including pending reads', async () => {
  const { account, getSessions } = await startShown();
  account.send({ type: 'sessions.load' }, { type: 'draft.clear' });
  await getSessions.last.answers([phone]);
  account.isIn({ sessions: 'unread', password: 'asked', data: 'idle', browser: 'idle' });
  expect(account.context.sessions).toBeNull();
});
