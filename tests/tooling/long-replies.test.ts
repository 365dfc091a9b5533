/** A tester overrides a response with the reply of a step, so each export has it whole, however long it is. */
import '../flows/fixed.ts';
import { expect, test } from 'vitest';
import { toCsv } from '../../scripts/flows/csv.mjs';
import { toFeature } from '../../scripts/flows/gherkin.mjs';
import { toManualTests } from '../../scripts/flows/manual-tests.mjs';
import { toTestCase } from '../../scripts/flows/test-case.mjs';
import { reportedMachine } from '../flows/reported-machine.ts';

const { chart, paths } = reportedMachine('contract');

test.each(['It has arrived', 'It has not arrived'])('the contract that is replied with is whole: %s', (words) => {
  const path = paths.find(({ steps }) => steps.at(-1)?.words === words);
  const reply = path?.steps.at(-1)?.reply ?? '';
  const [manual] = toManualTests({ id: 'contract', chart, paths: path ? [path] : [] }, 'en');
  if (!path || !manual) throw new Error('The contract has the path');
  expect(reply.length).toBeGreaterThan(700);
  expect(JSON.parse(reply)).toMatchObject({ message: { data: { name: 'CON-1' } } });
  expect(manual.steps.at(-1)?.data).toContainEqual(['Reply', reply]);
  expect(toFeature({ id: 'contract', title: 'Contract' }, [manual], 'en')).toContain(`      | Reply | ${reply} |\n`);
  expect(toCsv([manual])).toContain(`\nReply: ${reply.replaceAll('"', '""')}`);
  expect(toTestCase(chart, path, manual)).toContain(`   Reply: ${reply}\n`);
});
