import { describe, expect, it } from 'vitest';
import { nobody, noor, signIn, startAuth, startSignedIn, usr } from './start-auth.ts';

const open = { type: 'session.open', token: 'T2', usr } as const;
const expired = { ...nobody, usr, owner: usr, hasExpired: true };

describe('a session opened elsewhere', () => {
  it('is adopted: token kept, flag raised, the app told', () => {
    const { auth, deeds } = startAuth();
    auth.send(open).isIn('succeeded', { ...noor, token: 'T2' });
    expect(deeds).toEqual(['raise the flag']);
    expect(auth.told).toEqual([{ type: 'session.opened', isAnotherPerson: false }]);
  });

  it('takes the place of an attempt that still runs, whose late answer is dropped', async () => {
    const { auth, service } = startAuth();
    auth.send(signIn, open).isIn('succeeded', { ...noor, token: 'T2' });
    expect(service.last.signal.aborted).toBe(true);
    await service.last.answers({ access_token: 'T1' });
    auth.isIn('succeeded', { ...noor, token: 'T2' });
  });

  it('takes the place of one that is open', async () => {
    const { auth } = await startSignedIn();
    auth.send(open).isIn('succeeded', { ...noor, token: 'T2' });
    expect(auth.told).toEqual([{ type: 'session.opened', isAnotherPerson: false }]);
  });

  it('is none without a token', () => {
    const { auth, deeds } = startAuth();
    auth.send({ ...open, token: '' }).isIn('idle', nobody);
    expect(deeds).toEqual([]);
    expect(auth.told).toEqual([]);
  });

  it.each([
    ['sami@example.com', true],
    ['NOOR@example.com ', false],
  ])('tells whether %s is another person: %s', async (address, isAnotherPerson) => {
    const { auth } = await startSignedIn();
    auth.send({ ...open, usr: address }).isIn('succeeded', { ...noor, token: 'T2', usr: address, owner: address });
    expect(auth.told).toEqual([{ type: 'session.opened', isAnotherPerson }]);
  });
});

describe('a session that expires', () => {
  it('leaves nobody signed in, says so, and knows whose data is held', async () => {
    const { auth, deeds } = await startSignedIn();
    auth.send({ type: 'session.expire' }).isIn('idle', expired);
    expect(deeds).toEqual(['lower the flag']);
  });

  it('is followed by the same person signing in', async () => {
    const { auth, service } = await startSignedIn();
    auth.send({ type: 'session.expire' }, signIn).isIn('pending', { ...nobody, loading: 'pending', usr, owner: usr });
    await service.last.answers({ access_token: 'T1' });
    auth.isIn('succeeded', noor);
    expect(auth.told).toEqual([{ type: 'session.opened', isAnotherPerson: false }]);
  });

  it('is followed by another person signing in', async () => {
    const { auth, service } = await startSignedIn();
    auth.send({ type: 'session.expire' }, { ...signIn, usr: 'sami@example.com' });
    await service.last.answers({ access_token: 'T9' });
    auth.isIn('succeeded', { ...noor, token: 'T9', usr: 'sami@example.com', owner: 'sami@example.com' });
    expect(auth.told).toEqual([{ type: 'session.opened', isAnotherPerson: true }]);
  });

  it('is none where nobody is logged in', () => {
    const { auth, deeds } = startAuth();
    auth.send({ type: 'session.expire' }).isIn('idle', nobody);
    expect(deeds).toEqual([]);
  });

  it('does not disturb the attempt to sign in that answers it', async () => {
    const { auth, service, deeds } = await startSignedIn();
    auth.send({ type: 'session.expire' }, signIn, { type: 'session.expire' }).isIn('pending');
    await service.last.answers({ access_token: 'T1' });
    auth.isIn('succeeded', noor);
    expect(deeds).toEqual(['lower the flag', 'raise the flag']);
  });
});

describe('a session that ends', () => {
  it.each(['idle', 'pending', 'succeeded', 'failed'] as const)(
    'leaves nothing of it behind: from %s',
    async (state) => {
      const { auth, service, deeds } = state === 'succeeded' ? await startSignedIn() : startAuth();
      if (state === 'pending' || state === 'failed') auth.send(signIn);
      if (state === 'failed') await service.last.fails(new Error('Bad Request'));
      auth.isIn(state).send({ type: 'session.end' }).isIn('idle', nobody);
      expect(deeds).toEqual(['lower the flag']);
      expect(auth.told).toEqual([]);
    },
  );
});

describe('the flag without a token', () => {
  const flagged = { ...nobody, isLoggedIn: true };

  it('counts as logged in', () => {
    startAuth({ isLoggedIn: true }).auth.isIn('idle', flagged);
  });

  it('still counts while signing in, after a failure, and after cancelling, for it still stands', async () => {
    const { auth, service, deeds } = startAuth({ isLoggedIn: true });
    auth.send(signIn).isIn('pending', { ...flagged, loading: 'pending', usr });
    await service.last.fails(new Error('Bad Request'));
    expect(auth.isIn('failed').context.isLoggedIn).toBe(true);
    auth.send(signIn, { type: 'auth.cancel' }).isIn('idle', { ...flagged, usr });
    expect(deeds).toEqual([]);
  });

  it('and the attempt to sign in stand whatever a read of before says', async () => {
    const { auth, service, deeds } = startAuth({ isLoggedIn: true });
    auth.send(signIn, { type: 'session.expire' }).isIn('pending');
    await service.last.answers({ access_token: 'T1' });
    auth.isIn('succeeded', noor);
    expect(deeds).toEqual(['raise the flag']);
  });

  it('is lowered by the first read that it cannot make', () => {
    const { auth, deeds } = startAuth({ isLoggedIn: true });
    auth.send({ type: 'session.expire' }).isIn('idle', { ...nobody, hasExpired: true });
    expect(deeds).toEqual(['lower the flag']);
  });
});
