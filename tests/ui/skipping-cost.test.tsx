import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { matchWeights } from '../../src/services/contract/rules/match-rules.ts';
import { SkippingCost } from '../../src/ui/sign-up/skipping-cost.tsx';
import { show } from './support/show.tsx';

test('states what it costs to skip a step, by the weights of the match', async () => {
  const { t } = await show({ page: <SkippingCost step="expertise" />, answers: {} });
  const shares = Object.entries(matchWeights).map(([part, weight]) => [part, `${weight}%`]);
  expect(document.body).toHaveTextContent(t('skip_expertise', Object.fromEntries(shares)));
});

test.each([
  ['background', true],
  ['account', false],
  ['terms', false],
  ['documents', false],
] as const)('states for the step %s that it may be skipped: %s', async (step, isStated) => {
  const page = (
    <main>
      <SkippingCost step={step} />
    </main>
  );
  const { t } = await show({ page, answers: {} });
  expect(screen.getByRole('main').textContent).toBe(isStated ? t('skip_background') : '');
});
