/** A page that is killed at any step of any path is restored as it was, or as before the running operation. */
import './fixed.ts';
import { describe, expect, it } from 'vitest';
import type { ListKey } from '../../src/services/contract/lists.ts';
import { type Path, pathsThrough, type Step } from './explore.ts';
import { type Flow, settledBy } from './flow.ts';
import { flows } from './flows.ts';
import { momentaryOf, underWayIn } from './momentary.ts';
import { resume, type StepResult, stepResults } from './resume.ts';

const rows = [
  ['language', flows.language],
  ['settings', flows.settings],
  ['auth', flows.auth],
  ['prompt', flows.prompt],
  ['signUp', flows.signUp],
  ['bio', flows.bio],
  ['profileDraft', flows.profile],
  ['quotation', flows.quotation],
  ['invoice', flows.invoice],
  ['contract', flows.contract],
  ['reset', flows.passwordReset],
  ['outbox', flows.outbox],
  ...flows.list.starts.map((start) => [keyOf(start.input), { ...flows.list, starts: [start] }] as const),
] as const satisfies (readonly [string, Flow])[];

function keyOf(input: object | undefined): ListKey {
  const { key } = input as { key: ListKey }; // every start of a list names its key
  return key;
}

describe.each(rows)('%s', (name, flow) => {
  const passing = momentaryOf(name);
  const paths = pathsThrough(flow);

  it.each(paths.map((path) => [path.steps.map(({ words }) => words).join(' → ') || 'the beginning', path] as const))(
    '%s',
    (_, path) => {
      const results = stepResults(flow, name, path);
      for (const [at, result] of results.entries()) {
        const { before, index } = lastSettled(results, at);
        const again = resume(flow, name, path.start, result);
        const { value, context } = again.seen();
        const where = `killed after step ${at} of ${results.length - 1}`;

        expect(value, where).toEqual(before.seen.value);
        expect(without(context, passing), where).toEqual(without(before.seen.context, passing));
        if (!result.isSettled) expect(underWayIn(name), where).toContain(JSON.stringify(result.seen.value));

        // a restored language is loaded again, so the rest of its path can end otherwise
        if (name === 'language') continue;
        // a sign-up that was being sent is restored without a reply, and the person sends it again
        if (before.isBusy) continue;
        for (const { event } of remainingSteps(flow, path, results, index)) again.perform(event);
        const end = again.seen();
        const last = results.at(-1)?.seen;
        expect(end.value, `${where}, at the end`).toEqual(last?.value);
        expect(without(end.context, passing), `${where}, at the end`).toEqual(without(last?.context ?? {}, passing));
        again.end();
      }
    },
  );
});

/** The last settled state; a machine that never reached one starts fresh. */
function lastSettled(results: readonly StepResult[], at: number): { before: StepResult; index: number } {
  const index = results.findLastIndex((result, each) => each <= at && result.isSettled);
  const before = results[Math.max(index, 0)];
  if (!before) throw new Error('A path has at least its start');
  return { before, index: Math.max(index, 0) };
}

/** The remaining steps. A list or an invoice is first opened again by its page, which brings it back to its state. */
function remainingSteps(
  { machine }: Flow,
  { steps }: Path,
  results: readonly StepResult[],
  index: number,
): Pick<Step, 'event'>[] {
  const past = steps.slice(0, index);
  const ahead = steps.slice(index);
  const seen = results[index]?.seen;
  const last = (type: string) => past.findLast(({ event }) => event.type === type);
  const again = { list: listAgain, invoice: invoiceAgain }[machine.id];
  return [...(again?.() ?? []), ...ahead].filter((step) => step !== undefined);

  function listAgain() {
    if (!seen?.context.isOnScreen) return [];
    const settling = past.findLast(({ event }) => settledBy(event));
    return [last('list.open'), seen.value === 'idle' ? last('list.reset') : settling];
  }

  function invoiceAgain() {
    const arrival = last('xstate.done.actor.getInvoice');
    return seen?.value === 'shown' && arrival ? [last('invoice.open'), arrival] : [];
  }
}

const without = (context: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(context).filter(([name]) => !names.includes(name)));
