/** Tests of a choice from a server's list. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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
