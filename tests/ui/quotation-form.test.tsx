import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { coverNotesMachine, type SentChange } from '../../src/machines/cover-notes-machine.ts';
import { restorable } from '../../src/machines/persistence/restorable.ts';
import type { ToSubmit } from '../../src/machines/quotation-context.ts';
import { quotationMachine } from '../../src/machines/quotation-machine.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import type { CoverNote } from '../../src/services/contract/records/cover-note.ts';
import { daysAfter, siteDay } from '../../src/services/contract/site-time.ts';
import { openRequest, writeQuotation } from './support/write-quotation.tsx';

const request = { ...openRequest, budget_min: 2000, budget_max: 3000 };
const saved: CoverNote = { name: 'T1', title: 'Advisory', note: 'Interviews first.', modified: null };

afterEach(() => {
  vi.useRealTimers();
});

async function write(language: 'en' | 'ar' = 'en') {
  const changes: (SentChange | null)[] = [];
  const shown = await writeQuotation(request, {
    language,
    features: {
      coverNotes: coverNotesMachine.provide({
        actors: {
          getCoverNotes: fromPromise(async () => [saved]),
          changeCoverNotes: fromPromise<CoverNote[], SentChange | null>(async ({ input }) => {
            changes.push(input);
            return input?.kind === 'delete' ? [] : [saved];
          }),
        },
      }),
    },
  });
  return { ...shown, changes };
}

test.each([
  ['en', '3/1/2999', 'Thursday, 3 January 2999', '04/01/2999'],
  ['ar', '٣/١/٢٩٩٩', 'الخميس، 3 يناير 2999', '04/01/2999'],
] as const)(
  'a typed date is written out in %s, and stepped with the arrow keys',
  async (language, typed, words, next) => {
    const { t, person, draft } = await write(language);
    const date = screen.getByRole('textbox', { name: t('quote_available') });
    await person.type(date, typed.slice(0, 5));
    expect(draft()?.available_from).toBe(typed.slice(0, 5));
    await person.type(date, typed.slice(5));
    expect(date).toHaveValue(typed);
    expect(date).toHaveAccessibleDescription(words);
    expect(draft()?.available_from).toBe('2999-01-03');
    await person.keyboard('{ArrowUp}');
    expect(date).toHaveValue(next);
    expect(draft()?.available_from).toBe('2999-01-04');
  },
);

test('a date is written out in the Hijri calendar, and sent in the Gregorian one', async () => {
  const { t, person, draft } = await write();
  const date = screen.getByRole('textbox', { name: t('quote_available') });
  await person.type(date, '25/7/1448');
  expect(date).toHaveAccessibleDescription('Sunday, 3 January 2027');
  expect(draft()?.available_from).toBe('2027-01-03');
});

test('the errors of a quotation stay as they were sent while a field is corrected', async () => {
  const { t, person } = await write();
  await person.click(screen.getByRole('button', { name: t('quote_send') }));
  const summary = screen.getByText(t('quote_fix')).closest('[tabindex="-1"]');
  expect(summary).toHaveFocus();
  const [rate] = screen.getAllByRole('textbox');
  await person.type(rate as HTMLElement, '1.2345'); // the first field
  await person.tab();
  expect(summary).toBeInTheDocument();
  expect(summary).not.toHaveFocus();
});

/** Previews a quotation that the server refuses to take. */
async function preview() {
  const refused = async () => {
    throw new CallError({ kind: 'refused', status: 417, message: 'The request has changed' });
  };
  const quotation = quotationMachine.provide({ actors: { submitQuotation: fromPromise<unknown, ToSubmit>(refused) } });
  const shown = await writeQuotation(request, { features: { quotation: restorable(quotation) } });
  const values = { rate: '250', available_from: daysAfter(siteDay(Date.now()), 10) };
  act(() => {
    for (const [path, value] of Object.entries(values)) shown.quotation.send({ type: 'draft.change', path, value });
  });
  await shown.person.click(screen.getByRole('button', { name: shown.t('quote_preview_open') }));
  return shown;
}

test('a quotation that is refused after its preview shows the reason with the focus', async () => {
  const { t, person } = await preview();
  await person.click(screen.getByRole('button', { name: t('quote_send') }));
  const reason = await screen.findByText('The request has changed');
  expect(reason.closest('[tabindex="-1"]')).toHaveFocus();
});

