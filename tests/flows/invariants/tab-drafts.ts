import type { tabDraftsMachine } from '../../../src/machines/tab-drafts-machine.ts';
import { happensExactly, type Invariants } from './moment.ts';

export const tabDrafts: Invariants<typeof tabDraftsMachine> = {
  'a side is chosen exactly while drafts conflict': ({ context, is }) =>
    is('choosing') === context.conflicts.length > 0,
  'a draft has one conflict at most': ({ context: { conflicts } }) =>
    new Set(conflicts.map(({ name }) => name)).size === conflicts.length,
  'a conflict is about something': ({ context }) => context.conflicts.every(({ contested }) => contested.length > 0),
  'the app receives the words of both tabs exactly when they do not conflict': (moment) => {
    const { before, context, event } = moment;
    const isMerged = event?.type === 'draft.found' && !context.conflicts.some(({ name }) => name === event.name);
    const isSettled =
      event?.type === 'conflict.settle' && context.conflicts.length < (before?.context.conflicts.length ?? 0);
    return happensExactly(moment, 'sends to parent', isMerged || isSettled);
  },
  'a conflict ends by a choice exactly when each of its fields has a side': ({ context, before, event }) => {
    const [first] = before?.context.conflicts ?? [];
    if (event?.type !== 'conflict.settle' || !first) return true;
    const isChosen = first.contested.every(({ path }) => Object.hasOwn(first.sides, path));
    return context.conflicts.length === (before?.context.conflicts.length ?? 0) - (isChosen ? 1 : 0);
  },
  'a conflict ends only by a choice, or by a draft that has none': ({ context, before, event }) =>
    before === null ||
    ['conflict.settle', 'draft.found', 'draft.clear'].includes(event?.type ?? '') ||
    before.context.conflicts.length === context.conflicts.length,
};
