/** Keys of each context that are not restored after a page was killed, with the reasons. All others are. */
import type { SliceName } from '../../src/machines/persistence/slices.ts';
import { type ListKey, lists } from '../../src/services/contract/lists.ts';

/** All lists share one row. */
type RowName = Exclude<SliceName, ListKey> | 'list';

const momentary: Readonly<Partial<Record<RowName, readonly string[]>>> = {
  // `error` stores the message; the others concern what is in memory
  auth: ['apiError', 'endedBy', 'formerOwner'],
  // the messages are loaded again
  language: ['failures'],
  // Next validates the address again
  prompt: ['validationError', 'apiError'],
  // Next and Submit validate again; the others concern one visit only
  signUp: ['validationErrors', 'passwordError', 'apiError', 'uploadError', 'progress', 'isOpened', 'restoredFrom'],
  // each save has a new submission id
  bio: ['validationErrors', 'apiError', 'isHeldBack', 'uploadError', 'progress', 'saved', 'submission'],
  profileDraft: ['validationErrors', 'apiError', 'isHeldBack', 'uploadError', 'progress', 'saved', 'submission'],
  quotation: ['validationErrors', 'apiError', 'done', 'isLost', 'isPreviewed', 'needsQuantity', 'submission'],
  // the page reads the document again
  invoice: ['details', 'validationError', 'apiError', 'isLost'],
  // each attempt has a new submission id
  contract: ['submission', 'validationErrors', 'apiError', 'done', 'doneOn', 'isLost', 'isReturned', 'isStale'],
  // Send validates again; the last two concern one visit only
  reset: ['validationError', 'passwordError', 'apiError', 'isOutcomeUnknown', 'hasToken'],
  // Cancel asks the form again
  outbox: ['heldBack'],
  // no page shows it after a restart
  list: ['apiError', 'isOnScreen', 'failures'],
};

/** The states in which an operation runs; a page that is killed in one is restored in the state before it. */
const underWay: Readonly<Partial<Record<RowName, readonly string[]>>> = {
  auth: ['"pending"'],
  prompt: ['"submitting"'],
  signUp: ['{"documents":"detectingFileType"}', '{"documents":"uploading"}'],
  bio: ['{"editing":"uploading"}', '"saving"', '"sendingToOutbox"', '"comparing"'],
  profileDraft: ['{"editing":"uploading"}', '"saving"', '"sendingToOutbox"', '"comparing"'],
  quotation: [
    '"sending"',
    '"checking"',
    '"withdrawal"',
    '"withdrawing"',
    '"sendingDecline"',
    '"sendingToOutbox"',
    '"sendingDeclineToOutbox"',
    '"undoing"',
  ],
  invoice: ['"reading"', '"failed"', '"asking"', '"checking"'],
  contract: ['"sending"', '"checking"'],
  // the token of a link is not stored, so its page starts again
  reset: ['"requesting"', '"resending"', '"choosing"', '"submitting"', '"expired"', '"changed"'],
  list: ['"pending"', '"recovering"'],
};

const rowOf = (name: SliceName): RowName => (isList(name) ? 'list' : name);

const isList = (name: SliceName): name is ListKey => Object.hasOwn(lists, name);

/** The keys of that actor's context that are not restored. */
export const momentaryOf = (name: SliceName): readonly string[] => momentary[rowOf(name)] ?? [];

/** The states of that actor that are not stored. */
export const underWayIn = (name: SliceName): readonly string[] => underWay[rowOf(name)] ?? [];
