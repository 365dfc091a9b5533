/** The requests that the services of features send. Long because each of them is a row. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AnyActorLogic, toPromise } from 'xstate';
import { contractServices } from '../../src/machines/contract-implementations.ts';
import type { OutboxEntry } from '../../src/machines/outbox-entries.ts';
import { outboxServices } from '../../src/machines/outbox-implementations.ts';
import { parseState } from '../../src/machines/persistence/restore.ts';
import { profileLinkServices } from '../../src/machines/profile-link-implementations.ts';
import {
  bookmarkServices,
  coverNoteServices,
  quotationServices,
} from '../../src/machines/quotation-implementations.ts';
import { recordServices } from '../../src/machines/record-implementations.ts';
import { emptyAct } from '../../src/services/contract/contract-act.ts';
import { emptyRecord } from '../../src/services/contract/fields/draft.ts';
import { emptyQuotation } from '../../src/services/contract/quotation.ts';
import { type Outcome, scriptFetch } from '../services/script-fetch.ts';
import { eventually } from '../support/eventually.ts';
import { besideSession } from './beside-session.ts';

afterEach(() => vi.unstubAllGlobals());

/** Runs a service beside a session in Arabic. Returns its request, and its output if it gets a reply. */
async function run(service: AnyActorLogic, input: unknown, reply: Outcome = 'silence') {
  const sent = scriptFetch(reply);
  const { running, stop } = besideSession(service, input);
  const output = reply === 'silence' || !running ? null : await toPromise(running);
  await eventually(() => expect(sent).toHaveLength(1));
  stop();
  const [request] = sent;
  const query = Object.fromEntries(new URL(request?.address ?? '', 'http://localhost').searchParams);
  const { version: _, method, entity: __, language, ...parameters } = query;
  expect(request?.headers.authorization).toBe('Bearer T1');
  return {
    method,
    language,
    verb: request?.verb,
    sent: typeof request?.body === 'string' ? JSON.parse(request.body) : parameters,
    isAborted: request?.signal.aborted,
    output,
  };
}

const files = [{ name: 'FILE-1', file_name: 'a.pdf', file_size: '9', expires_at: '5' }];
const act = {
  ...emptyAct,
  full_name: 'Noor',
  reason: 'Other',
  note: 'Later',
  last_day: '2026-04-01',
  milestone: 'M-1',
  files,
};
const acting = (name: string) => ({ act: name, name: 'C-1', draft: act, termsHash: 'H1', submission: 'S1' });
const named = { name: 'C-1', submission: 'S1' };
const quotation = { ...emptyQuotation, price_basis: 'Daily', rate: '٥', quantity: '10', files };
const note = { kind: 'save', name: '', submission: 'S1', title: 'Advisory', note: 'Interviews' } as const;
const nothing = {};
const outbox = outboxServices({ read: () => parseState(null), watch: () => () => undefined });
const entry = (more: object) => ({ id: 'S1', subject: 'RFQ-1', since: 1, apiError: null, ...more }) as OutboxEntry;
const once = { name: 'RFQ-1', submission: 'S1' };
const base = emptyRecord('bio');
const about = (language: 'en' | null) =>
  entry({
    kind: 'bio',
    subject: 'about',
    payload: { draft: { ...base, bio: 'Ten' }, base, startedFrom: 'M0', language },
  });

