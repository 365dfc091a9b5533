/** Tests the list of the changes that wait to be sent. */
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CallError } from '../../src/services/contract/api-error.ts';
import { emptyRecord } from '../../src/services/contract/fields/draft.ts';
import { AccountPage } from '../../src/ui/account/account-page.tsx';
import { actorOf } from '../../src/ui/actors.tsx';
import { addBookmark } from './support/add-bookmark.ts';
import { show } from './support/show.tsx';

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
    expect(await screen.findByText('Save for later: Audit')).toBeVisible();
    isFailing = true;
    act(() => actorOf(app, 'jobRequests').send({ type: 'list.load' }));
    await waitFor(() => expect(actorOf(app, 'jobRequests').getSnapshot().hasTag('failed')).toBe(true));
    expect(screen.getByText('Save for later: Audit')).toBeVisible();
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
        entry: { id: 'E1', kind: 'profile', subject: 'who', payload: { draft: base, base, startedFrom: 'M0' } },
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
});
