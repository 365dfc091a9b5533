/**
 * What does not come back when a page was killed, and why: `docs/architecture.md` says the same of what is kept.
 * Everything else of a context comes back as it was.
 */
import type { SliceName } from '../../src/machines/persistence/slices.ts';
import { type ListKey, lists } from '../../src/services/contract/lists.ts';

/** All lists are alike. */
type PersistedState = Exclude<SliceName, ListKey> | 'list';

const momentary: Readonly<Partial<Record<PersistedState, readonly string[]>>> = {
  // why the last attempt failed is kept as its sentence
  auth: ['apiError'],
  // the messages are loaded again
  language: ['failures'],
  // what was found wrong with an address is found again by Next
  prompt: ['validationError', 'apiError'],
  // what was found wrong is found again by Next and Submit; the rest is told of one visit alone
  signUp: ['validationErrors', 'passwordError', 'apiError', 'uploadError', 'progress', 'isOpened', 'restoredFrom'],
  bio: ['validationErrors', 'apiError', 'isHeldBack', 'progress', 'saved'],
  profileDraft: ['validationErrors', 'apiError', 'isHeldBack', 'progress', 'saved'],
  quotation: ['validationErrors', 'apiError', 'done', 'isLost', 'needsQuantity'],
  // no page shows it yet
  list: ['apiError', 'isOnScreen'],
};

/** The states in which something is under way; a page that is killed there comes back in the one before. */
const underWay: Readonly<Partial<Record<PersistedState, readonly string[]>>> = {
  auth: ['"pending"'],
  prompt: ['"submitting"'],
  signUp: ['{"documents":"detectingFileType"}', '{"documents":"uploading"}', '"submitting"'],
  bio: ['{"editing":"uploading"}', '"saving"', '"comparing"'],
  profileDraft: ['{"editing":"uploading"}', '"saving"', '"comparing"'],
  quotation: [
    '"sending"',
    '"checking"',
    '"withdrawal"',
    '"withdrawing"',
    '"declining"',
    '"sendingDecline"',
    '"undoing"',
  ],
  list: ['"pending"'],
};

const keptAs = (name: SliceName): PersistedState => (isList(name) ? 'list' : name);

const isList = (name: SliceName): name is ListKey => Object.hasOwn(lists, name);

/** The keys of that actor's context that do not come back. */
export const momentaryOf = (name: SliceName): readonly string[] => momentary[keptAs(name)] ?? [];

/** The states of that actor that are not kept. */
export const underWayIn = (name: SliceName): readonly string[] => underWay[keptAs(name)] ?? [];
