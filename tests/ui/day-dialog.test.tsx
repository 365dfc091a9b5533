/** Tests of the calendar from which a day is chosen. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DayDialog } from '../../src/ui/form/day-dialog.tsx';
import { show } from './support/show.tsx';

const open = (day = '2026-03-05') => {
  const days = { day, today: '2026-03-01', min: null, max: null };
  const page = <DayDialog title="Last day" {...days} onChoose={() => undefined} onClose={() => undefined} />;
  return show({ page, answers: {} });
};

test('the chosen day has the focus when the calendar opens', async () => {
  await open();
  expect(screen.getByRole('button', { name: /^Thursday, 5 March 2026/ })).toHaveFocus();
});

test('announces the month to which the calendar is turned', async () => {
  const { t, person } = await open();
  const month = screen.getByText('March 2026');
  await person.click(screen.getByRole('button', { name: t('date_next_month') }));
  expect(month).toHaveTextContent('April 2026');
  expect(month).toHaveAttribute('aria-live', 'polite');
  expect(month.closest('[aria-hidden]')).toBeNull();
});

test('a choice of the calendar keeps the focus', async () => {
  const { t, person } = await open();
  const hijri = screen.getByRole('radio', { name: t('calendar_hijri') });
  await person.click(hijri);
  expect(screen.getByText('Ramadan 1447 AH')).toBeVisible();
  expect(hijri).toHaveFocus();
  await person.click(screen.getByRole('radio', { name: t('calendar_gregory') }));
  expect(screen.getByText('March 2026')).toBeVisible();
  expect(screen.getByRole('radio', { name: t('calendar_gregory') })).toHaveFocus();
});

test('the name of a Hijri month has no character that the font lacks', async () => {
  const { t, person } = await open('2026-02-05');
  await person.click(screen.getByRole('radio', { name: t('calendar_hijri') }));
  expect(screen.getByText('Sha’ban 1447 AH')).toBeVisible();
});
