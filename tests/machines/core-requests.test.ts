/** What actors of the first pages, and the forms of visitors, request. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AnyActorLogic, StateMachine } from 'xstate';
import { provideApp } from '../../src/machines/app-implementations.ts';
import { provideFeatures } from '../../src/machines/feature-implementations.ts';
import { createStoredSlices } from '../../src/machines/persistence/stored-slices.ts';
import { FakeXhr } from '../services/fake-xhr.ts';
import { scriptFetch } from '../services/script-fetch.ts';
import { eventually } from '../support/eventually.ts';
import { besideSession } from './beside-session.ts';
import { noor } from './start-auth.ts';
import { signUpContext } from './stored.ts';

const { features } = provideFeatures(
  createStoredSlices({ readState: () => null, watchOtherTabs: () => () => undefined }),
  noor,
);

/** An actor with which a machine is provided. */
function actorIn(logic: AnyActorLogic, name: string): AnyActorLogic {
  const actor: unknown = logic instanceof StateMachine ? logic.implementations.actors[name] : undefined;
  if (typeof actor !== 'object' || actor === null) throw new Error(`There is no actor ${name}.`);
  return actor as AnyActorLogic;
}

afterEach(() => vi.unstubAllGlobals());

const app = provideApp();
const usr = 'noor@example.com';
const secrets = { password: 'a secret', submission: 'S1' };

describe('a service of the first pages or of a form of visitors', () => {
  it.each<[method: string | null, AnyActorLogic, service: string, input: unknown]>([
    ['user_signin', actorIn(app, 'auth'), 'signIn', { usr, password: 'a secret' }],
    ['add_subscriber', actorIn(app, 'prompt'), 'subscribe', { usr }],
    [null, actorIn(app, 'connection'), 'probe', undefined],
    ['register_candidate', features.signUp, 'register', { draft: signUpContext.draft, ...secrets }],
    ['request_password_reset', features.reset, 'requestReset', { usr }],
    ['reset_password', features.reset, 'resetPassword', { token: 'L1', password: 'a secret' }],
  ])('requests %s, and aborts that when it is stopped', async (method, machine, service, input) => {
    const sent = scriptFetch('silence');
    const { stop } = besideSession(actorIn(machine, service), input);
    await eventually(() => expect(sent).toHaveLength(1));
    const [request] = sent;
    const { searchParams } = new URL(request?.address ?? '', 'http://localhost');
    expect([searchParams.get('method'), request?.signal.aborted]).toEqual([method, false]);
    stop();
    expect(request?.signal.aborted).toBe(true);
  });
});

describe('a service that is called with a secret', () => {
  it.each<[service: string, machine: AnyActorLogic, input: object]>([
    ['signIn', actorIn(app, 'auth'), { usr, password: 'a secret' }],
    ['register', features.signUp, { draft: signUpContext.draft, ...secrets }],
    ['resetPassword', features.reset, { token: 'a secret', password: 'a secret' }],
    ['changePassword', features.account, { password: 'a secret', newPassword: 'a secret' }],
    ['verifyEmail', features.verification, { token: 'a secret' }],
  ])('has it in no persisted snapshot while it runs: %s', async (service, machine, input) => {
    const sent = scriptFetch('silence');
    const { running, stop } = besideSession(actorIn(machine, service), input);
    await eventually(() => expect(sent).toHaveLength(1));
    const persisted = JSON.stringify(running?.getPersistedSnapshot());
    stop();
    expect(persisted).toContain('active');
    expect(persisted).not.toContain('a secret');
  });
});

describe('a list', () => {
  it('requests its rows with the parameters of its page, and aborts that when it is stopped', async () => {
    const sent = scriptFetch('silence');
    const { running, stop } = besideSession(actorIn(app, 'list'), { key: 'jobDescription' }, 'jobDescription');
    running?.send({ type: 'list.open', params: { name: 'RFQ-1' } });
    await eventually(() => expect(sent).toHaveLength(1));
    const [request] = sent;
    expect(request?.address).toMatch(/method=get_job_description&.*name=RFQ-1/);
    expect(request?.signal.aborted).toBe(false);
    stop();
    expect(request?.signal.aborted).toBe(true);
  });
});

describe('the upload of the CV of a sign-up', () => {
  it('ends when it is stopped', () => {
    FakeXhr.sent = [];
    vi.stubGlobal('XMLHttpRequest', FakeXhr);
    const input = { file: new File(['%PDF-1.7'], 'cv.pdf'), onProgress: () => undefined };
    const { stop } = besideSession(actorIn(features.signUp, 'uploadCv'), input);
    expect(FakeXhr.last.opened[1]).toMatch(/method=upload_cv&/);
    expect(FakeXhr.last.isAborted).toBe(false);
    stop();
    expect(FakeXhr.last.isAborted).toBe(true);
  });
});
