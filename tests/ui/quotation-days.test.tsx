/** Tests of the first possible day of a quotation, and of the answers in its preview. */
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { daysAfter, siteDay } from '../../src/services/contract/site-time.ts';
import { openRequest, writeQuotation } from './support/write-quotation.tsx';

const request = {
  ...openRequest,
  questions: [
    { name: 'Q1', question: 'On site?', answer_type: 'Yes/No' },
    { name: 'Q2', question: 'A licence?', answer_type: 'Yes/No' },
    { name: 'Q3', question: 'How many?', answer_type: 'Number' },
  ],
};

const write = () => writeQuotation(request);

test('a day is chosen from the calendar, which opens at the typed one', async () => {
  const { t, person, draft } = await write();
  const field = screen.getByRole('textbox', { name: t('quote_available') });
  await person.type(field, '15/1/2099');
  await person.click(screen.getByRole('button', { name: t('date_choose') }));
  await person.click(await screen.findByRole('button', { name: /20 January 2099/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(draft()?.available_from).toBe('2099-01-20');
  expect(field).toHaveValue('20/01/2099');
});

test('an arrow with another key does not change the day', async () => {
  const { t, person, draft } = await write();
  await person.type(screen.getByRole('textbox', { name: t('quote_available') }), '15/1/2099');
  for (const key of ['Control', 'Alt', 'Meta']) await person.keyboard(`{${key}>}{ArrowUp}{/${key}}`);
  expect(draft()?.available_from).toBe('2099-01-15');
});

test('the calendar does not turn to a month before the present one', async () => {
  const { t, person } = await write();
  await person.click(screen.getByRole('button', { name: t('date_choose') }));
  const dialog = within(await screen.findByRole('dialog'));
  const previous = dialog.getByRole('button', { name: t('date_previous_month') });
  await person.click(dialog.getByRole('button', { name: t('date_next_month') }));
  expect(previous).toBeEnabled();
  await person.click(previous);
  expect(previous).toBeDisabled();
});

test('the preview has the answers as words and numbers', async () => {
  const { t, person, quotation } = await write();
  const values = {
    rate: '2500',
    available_from: daysAfter(siteDay(Date.now()), 10),
    'answers.Q1': 'Yes',
    'answers.Q2': 'No',
    'answers.Q3': '1200',
  };
  act(() => {
    for (const [path, value] of Object.entries(values)) quotation.send({ type: 'draft.change', path, value });
  });
  await person.click(screen.getByRole('button', { name: t('quote_preview_open') }));
  const preview = within(screen.getByRole('region', { name: t('quote_preview') }));
  const answers = request.questions.map(({ question }) => preview.getByText(question).nextElementSibling?.textContent);
  expect(answers).toEqual([t('answer_yes'), t('answer_no'), '1,200']);
});
