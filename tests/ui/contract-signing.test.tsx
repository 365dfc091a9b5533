/** Tests of how a candidate signs a contract, or declines to. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CallError } from '../../src/services/contract/api-error.ts';
import { sha256 } from '../../src/services/contract/sha256.ts';
import { actorOf } from '../../src/ui/actors.tsx';
import { base, openContract, unsigned } from './support/open-contract.tsx';

type Page = Awaited<ReturnType<typeof openContract>>;

describe('signing', () => {
  test.each(['en', 'ar'] as const)('needs the terms read, the full name and the consent, in %s', async (language) => {
    const { t, person, sent } = await openContract({ contract: unsigned, language });
    await person.click(await screen.findByRole('button', { name: t('contract_review') }));
    const sign = screen.getByRole('button', { name: t('sign_now') });
    expect(sign).toHaveAttribute('aria-disabled', 'true');
    expect(sign).toHaveAccessibleDescription(t('sign_missing'));
    await person.click(screen.getByRole('checkbox', { name: t('sign_have_read') }));
    const name = screen.getByRole('textbox', { name: t('sign_full_name') });
    expect(name).toHaveAttribute('autocomplete', 'name');
    await person.type(name, 'Somebody Else');
    await person.click(screen.getByRole('checkbox', { name: t('sign_consent') }));
    expect(await screen.findByText(t('invalid_other_name'))).toBeVisible();
    await person.click(sign);
    expect(sent).toEqual([]);
    await person.clear(name);
    await person.type(name, " noura  al-sa'doun");
    expect(sign).not.toHaveAttribute('aria-disabled');
    await person.click(sign);
    expect(await screen.findByText(t('contract_signed_done'))).toBeVisible();
    expect(sent).toEqual([
      expect.objectContaining({
        act: 'sign',
        name: 'CON-1',
        termsHash: sha256(base.contract_terms),
        submission: expect.any(String),
      }),
    ]);
  });

  test('counts the terms as read when they were scrolled to the end', async () => {
    const { t, person } = await openContract({ contract: unsigned });
    await person.click(await screen.findByRole('button', { name: t('contract_review') }));
    const terms = screen.getByRole('region', { name: t('terms') });
    expect(terms).toHaveFocus(); // so that the arrow keys scroll it
    const sizes = { clientHeight: 100, scrollHeight: 300 };
    for (const [key, value] of Object.entries(sizes)) Object.defineProperty(terms, key, { value });
    fireEvent.scroll(terms, { target: { scrollTop: 100 } });
    expect(screen.getByRole('checkbox', { name: t('sign_have_read') })).not.toBeChecked();
    // positions are rounded, so that the end can be missed by a few pixels
    fireEvent.scroll(terms, { target: { scrollTop: 193 } });
    expect(screen.getByRole('checkbox', { name: t('sign_have_read') })).toBeChecked();
  });

  test('the terms stay read, and their check box keeps the focus', async () => {
    const { t, person } = await openContract({ contract: unsigned });
    await person.click(await screen.findByRole('button', { name: t('contract_review') }));
    const haveRead = screen.getByRole('checkbox', { name: t('sign_have_read') });
    await person.click(haveRead);
    expect(haveRead).toHaveFocus();
    await person.click(haveRead);
    expect(haveRead).toBeChecked();
    expect(haveRead).toHaveAttribute('aria-disabled', 'true');
    expect(haveRead).toBeEnabled();
  });

  /** Fills in the form. */
  async function fillIn({ t, person }: Page) {
    await person.click(await screen.findByRole('button', { name: t('contract_review') }));
    await person.click(screen.getByRole('checkbox', { name: t('sign_have_read') }));
    await person.click(screen.getByRole('textbox', { name: t('sign_full_name') }));
    await person.paste("Noura Al-Sa'doun");
    await person.click(screen.getByRole('checkbox', { name: t('sign_consent') }));
  }

  /** Fills in the form and presses Sign. */
  async function sign(page: Page) {
    await fillIn(page);
    await page.person.click(screen.getByRole('button', { name: page.t('sign_now') }));
  }

  test.each([
    ['they have changed', { terms_hash: 'changed' }],
    ['the contract was changed elsewhere', { modified: 'changed' }],
  ])('asks to read the terms again when %s, and keeps the name', async (_, fields) => {
    const stale = new CallError({ kind: 'refused', fields });
    const page = await openContract({ contract: unsigned, replies: [stale] });
    const { t } = page;
    await sign(page);
    expect(await screen.findByText(t('sign_changed'))).toBeVisible();
    expect(screen.getByRole('checkbox', { name: t('sign_have_read') })).not.toBeChecked();
    expect(screen.getByRole('textbox', { name: t('sign_full_name') })).toHaveValue("Noura Al-Sa'doun");
  });

  test('shows the error of the consent at its check box', async () => {
    const refused = new CallError({ kind: 'refused', fields: { consent: 'Tick this box.' } });
    const page = await openContract({ contract: unsigned, replies: [refused] });
    await sign(page);
    const consent = screen.getByRole('checkbox', { name: page.t('sign_consent') });
    await waitFor(() => expect(consent).toHaveAccessibleDescription('Tick this box.'));
    expect(consent).toBeInvalid();
  });

  test.each([
    ['the contract was amended', (app) => app.send({ type: 'contract.changed' })],
    ['the language is another one', (app) => actorOf(app, 'language').send({ type: 'language.set', language: 'ar' })],
  ] as [string, (app: Page['app']) => void][])('asks to read the terms again when %s', async (_, readAgain) => {
    const contract = { ...unsigned };
    const page = await openContract({ contract });
    const { t, person, app, sent } = page;
    await fillIn(page);
    expect(screen.queryByText(t('sign_changed'))).toBeNull();
    const button = screen.getByRole('button', { name: t('sign_now') });
    expect(button).not.toHaveAttribute('aria-disabled');
    contract.contract_terms = '<p>The consultant delivers sooner.</p>';
    act(() => readAgain(app));
    expect(await screen.findByText('The consultant delivers sooner.')).toBeVisible();
    expect(screen.getByText(t('sign_changed'))).toBeVisible();
    expect(screen.getByRole('checkbox', { name: t('sign_have_read') })).not.toBeChecked();
    expect(button).toHaveAccessibleDescription(t('sign_missing'));
    expect(screen.getByRole('textbox', { name: t('sign_full_name') })).toHaveValue("Noura Al-Sa'doun");
    await person.click(button);
    expect(sent).toEqual([]);
    await person.click(screen.getByRole('checkbox', { name: t('sign_have_read') }));
    expect(screen.queryByText(t('sign_changed'))).toBeNull();
    await person.click(button);
    expect(await screen.findByText(t('contract_signed_done'))).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ termsHash: sha256(contract.contract_terms) })]);
  });

  test.each([
    ['there is no connection', { kind: 'offline' }, 'contract_offline'],
    ['the server failed', { kind: 'server' }, 'error_server_failed'],
  ] as const)('states that %s, and keeps what was typed', async (_, error, message) => {
    const page = await openContract({ contract: unsigned, replies: [new CallError(error)] });
    const { t, person } = page;
    await sign(page);
    expect(await screen.findByText(t(message))).toBeVisible();
    await person.click(screen.getByRole('button', { name: t('sign_now') }));
    expect(await screen.findByText(t('contract_signed_done'))).toBeVisible();
  });

  test.each([
    ['has arrived', { ...unsigned, signature: { signer_name: 'Noura' } }, 'contract_signed_done'],
    ['has not arrived', unsigned, 'contract_lost'],
  ] as const)('without a reply is checked before anything is sent again: it %s', async (_, stored, message) => {
    const page = await openContract({ contract: unsigned, stored, replies: [new CallError({ kind: 'timedOut' })] });
    const { t, person, sent } = page;
    await sign(page);
    expect(await screen.findByText(t('unanswered_title'))).toBeVisible();
    expect(screen.queryByRole('button', { name: t('sign_now') })).toBeNull();
    await person.click(screen.getByRole('button', { name: t('contract_check') }));
    expect(await screen.findByText(t(message))).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});

test('a contract is declined with a reason and a note', async () => {
  const { t, person, sent } = await openContract({ contract: unsigned });
  await person.click(await screen.findByRole('button', { name: t('contract_decline') }));
  const dialog = within(screen.getByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: t('contract_decline') }));
  expect(dialog.getAllByText(t('field_required'))).not.toEqual([]);
  await person.selectOptions(dialog.getByRole('combobox'), 'Dates');
  await person.type(dialog.getByRole('textbox'), 'Away until March');
  await person.click(dialog.getByRole('button', { name: t('contract_decline') }));
  expect(await screen.findByText(t('contract_declined_done'))).toBeVisible();
  expect(sent[0]).toMatchObject({ act: 'decline', draft: { reason: 'Dates', note: 'Away until March' } });
});
