/**
 * Steps that no page, browser or demo server offers at their moment: what a machine accepts is more than what is shown.
 */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { isFileRejected } from '../../src/services/contract/fields/file-rules.ts';
import type { Path, Step } from './explore.ts';
import type { MachineName } from './machines.ts';

/** A step of a path, with what preceded it. */
interface Moment {
  readonly path: Path;
  readonly earlier: readonly Step[];
  readonly event: AnyEventObject;
  readonly before: AnyMachineSnapshot;
}

interface Rule {
  /** The types of the events, separated by spaces. */
  readonly events: string;
  /** A key of `scripts/flows/names/not-on-screen.json`. */
  readonly reason: string;
  isMissing(moment: Moment): boolean;
}

/** The key of the reason why a tester cannot perform a step of the path; `null` when it can be performed. */
export function reasonNotOnScreen(machine: string, path: Path, at: number): string | null {
  const step = path.steps[at];
  if (!step) return null;
  const moment = { path, earlier: path.steps.slice(0, at), event: step.event, before: step.before };
  const rule = (Object.hasOwn(rules, machine) ? rules[machine as MachineName] : [])?.find(
    ({ events, isMissing }) => events.split(' ').includes(step.event.type) && isMissing(moment),
  );
  return rule?.reason ?? null;
}

const entryEvents = 'entry.stored entry.returned';

/** Every entry leaves the outbox once; the outbox accepted it earlier on the path, or the path starts with it. */
const notInOutbox: Rule = {
  events: entryEvents,
  reason: 'notInOutbox',
  isMissing: ({ path, earlier }) => {
    const count = (types: string) => earlier.filter(({ event }) => types.split(' ').includes(event.type)).length;
    const atStart = path.start.words.includes('in the outbox') ? 1 : 0;
    return atStart + count('outbox.accepted') <= count(entryEvents);
  },
};

const uploadOf = ({ before: { context }, event }: Moment) =>
  context.uploads.find((upload: { id: string }) => upload.id === event.id);

/** The section that is edited is a form, which has no Edit. */
const sectionIsEdited: Rule = {
  events: 'draft.open',
  reason: 'sectionIsEdited',
  isMissing: ({ before: { context }, event }) => context.section === event.section,
};

/** The actors report the failures that a tester can cause by events instead. */
const onlyByDefect = (events: string): Rule => ({ events, reason: 'onlyByDefect', isMissing: () => true });

const isIn = (before: AnyMachineSnapshot, ...states: string[]) =>
  states.some((state) => before.matches(state as never));

/** Of the parties, the product has screens for the candidate only. */
const partyEvents = 'client.decline client.hold client.resume client.terminate network.cancel network.lapse';

