import { assign, sendParent, setup } from 'xstate';
import type { DraftName } from '../services/contract/fields/draft-forms.ts';
import {
  type Contested,
  contestedIn,
  isStored,
  mergedSlice,
  type Sides,
  serverEventOf,
  type TabDraft,
  validSides,
} from './merge-drafts.ts';
import type { Slice } from './persistence/slice-spec.ts';
import type { Side } from './record-draft.ts';

/** A draft that this tab and another have changed, with the sides that were chosen. */
export interface DraftConflict extends TabDraft {
  readonly contested: readonly Contested[];
  readonly sides: Sides;
  /** When each version was last changed, in milliseconds; `null` when that is not known. */
  readonly editedAt: { readonly mine: number | null; readonly theirs: number | null };
  /** Whether the page was closed before the choice, so that the actor of the draft has the other version. */
  readonly isRestored: boolean;
}

export interface TabDraftsContext {
  /** The first one is on screen. */
  readonly conflicts: readonly DraftConflict[];
}

type Found = Omit<DraftConflict, 'contested' | 'sides' | 'isRestored'> & { readonly isRestored?: boolean };

/** Another tab has stored a draft of which this tab has an actor. */
export interface FoundDraft extends Found {
  readonly type: 'draft.found';
}

export type TabDraftsEvent =
  | FoundDraft
  | { type: 'conflict.choose'; field: string; side: Side }
  | { type: 'conflict.settle' }
  | { type: 'draft.clear' };

/**
 * The drafts that other tabs change. This tab follows them, and merges changes of different fields; where both tabs
 * have changed one field, the person chooses.
 */
export const tabDraftsMachine = setup({
  types: { context: {} as TabDraftsContext, events: {} as TabDraftsEvent, tags: {} as 'choosing' },
  guards: {
    isContested: (_, found: Found) => contestedIn(found).length > 0,
    isOnlyOne: ({ context }, { name }: { name: DraftName }) =>
      context.conflicts.every((conflict) => conflict.name === name),
    isSettled: ({ context: { conflicts } }) => isSettled(conflicts[0]),
    isLast: ({ context: { conflicts } }) => conflicts.length === 1 && isSettled(conflicts[0]),
  },
  actions: {
    store: assign(({ context }, { name, base, mine, theirs, editedAt, isRestored = false }: Found) => {
      const versions = { name, base, mine, theirs };
      const contested = contestedIn(versions);
      const known = context.conflicts.find((each) => each.name === name);
      const sides = known ? validSides(known, contested) : {};
      const conflict = { ...versions, editedAt, isRestored, contested, sides };
      return {
        conflicts: known
          ? context.conflicts.map((each) => (each.name === name ? conflict : each))
          : [...context.conflicts, conflict],
      };
    }),
    remove: assign(({ context }, { name }: { name: DraftName }) => ({
      conflicts: context.conflicts.filter((each) => each.name !== name),
    })),
    choose: assign(({ context: { conflicts } }, { field, side }: { field: string; side: Side }) => ({
      conflicts: conflicts.map((each, at) => (at === 0 ? { ...each, sides: { ...each.sides, [field]: side } } : each)),
    })),
    removeFirst: assign(({ context }) => ({ conflicts: context.conflicts.slice(1) })),
    clear: assign({ conflicts: [] }),
    merge: sendParent((_, found: Found) => resolved(found, {})),
    mergeChosen: sendParent(({ context: { conflicts } }) => {
      const [first] = conflicts as [DraftConflict]; // `isSettled` was true
      return resolved(first, first.sides);
    }),
  },
}).createMachine({
  id: 'tabDrafts',
  context: { conflicts: [] },
  initial: 'following',
  on: {
    'draft.found': [
      {
        guard: { type: 'isContested', params: ({ event }) => event },
        target: '.choosing',
        actions: { type: 'store', params: ({ event }) => event },
      },
      {
        guard: { type: 'isOnlyOne', params: ({ event }) => event },
        target: '.following',
        actions: [
          { type: 'merge', params: ({ event }) => event },
          { type: 'remove', params: ({ event }) => event },
        ],
      },
      {
        actions: [
          { type: 'merge', params: ({ event }) => event },
          { type: 'remove', params: ({ event }) => event },
        ],
      },
    ],
    'draft.clear': { target: '.following', actions: 'clear' },
  },
  states: {
    following: {},
    choosing: {
      tags: 'choosing',
      on: {
        'conflict.choose': { actions: { type: 'choose', params: ({ event }) => event } },
        'conflict.settle': [
          { guard: 'isLast', target: 'following', actions: ['mergeChosen', 'removeFirst'] },
          { guard: 'isSettled', actions: ['mergeChosen', 'removeFirst'] },
        ],
      },
    },
  },
});

const isSettled = (conflict: DraftConflict | undefined): boolean =>
  conflict?.contested.every(({ path }) => conflict.sides[path] !== undefined) ?? false;

function resolved(found: Found, sides: Sides): ResolvedDraft {
  const slice = mergedSlice(found, sides) ?? (found.isRestored ? found.mine : null);
  return {
    type: 'draft.resolved',
    name: found.name,
    slice,
    isStored: isStored(found, slice),
    serverEvent: serverEventOf(found),
  };
}

/** The values of both tabs, for the draft's actor and for storage. */
export interface ResolvedDraft {
  readonly type: 'draft.resolved';
  readonly name: DraftName;
  /** `null` when the actor has them already. */
  readonly slice: Slice | null;
  /** Whether storage has them already. */
  readonly isStored: boolean;
  readonly serverEvent: ReturnType<typeof serverEventOf>;
}
