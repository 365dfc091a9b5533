import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { jobDescription } from '../../src/services/contract/records/job-request.ts';
import { AgainstBudget } from '../../src/ui/job-request/against-budget.tsx';
import { Budget } from '../../src/ui/record/budget.tsx';
import { seenText } from './support/seen-text.ts';
import { type Answers, show } from './support/show.tsx';

/** Beside what earlier tests have left on the page for screen readers. */
const showAlone = (page: ReactNode, answers: Answers = {}) => show({ page: <main>{page}</main>, answers });

const plain = () =>
  seenText(screen.getByRole('main'))
    .replace(/[\u2066-\u2069]/g, '')
    .trim();

test.each([
  [null, null, '—Not provided'],
  [null, 2000, 'Up to SAR 2,000'],
  [1000, null, 'From SAR 1,000'],
  [1000, 2000, 'SAR 1,000–2,000'],
  [1000, 1000, 'SAR 1,000'],
])('writes a budget from %s to %s', async (budget_min, budget_max, written) => {
  await showAlone(<Budget {...{ budget_min, budget_max }} currency="SAR" unit={null} />);
  expect(plain()).toBe(written);
});

test.each(['hour', 'day', 'week', 'month'] as const)('writes what a price is for: %s', async (unit) => {
  const { t } = await showAlone(<Budget budget_min={10} budget_max={10} currency="SAR" unit={unit} />);
  expect(plain()).toBe(t(`amount_per_${unit}`, { amount: 'SAR 10' }));
});

const request = { name: 'R-1', job_title: 'Audit', currency: 'SAR', price_basis: 'Fixed' };
const range = { budget_min: 1000, budget_max: 2000 };
const budget = 'SAR 1,000–2,000';
const fixedPrice = { priceBasis: () => [{ name: 'Fixed', label: 'Fixed price', requires_quantity: 0 }] };

test.each([
  [range, null, 'quote_budget', { budget }],
  [range, 999, 'quote_below_budget', { budget, difference: 'SAR 1' }],
  [range, 1000, 'quote_within_budget', { budget, difference: 'SAR 1,000' }],
  [range, 2000, 'quote_at_budget', { budget }],
  [range, 2001, 'quote_above_budget', { budget, difference: 'SAR 1' }],
  [{ budget_min: 1000 }, 5000, 'quote_at_budget', { budget: 'From SAR 1,000' }],
] as const)('compares with the budget %o a total of %s', async (bounds, total, message, values) => {
  const page = <AgainstBudget request={jobDescription.create({ ...request, ...bounds })} total={total} />;
  const { t } = await showAlone(page, fixedPrice);
  await screen.findByText(/SAR/);
  expect(plain()).toBe(t(message, values));
});

test.each([
  ['a request without a budget', {}],
  ['a price that the server does not state', { ...range, price_basis: 'Of Another Version' }],
])('compares nothing with %s', async (_, parts) => {
  const page = <AgainstBudget request={jobDescription.create({ ...request, ...parts })} total={500} />;
  await showAlone(page, fixedPrice);
  expect(plain()).toBe('');
});
