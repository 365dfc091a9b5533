/** Tests of a choice from a server's list. */
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LookupSelect } from '../../src/ui/form/lookup-select.tsx';
import { pendingReply, show } from './support/show.tsx';

const bases = [{ name: 'per-day', label: 'Daily', unit: 'day' }];

const showBasis = (value: string, reply: unknown) =>
  show({
    page: <LookupSelect list="priceBasis" binding={{ label: 'Basis', value, onChange: () => undefined }} />,
    answers: { priceBasis: () => reply },
  });

const chosen = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Basis' }).selectedOptions[0]?.label;

test('states that its list is loading, instead of the key that was chosen', async () => {
  const { t } = await showBasis('per-day', pendingReply);
  expect(chosen()).toBe(t('loading'));
  expect(screen.getByRole('combobox', { name: 'Basis' })).toBeDisabled();
});

test.each([
  ['per-day', 'Daily'],
  ['per-moon', 'per-moon'],
])('shows the key %s as %s', async (key, label) => {
  await showBasis(key, bases);
  await expect.poll(chosen).toBe(label);
});

test.each(['en', 'ar'] as const)(
  'offers to send again a request without a time-out that gets no reply, in %s',
  async (language) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    let reply: unknown = pendingReply;
    const { t, person, requests } = await show({
      page: <LookupSelect list="educationLevels" binding={{ label: 'Level', value: '', onChange: () => undefined }} />,
      language,
      answers: { educationLevels: () => reply },
    });
    act(() => void vi.advanceTimersByTime(15_000));
    expect(screen.getByText(t('error_timed_out'))).toBeVisible();
    vi.useRealTimers();
    reply = [{ name: 'bachelor', label: 'Bachelor' }];
    await person.click(screen.getByRole('button', { name: t('retry') }));
    expect(await screen.findByRole('option', { name: 'Bachelor' })).toBeInTheDocument();
    expect(screen.queryByText(t('error_timed_out'))).toBeNull();
    expect(requests.filter(({ key }) => key === 'educationLevels')).toHaveLength(2);
  },
);

test.each([
  [[{ name: 'SAR' }, { name: 'KWD' }], 2],
  [
    [
      { name: 'SAR', enabled: 1 },
      { name: 'KWD', enabled: 0 },
    ],
    1,
  ],
])('offers all currencies of a server that marks none as enabled: %j', async (currencies, count) => {
  await show({
    page: <LookupSelect list="currencies" binding={{ label: 'Currency', value: '', onChange: () => undefined }} />,
    answers: { currencies: () => currencies },
  });
  expect(await screen.findAllByRole('option', { name: /\((SAR|KWD)\)/ })).toHaveLength(count);
});

test('offers the rows in the order of their ranks, and those without a rank after them', async () => {
  const ranks = [['Senior', 20], ['Other', null], ['Junior', 3], ['Unranked']] as const;
  await show({
    page: <LookupSelect list="educationLevels" binding={{ label: 'Level', value: '', onChange: () => undefined }} />,
    answers: { educationLevels: () => ranks.map(([label, rank]) => ({ name: label, label, rank })) },
  });
  await screen.findByRole('option', { name: 'Junior' });
  const offered = screen.getAllByRole('option').map((option) => option.textContent);
  expect(offered.slice(-4)).toEqual(['Junior', 'Senior', 'Other', 'Unranked']);
});
