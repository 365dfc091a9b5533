import { describe, expect, it } from 'vitest';
import { CallError } from '../../src/services/contract/api-error.ts';
import { nobody, noor, signIn, startAuth, startSignedIn, usr } from './start-auth.ts';

const unknownApiError = {
  kind: 'unknown',
  status: null,
  message: 'An error occurred',
  fields: {},
  retryAt: null,
  reference: null,
} as const;

describe('signing in', () => {
  it('starts with nobody signed in', () => {
    startAuth().auth.isIn('idle', nobody);
  });

  it('is pending until the service responds, and passes the password only to the service', () => {
    const { auth, service, effects } = startAuth();
    auth.send(signIn).isIn('pending', { ...nobody, loading: 'pending', usr });
    expect(service.last.input).toEqual({ usr, password: 'a long password' });
    expect(effects).toEqual([]);
  });

  it('succeeds with an access token: stores it, raises the flag and notifies the app', async () => {
    const { auth, service, effects } = startAuth();
    auth.send(signIn);
    await service.last.answers({ access_token: 'T1' });
    auth.isIn('succeeded', noor);
    expect(effects).toEqual(['raise the flag']);
    expect(auth.sentToParent).toEqual([{ type: 'session.opened', isAnotherPerson: false }]);
  });

  it.each([
    { access_token: null },
    { access_token: '' },
    ...[{ access_token: 42 }, {}, 'text', null, undefined].map((answer) => answer as never), // of a service of others
  ])('fails without an access token: %o', async (answer) => {
    const { auth, service, effects } = startAuth();
    auth.send(signIn);
    await service.last.answers(answer);
    auth.isIn('failed', { ...nobody, loading: 'failed', error: 'An error occurred', apiError: unknownApiError, usr });
    expect(effects).toEqual([]);
    expect(auth.sentToParent).toEqual([]);
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
        retryAt: null,
        reference: null,
      },
      usr,
    });
  });

  it.each([new Error(''), undefined, {}, { apiError: {} }])(
    'uses "An error occurred" for a failure without a message: %o',
    async (thrown) => {
      const { auth, service } = startAuth();
      auth.send(signIn);
      await service.last.fails(thrown);
      auth.isIn('failed', { ...nobody, loading: 'failed', error: 'An error occurred', apiError: unknownApiError, usr });
    },
  );

  it('uses it for an error of a call that has an empty message', async () => {
    const { auth, service } = startAuth();
    auth.send(signIn);
    await service.last.fails(new CallError({ kind: 'unreachable', message: '' }));
    expect(auth.isIn('failed').context.error).toBe('An error occurred');
  });

  it('fails with a thrown text', async () => {
    const { auth, service } = startAuth();
    auth.send(signIn);
    await service.last.fails('No seats left');
    auth.isIn('failed');
    expect(auth.context).toMatchObject({ error: 'No seats left', apiError: { kind: 'unknown' } });
  });

  it('clears the failure when it is tried again', async () => {
    const { auth, service } = startAuth();
    auth.send(signIn);
    await service.last.fails(new Error('Request timed out'));
    auth.send(signIn).isIn('pending', { ...nobody, loading: 'pending', usr });
    await service.last.answers({ access_token: 'T1' });
    auth.isIn('succeeded', noor);
  });

  it('sends one request for two events in one task', () => {
    const { auth, service } = startAuth();
    auth.send(signIn, signIn).isIn('pending');
    expect(service.calls).toHaveLength(1);
  });

  it('is ignored when already signed in', async () => {
    const { auth, service } = await startSignedIn();
    auth.send(signIn).isIn('succeeded', noor);
    expect(service.calls).toHaveLength(1);
  });

  it('never stores the password', async () => {
    const { auth, service } = startAuth();
    auth.send(signIn);
    expect(JSON.stringify(auth.context)).not.toContain(signIn.password);
    await service.last.fails(new Error('no'));
    expect(JSON.stringify(auth.context)).not.toContain(signIn.password);
  });
});

describe('cancelling', () => {
  it('aborts the attempt and ignores its late response', async () => {
    const { auth, service, effects } = startAuth();
    auth.send(signIn, { type: 'auth.cancel' }).isIn('idle', { ...nobody, usr });
    expect(service.last.signal.aborted).toBe(true);
    await service.last.answers({ access_token: 'T1' });
    auth.isIn('idle', { ...nobody, usr });
    expect(effects).toEqual([]);
    expect(auth.sentToParent).toEqual([]);
  });

  it('clears the error of an attempt that has failed', async () => {
    const { auth, service } = startAuth();
    auth.send(signIn);
    await service.last.fails(new CallError({ kind: 'unauthorized' }));
    auth.send({ type: 'auth.cancel' }).isIn('idle', { ...nobody, usr });
  });

  it('does nothing when no attempt is pending', async () => {
    startAuth().auth.send({ type: 'auth.cancel' }).isIn('idle', nobody);
    const { auth } = await startSignedIn();
    auth.send({ type: 'auth.cancel' }).isIn('succeeded', noor);
  });
});
