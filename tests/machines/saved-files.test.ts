/** What features give to the browser to save, and what the sign-up states about an uploaded CV. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AnyActorLogic, type AnyEventObject, type AnyStateMachine, toPromise } from 'xstate';
import { provideFeatures } from '../../src/machines/feature-implementations.ts';
import { createStoredSlices } from '../../src/machines/persistence/stored-slices.ts';
import { FakeXhr } from '../services/fake-xhr.ts';
import { answer, type Outcome, scriptFetch } from '../services/script-fetch.ts';
import { eventually } from '../support/eventually.ts';
import { besideSession } from './beside-session.ts';
import { noor } from './start-auth.ts';

const stored = createStoredSlices({ readState: () => null, watchOtherTabs: () => () => undefined });
const { features } = provideFeatures(stored, noor);

/** The links of which the page has followed the download. */
let followed: { readonly href: string; readonly download: string }[];
let contents: Blob[];

beforeEach(() => {
  followed = [];
  contents = [];
  const createElement = () => ({
    click() {
      followed.push({ ...this } as unknown as (typeof followed)[number]); // it has the properties that were set
    },
  });
  vi.stubGlobal('document', { createElement });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => `blob:${contents.push(content as Blob)}`);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pdf = () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });
const account = { account: { usr: 'noor@example.com' } };
const text = JSON.stringify(account, null, 2);

it.each<[string, AnyActorLogic, AnyEventObject, Outcome, string]>([
  ['report.pdf', features.files, { type: 'file.download', address: '/f/1', fileName: 'report.pdf' }, pdf(), '%PDF-1.7'],
  ['sg-network-my-data.json', features.account, { type: 'data.export' }, answer(account), text],
])(
  '%s is saved under that name, at an address that is valid meanwhile',
  async (download, feature, event, reply, content) => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    scriptFetch(reply);
    const { running, stop } = besideSession(feature);
    running?.send(event);
    await eventually(() => expect(followed).toHaveLength(1));
    expect(followed).toMatchObject([{ href: 'blob:1', download }]);
    stop();
    expect(await contents[0]?.text()).toBe(content);
    expect(revoke).not.toHaveBeenCalled();
  },
);

it('an uploaded CV is stored by the server for a day, if it is not registered', async () => {
  const now = Date.UTC(2026, 2, 5, 9, 30);
  vi.setSystemTime(now);
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  const { uploadCv } = (features.signUp as unknown as AnyStateMachine).implementations.actors; // with its services
  const file = new File(['%PDF-1.7'], 'cv.pdf');
  const { running, stop } = besideSession(uploadCv as AnyActorLogic, { file, onProgress: () => undefined });
  FakeXhr.last.answer(200, { message: { msg: 'success', data: { name: 'F1' } } });
  const output = running && (await toPromise(running));
  stop();
  expect(output).toEqual({ name: 'F1', file_name: 'cv.pdf', file_size: 8, expires_at: now + 24 * 60 * 60 * 1000 });
});