describe('the services', () => {
  it.each<[string, string, AnyActorLogic, unknown, unknown]>([
    [
      'sign_contract',
      'POST',
      contractServices.sendAct,
      acting('sign'),
      { ...named, full_name: 'Noor', consent: 1, terms_hash: 'H1' },
    ],
    [
      'decline_contract',
      'POST',
      contractServices.sendAct,
      acting('decline'),
      { ...named, reason: 'Other', note: 'Later' },
    ],
    [
      'deliver_milestone',
      'POST',
      contractServices.sendAct,
      acting('deliver'),
      { ...named, milestone: 'M-1', note: 'Later', files: [{ file: 'FILE-1' }] },
    ],
    [
      'end_contract',
      'POST',
      contractServices.sendAct,
      acting('end'),
      { ...named, last_day: '2026-04-01', reason: 'Other', note: 'Later' },
    ],
    ['get_contract', 'GET', contractServices.readContract, { name: 'C-1' }, { name: 'C-1' }],
    ['withdraw_quotation', 'POST', quotationServices.withdrawQuotation, { name: 'RFQ-1' }, { name: 'RFQ-1' }],
    [
      'decline_rfq',
      'POST',
      quotationServices.declineRfq,
      { ...once, reason: 'Busy', note: '' },
      { ...once, reason: 'Busy', note: '' },
    ],
    ['decline_rfq', 'POST', quotationServices.undoDecline, { name: 'RFQ-1' }, { name: 'RFQ-1', undo: 1 }],
    ['get_job_description', 'GET', quotationServices.readStatus, { name: 'RFQ-1' }, { name: 'RFQ-1' }],
    ['save_rfq', 'POST', bookmarkServices.saveRfq, { ...once, isSaved: true }, { ...once, is_saved: 1 }],
    ['save_rfq', 'POST', bookmarkServices.saveRfq, { ...once, isSaved: false }, { ...once, is_saved: 0 }],
    ['get_cover_notes', 'GET', coverNoteServices.getCoverNotes, undefined, nothing],
    [
      'save_cover_note',
      'POST',
      coverNoteServices.changeCoverNotes,
      note,
      { name: null, submission: 'S1', title: 'Advisory', note: 'Interviews' },
    ],
    [
      'delete_cover_note',
      'POST',
      coverNoteServices.changeCoverNotes,
      { ...note, kind: 'delete', name: 'T1' },
      { name: 'T1', submission: 'S1' },
    ],
    ['get_profile_link', 'GET', profileLinkServices.checkLink, undefined, nothing],
    ['get_profile_link', 'GET', profileLinkServices.getLink, undefined, nothing],
    ['create_profile_link', 'POST', profileLinkServices.createLink, { submission: 'S1' }, { submission: 'S1' }],
    ['revoke_profile_link', 'POST', profileLinkServices.revokeLink, { token: 'L1' }, { token: 'L1' }],
    [
      'save_bio',
      'POST',
      recordServices('bio').save,
      { fields: { bio: 'Ten' }, modified: 'M0', language: 'en', submission: 'S1' },
      { bio: 'Ten', modified: 'M0', submission: 'S1' },
    ],
    [
      'save_profile',
      'POST',
      recordServices('profile').save,
      { fields: { city: 'Jeddah' }, modified: null, language: null, submission: 'S1' },
      { city: 'Jeddah', modified: null, submission: 'S1' },
    ],
    ['get_bio', 'GET', recordServices('bio').readLatest, { language: null }, nothing],
    ['get_profile', 'GET', recordServices('profile').readLatest, { language: null }, nothing],
    [
      'decline_rfq',
      'POST',
      outbox.sendEntry,
      entry({ kind: 'decline', payload: { reason: 'Busy', note: '' } }),
      { ...once, reason: 'Busy', note: '' },
    ],
    [
      'save_rfq',
      'POST',
      outbox.sendEntry,
      entry({ kind: 'bookmark', payload: { isSaved: true } }),
      { ...once, is_saved: 1 },
    ],
    ['save_bio', 'POST', outbox.sendEntry, about('en'), { bio: 'Ten', modified: 'M0', submission: 'S1' }],
  ])('send %s (%s), and abort it when they are stopped', async (method, verb, service, input, sent) => {
    const { language: _, output: __, ...request } = await run(service, input);
    expect(request).toEqual({ method, verb, sent, isAborted: true });
  });

  it('save and read a record in the language of its form, and in that of the page when it is not known', async () => {
    const { save, readLatest } = recordServices('bio');
    const languagesOf = async (language: 'en' | null) => {
      const toSave = { fields: { bio: 'Ten' }, modified: 'M0', language, submission: 'S1' };
      const requests = [await run(save, toSave), await run(readLatest, { language })];
      return [...requests, await run(outbox.sendEntry, about(language))].map((request) => request.language);
    };
    expect(await languagesOf('en')).toEqual(['en', 'en', 'en']);
    expect(await languagesOf(null)).toEqual(['ar', 'ar', 'ar']);
  });

  it('send a quotation as the wire has it, without a quantity where none is asked for', async () => {
    const toSend = { ...once, draft: quotation };
    const { sent: complete, isAborted } = await run(quotationServices.submitQuotation, {
      ...toSend,
      needsQuantity: true,
    });
    expect(isAborted).toBe(true);
    expect(complete).toMatchObject({
      ...once,
      price_basis: 'Daily',
      rate: 5,
      quantity: 10,
      files: [{ file: 'FILE-1' }],
    });
    const { sent: whole } = await run(quotationServices.submitQuotation, { ...toSend, needsQuantity: false });
    expect(whole).toEqual({ ...complete, quantity: null });
    const queued = entry({ kind: 'quotation', payload: { draft: quotation, needsQuantity: true } });
    expect((await run(outbox.sendEntry, queued)).sent).toEqual(complete);
  });

  it('send a changed template under its name', async () => {
    const { sent } = await run(coverNoteServices.changeCoverNotes, { ...note, name: 'T1' });
    expect(sent.name).toBe('T1');
  });
});

describe('the outbox', () => {
  const replied = (data: object) => Response.json({ message: { msg: 'success', data } });

  it('passes on the version that a save has made, and none for another change', async () => {
    const modified = '2026-03-05 09:30:00';
    expect((await run(outbox.sendEntry, about('en'), replied({ name: 'BIO-1', modified }))).output).toEqual({
      id: 'S1',
      modified,
    });
    const bookmark = entry({ kind: 'bookmark', payload: { isSaved: true } });
    expect((await run(outbox.sendEntry, bookmark, replied({ name: 'RFQ-1', modified }))).output).toEqual({
      id: 'S1',
      modified: null,
    });
  });
});
