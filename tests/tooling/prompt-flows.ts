/** The flows of the prompt machine and their runs, as a report receives them. */
import { chartOf } from '../../src/machines/chart.ts';
import { promptMachine } from '../../src/machines/prompt-machine.ts';

export const chart = chartOf(promptMachine);
export const all = chart.transitions.map(({ id }) => id);
export const open = 'prompt.closed: prompt.open → prompt.start';
export const later = 'prompt.start: prompt.later → prompt.subscribe';
export const invalid = 'prompt.subscribe: prompt.next → stays';
const noReply = { request: null, failure: null, reason: null, reply: null };
const byUser = { ...noReply, fieldErrors: { en: [], ar: [] }, notOnScreen: null, tabOrder: null };
export const path = {
  id: 'prompt-1',
  sequence: 'prompt-1',
  start: 'the landing page, <signed> out',
  steps: [
    { words: 'Open the prompt', event: 'prompt.open', payload: {}, ...byUser, takes: [open], state: 'start' },
    { words: 'Later', event: 'prompt.later', payload: {}, ...byUser, takes: [later], state: 'subscribe' },
    { words: 'Next', event: 'prompt.next', payload: { by: '"key"' }, ...byUser, takes: [invalid], state: 'subscribe' },
  ],
};
export const unitReport = (taken: readonly string[], problems: readonly { id: string; problem: string }[] = []) => ({
  machines: [{ id: 'prompt', chart, paths: [path], taken, missing: [], unvisited: [], problems }],
});
export const run = (taken: string[], passed = true) => ({
  machine: 'prompt',
  language: 'ar',
  path: 'prompt-1',
  taken,
  passed,
});
export const allExcept = (...some: string[]) => all.filter((id) => !some.includes(id));
