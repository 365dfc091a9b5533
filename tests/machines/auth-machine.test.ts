import { describe, expect, it } from 'vitest';
import { CallError } from '../../src/services/contract/api-error.ts';
import { nobody, noor, signIn, startAuth, startSignedIn, usr } from './start-auth.ts';

const unknownApiError = {
  kind: 'unknown',
  status: null,
  message: 'An error occurred',
  fields: {},
  retryAfter: null,
} as const;

describe('signing in', () => {
  it('starts with nobody signed in', () => {
    startAuth().auth.isIn('idle', nobody);
  });

  it('is pending until the service answers, which alone is given the password', () => {
    const { auth, service, deeds } = startAuth();
    auth.send(signIn).isIn('pending', { ...nobody, loading: 'pending', usr });
    expect(service.last.input).toEqual({ usr, password: 'a long password' });
    expect(deeds).toEqual([]);
  });

  it('succeeds with an access token: keeps it, raises the flag, tells the app', async () => {
    const { auth, service, deeds } = startAuth();
    auth.send(signIn);
    await service.last.answers({ access_token: 'T1' });
    auth.isIn('succeeded', noor);
    expect(deeds).toEqual(['raise the flag']);
    expect(auth.told).toEqual([{ type: 'session.opened', isAnotherPerson: false }]);
  });

  it.each([{ access_token: null }, { access_token: '' }])('fails without one: %o', async (answer) => {
    const { auth, service, deeds } = startAuth();
    auth.send(signIn);
    await service.last.answers(answer);
    auth.isIn('failed', { ...nobody, loading: 'failed', error: 'An error occurred', apiError: unknownApiError, usr });
    expect(deeds).toEqual([]);
    expect(auth.told).toEqual([]);
  });

  it('fails with the message of the failure', async () => {
    const { auth, service } = startAuth();
    auth.send(signIn);
    const error = new CallError({ kind: 'unauthorized', status: 401, message: 'Invalid login credentials' });
    await service.last.fails(error);
    auth.isIn('failed', {
      ...nobody,
      loading: 'failed',
      error: 'Invalid login credentials',
      apiError: {
        kind: 'unauthorized',
        status: 401,
        message: 'Invalid login credentials',
        fields: {},
        retryAfter: null,
      },
      usr,
    });
  });

  it.each([new Error(''), undefined, 'text', {}])(
    'says "An error occurred" where a failure says nothing: %o',
    async (thrown) => {
      const { auth, service } = startAuth();
      auth.send(signIn);
      await service.last.fails(thrown);
      auth.isIn('failed', { ...nobody, loading: 'failed', error: 'An error occurred', apiError: unknownApiError, usr });
    },
  );

  it('forgets the failure when it is tried again', async () => {
    const { auth, service } = startAuth();
    auth.send(signIn);
    await service.last.fails(new Error('Request timed out'));
    auth.send(signIn).isIn('pending', { ...nobody, loading: 'pending', usr });
    await service.last.answers({ access_token: 'T1' });
    auth.isIn('succeeded', noor);
  });

  it('asks once when it is sent twice in one task', () => {
    const { auth, service } = startAuth();
    auth.send(signIn, signIn).isIn('pending');
    expect(service.asked).toHaveLength(1);
  });

  it('stays as it is when a signed-in person signs in', async () => {
    const { auth, service } = await startSignedIn();
    auth.send(signIn).isIn('succeeded', noor);
    expect(service.asked).toHaveLength(1);
  });

  it('holds the password nowhere', async () => {
    const { auth, service } = startAuth();
    auth.send(signIn);
    expect(JSON.stringify(auth.context)).not.toContain(signIn.password);
    await service.last.fails(new Error('no'));
    expect(JSON.stringify(auth.context)).not.toContain(signIn.password);
  });
});

describe('cancelling', () => {
  it('aborts the attempt and drops its late answer', async () => {
    const { auth, service, deeds } = startAuth();
    auth.send(signIn, { type: 'auth.cancel' }).isIn('idle', { ...nobody, usr });
    expect(service.last.signal.aborted).toBe(true);
    await service.last.answers({ access_token: 'T1' });
    auth.isIn('idle', { ...nobody, usr });
    expect(deeds).toEqual([]);
    expect(auth.told).toEqual([]);
  });

  it('does nothing where no attempt runs', async () => {
    startAuth().auth.send({ type: 'auth.cancel' }).isIn('idle', nobody);
    const { auth } = await startSignedIn();
    auth.send({ type: 'auth.cancel' }).isIn('succeeded', noor);
  });
});