test('a preview that has become invalid meanwhile is replaced by the form with its errors', async () => {
  const { t, person, unmount, remount } = await preview();
  unmount();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20 * 86_400_000 });
  remount();
  await person.click(await screen.findByRole('button', { name: t('quote_send') }));
  const summary = screen.getByText(t('quote_fix')).closest<HTMLElement>('[tabindex="-1"]') as HTMLElement; // an alert
  expect(summary).toHaveFocus();
  await person.click(within(summary).getByRole('link'));
  expect(screen.getByRole('textbox', { name: t('quote_available') })).toHaveFocus();
});

test('a quotation that is discarded returns the focus to its button', async () => {
  const { t, person } = await write();
  await person.click(screen.getByRole('button', { name: t('quote_discard') }));
  expect(screen.getByRole('button', { name: t('quote_write') })).toHaveFocus();
});

test.each(['en', 'ar'] as const)('a draft with changes is discarded after a confirmation, in %s', async (language) => {
  const { t, person, draft } = await write(language);
  await person.type(screen.getByRole('textbox', { name: t('quote_note') }), 'Interviews');
  const discard = () => person.click(screen.getByRole('button', { name: t('quote_discard') }));
  await discard();
  const dialog = () => within(screen.getByRole('dialog', { name: t('quote_discard_question') }));
  await person.click(dialog().getByRole('button', { name: t('start_over_keep') }));
  expect(draft()?.cover_note).toBe('Interviews');
  await discard();
  await person.click(dialog().getByRole('button', { name: t('quote_discard') }));
  expect(draft()).toBeUndefined();
  expect(screen.getByRole('button', { name: t('quote_write') })).toHaveFocus();
});

test('the total is compared with the budget in words', async () => {
  const { t, person } = await write();
  const rate = screen.getByRole('textbox', { name: t('quote_rate_day', { currency: 'SAR' }) });
  expect(screen.getByRole('textbox', { name: t('quantity_days') })).toHaveValue('10');
  await person.type(rate, '2500');
  expect(screen.getByText(/Within the client's budget.*5,000.* below its upper limit/)).toBeVisible();
  await person.type(rate, '0');
  expect(screen.getByText(/220,000.* above the client's budget/)).toBeVisible();
});

test.each(['en', 'ar'] as const)('a template replaces the note, which can be brought back, in %s', async (language) => {
  const { t, person } = await write(language);
  const note = screen.getByRole('textbox', { name: t('quote_note') });
  await person.type(note, 'My own words');
  await person.click(screen.getByRole('button', { name: t('templates') }));
  const dialog = within(await screen.findByRole('dialog', { name: t('templates') }));
  await person.click(await dialog.findByText(t('template_use')));
  expect(note).toHaveValue('Interviews first.');
  await person.click(screen.getByRole('button', { name: t('undo') }));
  expect(note).toHaveValue('My own words');
  expect(note).toHaveFocus();
});

test('the note is saved under a title, and a deleted template is restored', async () => {
  const { t, person, changes } = await write();
  await person.type(screen.getByRole('textbox', { name: t('quote_note') }), 'My own words');
  await person.click(screen.getByRole('button', { name: t('templates') }));
  const dialog = within(await screen.findByRole('dialog', { name: t('templates') }));
  const title = await dialog.findByRole('textbox', { name: t('template_title') });
  await person.type(title, 'advisory{Enter}');
  await waitFor(() => expect(dialog.getByText(t('template_saved'))).toBeVisible());
  expect(title).toHaveValue('');
  await person.click(dialog.getByRole('button', { name: /^Delete/ }));
  await person.click(await dialog.findByRole('button', { name: t('undo') }));
  const submission: unknown = expect.stringMatching(/^[0-9a-f]{32}$/);
  await waitFor(() =>
    expect(changes).toEqual([
      // the title exists, so that its template is replaced
      { kind: 'save', name: 'T1', title: 'advisory', note: 'My own words', submission },
      { kind: 'delete', name: 'T1', title: '', note: '', submission },
      { kind: 'save', name: '', title: 'Advisory', note: 'Interviews first.', submission },
    ]),
  );
});
