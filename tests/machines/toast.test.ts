import { expect, it } from 'vitest';
import { durations } from '../../src/machines/toast.ts';

it('toasts last as long as the specification states, and notices six seconds', () => {
  expect(durations).toEqual({ subscribe: 3_000, logout: 500, notice: 6_000 });
});
