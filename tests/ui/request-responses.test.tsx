/** Tests declining, withdrawing and bookmarking on the page of a request; `quotation-sending.test.tsx` has the quotation. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CallError } from '../../src/services/contract/api-error.ts';
import { openRequest } from './support/open-request.tsx';

const submission: string = expect.stringMatching(/^[0-9a-f]{32}$/);

test('declines a request with a reason, and undoes it', async () => {
  const { t, person, sent } = await openRequest(() => ({}));
  await person.click(screen.getByRole('button', { name: t('decline_request') }));
  const dialog = within(screen.getByRole('dialog', { name: t('decline_heading') }));
  await person.click(dialog.getByRole('button', { name: t('decline_request') }));
  expect(dialog.getByText(t('field_required'))).toBeVisible();
  expect(dialog.getByRole('radio', { name: 'Busy' })).toHaveFocus();
  await person.click(dialog.getByRole('radio', { name: 'Busy' }));
  await person.click(dialog.getByRole('button', { name: t('decline_request') }));
  expect(await screen.findByText(t('request_declined'))).toBeVisible();
  await person.click(screen.getByRole('button', { name: t('decline_undo') }));
  expect(await screen.findByText(t('request_undone'))).toBeVisible();
  expect(sent).toEqual([
    ['decline', { name: 'RFQ-1', reason: 'Busy', note: '', submission }],
    ['undo', { name: 'RFQ-1' }],
  ]);
});

test('keeps what is typed to decline a request while its form is closed, and changes nothing of it while it is sent', async () => {
  const { t, person, sent } = await openRequest(() => new Promise(() => {}));
  const open = async () => {
    await person.click(screen.getByRole('button', { name: t('decline_request') }));
    return within(screen.getByRole('dialog', { name: t('decline_heading') }));
  };
  const first = await open();
  await person.click(first.getByRole('radio', { name: 'Busy' }));
  await person.type(first.getByRole('textbox', { name: t('decline_note') }), 'Until June');
  await person.click(first.getByRole('button', { name: t('cancel') }));

  const second = await open();
  expect(second.getByRole('radio', { name: 'Busy' })).toBeChecked();
  const note = second.getByRole('textbox', { name: t('decline_note') });
  expect(note).toHaveValue('Until June');
  await person.click(second.getByRole('button', { name: t('decline_request') }));
  await person.type(note, ' or July');
  await person.click(second.getByRole('radio', { name: 'Too far' }));
  expect(note).toHaveValue('Until June');
  expect(second.getByRole('radio', { name: 'Busy' })).toBeChecked();
  expect(sent).toEqual([['decline', { name: 'RFQ-1', reason: 'Busy', note: 'Until June', submission }]]);
});

test.each(['en', 'ar'] as const)(
  'declines a request that offers no reasons with a typed one, in %s',
  async (language) => {
    const { t, person, sent } = await openRequest(() => ({}), language, { decline_reasons: undefined });
    await person.click(screen.getByRole('button', { name: t('decline_request') }));
    const dialog = within(screen.getByRole('dialog', { name: t('decline_heading') }));
    const reason = dialog.getByRole('textbox', { name: t('decline_reason') });
    expect(reason).toHaveAttribute('maxlength', '140');
    expect(dialog.getByRole('textbox', { name: t('decline_note') })).toHaveAttribute('maxlength', '1000');
    await person.type(reason, '  ');
    await person.click(dialog.getByRole('button', { name: t('decline_request') }));
    expect(dialog.getByText(t('field_required'))).toBeVisible();
    expect(reason).toHaveFocus();
    await person.type(reason, 'On leave');
    await person.click(dialog.getByRole('button', { name: t('decline_request') }));
    expect(await screen.findByText(t('request_declined'))).toBeVisible();
    expect(sent).toEqual([['decline', { name: 'RFQ-1', reason: 'On leave', note: '', submission }]]);
  },
);

test('offers no undo once the client has begun to choose', async () => {
  let row: object = {};
  const { t, person } = await openRequest(
    () => {
      row = { status: 'Shortlisting', my_status: 'Declined', can_respond: 0 };
      return {};
    },
    'en',
    () => row,
  );
  await person.click(screen.getByRole('button', { name: t('decline_request') }));
  const dialog = within(screen.getByRole('dialog', { name: t('decline_heading') }));
  await person.click(dialog.getByRole('radio', { name: 'Busy' }));
  await person.click(dialog.getByRole('button', { name: t('decline_request') }));
  expect(await screen.findByText(t('request_declined'))).toBeVisible();
  expect(await screen.findByText(t('next_declined'))).toBeVisible();
  expect(screen.queryByRole('button', { name: t('decline_undo') })).toBeNull();
});

test('withdraws a quotation after a confirmation', async () => {
  const { t, person, sent } = await openRequest(() => ({}), 'en', { my_status: 'Submitted', can_respond: 0 });
  await person.click(screen.getByRole('button', { name: t('quote_withdraw') }));
  const dialog = within(screen.getByRole('dialog', { name: t('quote_withdraw_ask') }));
  await person.click(dialog.getByRole('button', { name: t('quote_withdraw') }));
  expect(await screen.findByText(t('quote_withdrawn'))).toBeVisible();
  expect(sent).toEqual([['withdraw', { name: 'RFQ-1' }]]);
});

test('offers no withdrawal that has become impossible, in the dialog too', async () => {
  let row: object = { my_status: 'Submitted', can_respond: 0 };
  const { app, t, person } = await openRequest(
    () => ({}),
    'en',
    () => row,
  );
  await person.click(screen.getByRole('button', { name: t('quote_withdraw') }));
  const dialog = within(screen.getByRole('dialog', { name: t('quote_withdraw_ask') }));
  row = { my_status: 'Won', can_respond: 0 };
  act(() => app.send({ type: 'request.answered' }));
  expect(await dialog.findByText(t('quote_withdraw_late'))).toBeVisible();
  expect(dialog.queryByRole('button', { name: t('quote_withdraw') })).toBeNull();
  const [, close] = dialog.getAllByRole('button', { name: t('close') });
  if (close) await person.click(close);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('offers no decline that has become impossible, and still shows what was typed', async () => {
  let row: object = {};
  const { app, t, person } = await openRequest(
    () => ({}),
    'en',
    () => row,
  );
  await person.click(screen.getByRole('button', { name: t('decline_request') }));
  const dialog = within(screen.getByRole('dialog', { name: t('decline_heading') }));
  await person.type(dialog.getByRole('textbox', { name: t('decline_note') }), 'Until June');
  expect(dialog.queryByText(t('decline_late'))).toBeNull();
  row = { status: 'Closed', can_respond: 0 };
  act(() => app.send({ type: 'request.answered' }));
  expect(await dialog.findByText(t('decline_late'))).toBeVisible();
  expect(dialog.getByRole('textbox', { name: t('decline_note') })).toHaveValue('Until June');
  expect(dialog.queryByRole('button', { name: t('decline_request') })).toBeNull();
  const [, close] = dialog.getAllByRole('button', { name: t('close') });
  if (close) await person.click(close);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('bookmarks a request', async () => {
  const { t, person, sent } = await openRequest(() => ({}));
  const save = screen.getByRole('button', { name: t('save_request_short') });
  await person.click(save);
  expect(save).toHaveAttribute('aria-pressed', 'true');
  expect(save).toHaveAccessibleName(t('save_request_short'));
  expect(sent).toEqual([['save', { name: 'RFQ-1', isSaved: true, submission }]]);
});

test('states why a bookmark could not be set, and reverts it', async () => {
  const { t, person } = await openRequest(() => {
    throw new CallError({ kind: 'forbidden', status: 403 });
  });
  await person.click(screen.getByRole('button', { name: t('save_request_short') }));
  expect(await screen.findByRole('alert')).toHaveTextContent(t('error_not_permitted'));
  expect(screen.getByRole('button', { name: t('save_request_short') })).toHaveAttribute('aria-pressed', 'false');
});

test('shows each requirement beside the level of the candidate', async () => {
  const { t } = await openRequest(() => ({}));
  const level = (at: number) => t(`skill_level_${at}` as 'skill_level_1');
  const own = async (name: string) => (await screen.findByText(name)).closest('li');
  await waitFor(async () => expect(await own('SQL')).toHaveTextContent(t('you_have', { level: level(4) })));
  expect(await own('R')).toHaveTextContent(t('you_below', { level: level(2) }));
  expect(await own('SAP')).toHaveTextContent(t('you_lack'));
  expect(await own('Arabic')).toHaveTextContent(t('you_have', { level: t('language_level_native') }));
});
