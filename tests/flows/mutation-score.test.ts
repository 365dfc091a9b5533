/** The flows and the invariants detect a sample of changed definitions. `npm run flows -- --mutants` runs all. */
import './fixed.ts';
import { expect, it } from 'vitest';
import { authMachine } from '../../src/machines/auth-machine.ts';
import { flows } from './flows.ts';
import { mutantsOf } from './mutants.ts';
import { scoreOf } from './mutation-score.ts';

it('changes every part of a definition', () => {
  const changes = mutantsOf(authMachine).map(({ id }) =>
    id.slice(id.lastIndexOf(': ') + 2).replace(/(action|tag|service|to|in) .*/, '$1'),
  );
  expect([...new Set(changes)].sort()).toEqual([
    'begin',
    'drop the action',
    'drop the guard',
    'drop the service',
    'drop the tag',
    'drop the target',
    'drop the transition',
    'lead to',
    'negate the guard',
    'replace the action',
    'take it after the next',
  ]);
});

it.each(['auth', 'logout'] as const)('detects nearly all of a sample of the mutants of %s', (name) => {
  const { total, killed, survivors } = scoreOf(name, flows[name], { sample: 4 });
  expect(killed + survivors.length).toBe(total);
  expect(killed / total).toBeGreaterThanOrEqual(0.9);
});
