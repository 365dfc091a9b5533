import { describe, expect, it } from 'vitest';
import { nobody, noor, signIn, startAuth, startSignedIn, usr } from './start-auth.ts';

const open = { type: 'session.open', token: 'T2', usr } as const;
const expired = { ...nobody, usr, owner: usr, hasExpired: true };

describe('a session opened outside the sign-in form', () => {
  it('is adopted: the token is stored, the flag raised and the app notified', () => {
    const { auth, effects } = startAuth();
    auth.send(open).isIn('succeeded', { ...noor, token: 'T2' });
    expect(effects).toEqual(['raise the flag']);
    expect(auth.sentToParent).toEqual([{ type: 'session.opened', isAnotherPerson: false }]);
  });

  it('replaces a pending attempt and ignores its late response', async () => {
    const { auth, service } = startAuth();
    auth.send(signIn, open).isIn('succeeded', { ...noor, token: 'T2' });
    expect(service.last.signal.aborted).toBe(true);
    await service.last.answers({ access_token: 'T1' });
    auth.isIn('succeeded', { ...noor, token: 'T2' });
  });

  it('replaces an open session', async () => {
    const { auth } = await startSignedIn();
    auth.send(open).isIn('succeeded', { ...noor, token: 'T2' });
    expect(auth.sentToParent).toEqual([{ type: 'session.opened', isAnotherPerson: false }]);
  });

  it('is ignored without a token', () => {
    const { auth, effects } = startAuth();
    auth.send({ ...open, token: '' }).isIn('idle', nobody);
    expect(effects).toEqual([]);
    expect(auth.sentToParent).toEqual([]);
  });

  it('is followed by a log-in without an address, which another owner can only be', async () => {
    const { auth, service } = await startSignedIn();
    auth.send({ type: 'session.expire' }, { ...signIn, usr: undefined as never });
    await service.last.answers({ access_token: 'T3' });
    auth.isIn('succeeded', { ...noor, token: 'T3', usr: '', owner: '' });
    expect(auth.sentToParent.at(-1)).toEqual({ type: 'session.opened', isAnotherPerson: true });
  });

  it('is ignored when its token is not a text', () => {
    const { auth } = startAuth();
    auth.send({ ...open, token: 42 as never }).isIn('idle', nobody);
  });

  it('is that of another person without an address', async () => {
    const { auth } = await startSignedIn();
    const session = { ...noor, token: 'T2', usr: '', owner: '' };
    auth.send({ ...open, usr: undefined as never }).isIn('succeeded', session);
    expect(auth.sentToParent).toEqual([{ type: 'session.opened', isAnotherPerson: true }]);
  });

  it.each([
    ['sami@example.com', true],
    ['NOOR@example.com ', false],
  ])('reports for %s isAnotherPerson: %s', async (address, isAnotherPerson) => {
    const { auth } = await startSignedIn();
    auth.send({ ...open, usr: address }).isIn('succeeded', { ...noor, token: 'T2', usr: address, owner: address });
    expect(auth.sentToParent).toEqual([{ type: 'session.opened', isAnotherPerson }]);
  });
});

describe('a session that expires', () => {
  it('signs out, sets hasExpired, and keeps the owner of the data', async () => {
    const { auth, effects } = await startSignedIn();
    auth.send({ type: 'session.expire' }).isIn('idle', expired);
    expect(effects).toEqual(['lower the flag']);
  });

  it('allows the same person to sign in again', async () => {
    const { auth, service } = await startSignedIn();
    auth.send({ type: 'session.expire' }, signIn).isIn('pending', { ...nobody, loading: 'pending', usr, owner: usr });
    await service.last.answers({ access_token: 'T1' });
    auth.isIn('succeeded', noor);
    expect(auth.sentToParent).toEqual([{ type: 'session.opened', isAnotherPerson: false }]);
  });

  it('reports when another person signs in', async () => {
    const { auth, service } = await startSignedIn();
    auth.send({ type: 'session.expire' }, { ...signIn, usr: 'sami@example.com' });
    await service.last.answers({ access_token: 'T9' });
    auth.isIn('succeeded', { ...noor, token: 'T9', usr: 'sami@example.com', owner: 'sami@example.com' });
    expect(auth.sentToParent).toEqual([{ type: 'session.opened', isAnotherPerson: true }]);
  });

  it('is ignored when nobody is logged in', () => {
    const { auth, effects } = startAuth();
    auth.send({ type: 'session.expire' }).isIn('idle', nobody);
    expect(effects).toEqual([]);
  });

  it('does not interrupt the next attempt to sign in', async () => {
    const { auth, service, effects } = await startSignedIn();
    auth.send({ type: 'session.expire' }, signIn, { type: 'session.expire' }).isIn('pending');
    await service.last.answers({ access_token: 'T1' });
    auth.isIn('succeeded', noor);
    expect(effects).toEqual(['lower the flag', 'raise the flag']);
  });
});

describe('a session that ends', () => {
  it.each(['idle', 'pending', 'succeeded', 'failed'] as const)('clears everything: from %s', async (state) => {
    const { auth, service, effects } = state === 'succeeded' ? await startSignedIn() : startAuth();
    if (state === 'pending' || state === 'failed') auth.send(signIn);
    if (state === 'failed') await service.last.fails(new Error('Bad Request'));
    auth.isIn(state).send({ type: 'session.end' }).isIn('idle', nobody);
    expect(effects).toEqual(['lower the flag']);
    expect(auth.sentToParent).toEqual([]);
  });
});

describe('the flag without a token', () => {
  const flagged = { ...nobody, isLoggedIn: true };

  it('counts as logged in', () => {
    startAuth({ isLoggedIn: true }).auth.isIn('idle', flagged);
  });

  it('counts as logged in while signing in, after a failure and after cancelling', async () => {
    const { auth, service, effects } = startAuth({ isLoggedIn: true });
    auth.send(signIn).isIn('pending', { ...flagged, loading: 'pending', usr });
    await service.last.fails(new Error('Bad Request'));
    expect(auth.isIn('failed').context.isLoggedIn).toBe(true);
    auth.send(signIn, { type: 'auth.cancel' }).isIn('idle', { ...flagged, usr });
    expect(effects).toEqual([]);
  });

  it('stays raised when an earlier read reports expiry during a sign-in', async () => {
    const { auth, service, effects } = startAuth({ isLoggedIn: true });
    auth.send(signIn, { type: 'session.expire' }).isIn('pending');
    await service.last.answers({ access_token: 'T1' });
    auth.isIn('succeeded', noor);
    expect(effects).toEqual(['raise the flag']);
  });

  it('is lowered by the first read that fails without a token', () => {
    const { auth, effects } = startAuth({ isLoggedIn: true });
    auth.send({ type: 'session.expire' }).isIn('idle', { ...nobody, hasExpired: true });
    expect(effects).toEqual(['lower the flag']);
  });
});