export const rules: Readonly<Partial<Record<MachineName, readonly Rule[]>>> = {
  account: [
    {
      events: 'sessions.load',
      reason: 'notFailed',
      isMissing: ({ before: { context } }) => context.apiErrors.sessions === null,
    },
  ],
  app: [
    onlyByDefect('xstate.error.actor.followTabs'),
    {
      ...onlyByDefect('xstate.done.actor.loadFeatures'),
      isMissing: ({ event: { output } }) => output.features === undefined,
    },
  ],
  appUpdate: [onlyByDefect('xstate.error.actor.activateUpdate xstate.error.actor.watchWorker')],
  auth: [
    { events: 'session.end', reason: 'loggedOut', isMissing: ({ before: { context } }) => !context.isLoggedIn },
    { events: 'session.expire', reason: 'noSession', isMissing: ({ before: { context } }) => !context.isLoggedIn },
  ],
  bio: [sectionIsEdited, notInOutbox, onlyByDefect('xstate.error.actor.upload')],
  bookmark: [notInOutbox],
  connection: [onlyByDefect('xstate.error.actor.follow')],
  contract: [
    {
      events: 'file.held',
      reason: 'waitsForUpload',
      isMissing: ({ before }) => isIn(before, 'sending', 'unanswered', 'checking'),
    },
  ],
  contractLife: [
    { events: partyEvents, reason: 'otherParty', isMissing: () => true },
    {
      events: 'client.sign network.sign',
      reason: 'candidateSignsFirst',
      isMissing: ({ before: { context } }) => context.toSign.includes('candidate'),
    },
  ],
  coverNotes: [
    { events: 'templates.close', reason: 'dialogIsClosed', isMissing: ({ before }) => isIn(before, 'closed') },
  ],
  deliveryFiles: [
    {
      events: 'upload.moved upload.held upload.failed file.remove',
      reason: 'noUpload',
      isMissing: (moment) => !uploadOf(moment),
    },
    onlyByDefect('xstate.error.actor.uploader'),
    {
      events: 'file.retry',
      reason: 'uploadIsNotRepeatable',
      isMissing: (moment) => {
        const { apiError } = uploadOf(moment) ?? {};
        return !apiError || isFileRejected(apiError);
      },
    },
  ],
  files: [
    {
      events: 'file.download',
      reason: 'isDownloading',
      isMissing: ({ before: { context }, event }) =>
        context.queue.some(({ address }: { address: string }) => address === event.address),
    },
  ],
  invoice: [
    {
      events: 'note.change',
      reason: 'noNoteField',
      isMissing: ({ before }) =>
        isIn(before, 'closed', 'asking', 'asked', 'unanswered', 'checking') ||
        (isIn(before, 'reading') && before.context.details === null),
    },
  ],
  list: [{ events: 'list.load', reason: 'notFailed', isMissing: ({ before }) => isIn(before, 'idle', 'pending') }],
  notifications: [
    onlyByDefect('xstate.error.actor.followPage'),
    { events: 'notifications.hide', reason: 'pageIsNotOpen', isMissing: ({ before: { context } }) => !context.isShown },
    {
      events: 'notifications.load',
      reason: 'notFailed',
      isMissing: ({ before: { context } }) => context.apiError === null,
    },
  ],
  outbox: [
    {
      events: 'entry.cancel entry.delivered entry.failed entry.taken',
      reason: 'notInOutbox',
      isMissing: ({ before: { context }, event }) => !context.entries.some(({ id }: { id: string }) => id === event.id),
    },
  ],
  outboxSender: [
    onlyByDefect('xstate.error.actor.followOutbox'),
    {
      events: 'retry.schedule',
      reason: 'nothingFailed',
      isMissing: ({ earlier }) => !earlier.some(({ event }) => event.type === 'xstate.error.actor.sendEntry'),
    },
  ],
  profile: [sectionIsEdited, notInOutbox, onlyByDefect('xstate.error.actor.upload')],
  profileLink: [
    { events: 'link.copy', reason: 'dialogIsOpen', isMissing: ({ before }) => isIn(before, 'shared.confirming') },
  ],
  prompt: [{ events: 'prompt.cancel', reason: 'noCancel', isMissing: ({ before }) => isIn(before, 'start') }],
  quotation: [
    notInOutbox,
    {
      events: 'decline.undo',
      reason: 'notDeclined',
      isMissing: ({ before: { context } }) => context.done !== 'declined',
    },
    {
      events: 'file.detach',
      reason: 'noFile',
      isMissing: ({ before: { context } }) => !context.drafts[context.request]?.files.length,
    },
    {
      events: 'note.restore',
      reason: 'noteIsNotReplaced',
      isMissing: ({ before: { context } }) => context.replacedNote === null,
    },
    { events: 'file.held', reason: 'waitsForUpload', isMissing: ({ before }) => isIn(before, 'previewing', 'sending') },
  ],
  resume: [{ events: 'resume.detach', reason: 'noFile', isMissing: ({ before }) => isIn(before, 'empty') }],
  signUp: [
    {
      events: 'draft.change draft.check row.add row.move row.remove',
      reason: 'fieldsAreNotShown',
      isMissing: ({ before }) => isIn(before, 'unanswered'),
    },
    {
      events: 'signUp.next',
      reason: 'nextIsDisabled',
      isMissing: ({ before }) => isIn(before, 'documents.detectingFileType', 'documents.uploading'),
    },
    {
      events: 'signUp.detach',
      reason: 'noFile',
      isMissing: ({ before }) => isIn(before, 'documents.choosing') && !before.context.draft.upload_cv,
    },
  ],
  storage: [
    {
      events: 'storage.read',
      reason: 'readAtOpening',
      isMissing: ({ event, earlier }) =>
        earlier.length > 0 && ['damaged', 'corrupt', 'foreign'].includes(event.problem),
    },
  ],
};
