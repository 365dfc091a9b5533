/**
 * Tests the changes that wait to be sent: their list, and the buttons of what is being sent. Long because several pages
 * show them.
 */
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import type { NewEntry } from '../../src/machines/outbox-entries.ts';
import type { Delivered } from '../../src/machines/outbox-machine.ts';
import { outboxSenderMachine } from '../../src/machines/outbox-sender-machine.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { emptyRecord } from '../../src/services/contract/fields/draft.ts';
import { AccountPage } from '../../src/ui/account/account-page.tsx';
import { actorOf } from '../../src/ui/actors.tsx';
import { BookmarkButton } from '../../src/ui/job-request/bookmark-button.tsx';
import { ProfilePage } from '../../src/ui/profile/profile-page.tsx';
import { hold } from '../support/hold.ts';
import { addBookmark } from './support/add-bookmark.ts';
import { type Answers, show } from './support/show.tsx';

const base = emptyRecord('profile');

describe('the changes that wait to be sent', () => {
  test('show the titles of requests from an earlier read after a failed one, and pass on the focus', async () => {
    let isFailing = false;
    const { app, person } = await show({
      page: <AccountPage />,
      answers: {
        jobRequests: () =>
          isFailing ? Promise.reject(new CallError({ kind: 'server' })) : [{ name: 'RFQ-1', job_title: 'Audit' }],
      },
    });
    act(() => addBookmark(app, 'RFQ-1'));
    expect(await screen.findByText('Save for later: \u2068Audit\u2069')).toBeVisible();
    isFailing = true;
    act(() => actorOf(app, 'jobRequests').send({ type: 'list.load' }));
    await waitFor(() => expect(actorOf(app, 'jobRequests').getSnapshot().hasTag('failed')).toBe(true));
    expect(screen.getByText('Save for later: \u2068Audit\u2069')).toBeVisible();
    act(() => addBookmark(app, 'RFQ-2'));
    await person.click(screen.getByRole('button', { name: /^Cancel: .*Audit/ }));
    expect(screen.getByRole('button', { name: /^Cancel: .*RFQ-2/ })).toHaveFocus();
  });

  test('are not cancelled while their form has other input, which the page states with a link to the form', async () => {
    const { app, person, t } = await show({ page: <AccountPage />, answers: {} });
    const [form, outbox] = [actorOf(app, 'profileDraft'), actorOf(app, 'outbox')];
    act(() => {
      outbox.send({
        type: 'entry.add',
        entry: {
          id: 'E1',
          kind: 'profile',
          subject: 'who',
          payload: { draft: base, base, startedFrom: 'M0', language: 'en' },
        },
      });
      form.send({ type: 'draft.open', section: 'terms', record: {} });
      form.send({ type: 'draft.change', path: 'hourly_rates', value: '900' });
    });
    const cancel = await screen.findByRole('button', { name: /^Cancel: / });
    await person.click(cancel);
    expect(screen.getByText(t('outbox_held_back'), { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: t('outbox_open_form') })).toHaveAttribute('href', '/account-view');
    expect(form.getSnapshot().context).toMatchObject({ section: 'terms', draft: { hourly_rates: '900' } });
    act(() => form.send({ type: 'draft.discard' }));
    await person.click(cancel);
    expect(screen.queryByText(t('outbox_heading'))).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('are taken back into their form by the next step and by the button of the section', async () => {
    const missing = [{ key: 'phone_no', weight: 5 }];
    const { app, person, t } = await show({
      page: <ProfilePage />,
      answers: {
        profile: () => ({ name: 'P1', full_name: 'Noura', completeness: 80, completeness_missing: missing }),
        fetchedBio: () => ({ name: 'B1' }),
      },
    });
    const [form, outbox] = [actorOf(app, 'profileDraft'), actorOf(app, 'outbox')];
    const payload = { draft: { ...base, city: 'Abha' }, base, startedFrom: null, language: null };
    const edit = t('edit_named', { name: t('personal_details') });
    for (const name of [/ \+?5%/, edit]) {
      act(() => outbox.send({ type: 'entry.add', entry: { id: 'E1', kind: 'profile', subject: 'who', payload } }));
      await person.click(await screen.findByRole('button', { name }));
      expect(form.getSnapshot().context).toMatchObject({ section: 'who', draft: { city: 'Abha' } });
      expect(outbox.getSnapshot().context.entries).toEqual([]);
      act(() => form.send({ type: 'draft.discard' }));
    }
  });

  test('are on the page of the profile, without those that the server has rejected', async () => {
    const { app } = await show({
      page: <ProfilePage />,
      answers: {
        profile: () => ({ name: 'P1', full_name: 'Noura', city: 'Jeddah' }),
        fetchedBio: () => ({ name: 'B1' }),
      },
    });
    const outbox = actorOf(app, 'outbox');
    const change = (city: string) => ({
      ...({ kind: 'profile', subject: 'who' } as const),
      payload: { draft: { ...base, city }, base, startedFrom: null, language: null },
    });
    expect(await screen.findAllByText('Jeddah')).not.toEqual([]);
    act(() => addBookmark(app, 'RFQ-1'));
    const { apiError } = new CallError({ kind: 'refused', status: 417 });
    const rejected = { id: 'E1', ...change('Tabuk'), since: Date.now(), apiError };
    act(() => outbox.send({ type: 'outbox.merge', entries: [rejected], removed: [] }));
    expect(screen.getAllByText('Jeddah')).not.toEqual([]);
    expect(screen.queryByText('Tabuk')).toBeNull();
    act(() => outbox.send({ type: 'entry.add', entry: { id: 'E2', ...change('Abha') } }));
    expect(screen.getAllByText('Abha')).not.toEqual([]);
    expect(screen.queryByText('Jeddah')).toBeNull();
  });

  test('are cancelled by a second press of the bookmark, which sends nothing', async () => {
    const request = { name: 'RFQ-1', job_title: 'Audit', is_saved: true };
    const { app, person } = await show({ page: <BookmarkButton request={request} />, answers: {} });
    act(() => addBookmark(app, 'RFQ-1'));
    await person.click(screen.getByRole('button'));
    expect(actorOf(app, 'outbox').getSnapshot().context.entries).toEqual([]);
    expect(actorOf(app, 'bookmark').getSnapshot().value).toBe('idle');
  });
});

describe('a change that is being sent', () => {
  /** Shows a page with changes, the first of which is sent until the test delivers it. */
  async function showSending(page: ReactNode, entries: readonly NewEntry[], answers: Answers = {}) {
    const held = hold<Delivered>();
    const outboxSender = outboxSenderMachine.provide({
      actors: { followOutbox: fromCallback(() => undefined), sendEntry: fromPromise(() => held.released) },
    });
    const shown = await show({ page, answers, features: { outboxSender } });
    const outbox = actorOf(shown.app, 'outbox');
    act(() => {
      for (const entry of entries) outbox.send({ type: 'entry.add', entry });
    });
    return {
      ...shown,
      /** Sends the changes while the button has the focus. */
      send(button: HTMLElement) {
        button.focus();
        act(() => outbox.send({ type: 'connection.restored', isOutage: true }));
        expect(button).toHaveAttribute('aria-disabled', 'true');
        expect(button).toHaveFocus();
      },
      deliver: (id: string) => act(async () => held.release({ id, modified: 'M1' })),
    };
  }

  const bookmark = { id: 'E1', kind: 'bookmark', subject: 'RFQ-1', payload: { isSaved: true } } as const;
  const who = {
    id: 'E1',
    kind: 'profile',
    subject: 'who',
    payload: { draft: base, base, startedFrom: 'M0', language: 'en' },
  } as const;

  test('leaves the focus on its button, which does nothing, until it was sent', async () => {
    const { app, person, t, send, deliver } = await showSending(<AccountPage />, [bookmark]);
    const cancel = await screen.findByRole('button', { name: /^Cancel: / });
    send(cancel);
    await person.click(cancel);
    expect(actorOf(app, 'outbox').getSnapshot().context.heldBack).toBe('');
    expect(screen.getByText(t('outbox_sending'))).toBeVisible();
    await deliver('E1');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('passes the focus on to the button that opens its section', async () => {
    const answers = { profile: () => ({ name: 'P1', full_name: 'Noura' }), fetchedBio: () => ({ name: 'B1' }) };
    const { t, send, deliver } = await showSending(<ProfilePage />, [who], answers);
    send(await screen.findByRole('button', { name: t('cancel') }));
    await deliver('E1');
    expect(screen.getByRole('button', { name: t('edit_named', { name: t('personal_details') }) })).toHaveFocus();
  });

  test('leaves the focus on the button that opens its section', async () => {
    const answers = { profile: () => ({ name: 'P1', full_name: 'Noura' }), fetchedBio: () => ({ name: 'B1' }) };
    const { t, send } = await showSending(<ProfilePage />, [who], answers);
    send(await screen.findByRole('button', { name: t('edit_named', { name: t('personal_details') }) }));
  });

  test('leaves the focus on the next step and on the photo, which open nothing until it was sent', async () => {
    const missing = [{ key: 'photo_url', weight: 5 }];
    const bio = emptyRecord('bio');
    const payload = { draft: bio, base: bio, startedFrom: null, language: null };
    const { app, person, t, send } = await showSending(
      <ProfilePage />,
      [{ id: 'E1', kind: 'bio', subject: 'photo', payload }],
      {
        profile: () => ({ name: 'P1', full_name: 'Noura', completeness: 80, completeness_missing: missing }),
        fetchedBio: () => ({ name: 'B1' }),
      },
    );
    const photo = await screen.findByRole('button', { name: t('photo_add') });
    send(await screen.findByRole('button', { name: / \+?5%/ }));
    expect(photo).toHaveAttribute('aria-disabled', 'true');
    await person.click(screen.getByRole('button', { name: / \+?5%/ }));
    await person.click(photo);
    expect(actorOf(app, 'bio').getSnapshot().context.section).toBeNull();
  });

  test.each([true, false])('leaves the focus on the bookmark: with a label: %s', async (isLabelled) => {
    const request = { name: 'RFQ-1', job_title: 'Audit', is_saved: true };
    const { send } = await showSending(<BookmarkButton request={request} isLabelled={isLabelled} />, [bookmark]);
    send(await screen.findByRole('button'));
  });
});
