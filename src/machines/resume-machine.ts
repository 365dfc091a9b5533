import { assertEvent, assign, fromPromise, sendTo, setup } from 'xstate';
import type { RecordKey, Section } from '../services/contract/fields/candidate-table.ts';
import { recordActors } from '../services/contract/fields/draft-forms.ts';
import { maxResumeBytes } from '../services/contract/fields/file-rules.ts';
import type { Resume } from '../services/contract/resume/read-resume.ts';
import { acceptedValues } from '../services/contract/resume/resume-proposals.ts';
import type { ResumeChoices } from '../services/contract/resume/resume-values.ts';
import type { ResumeReading } from '../services/read-resume-file.ts';
import { notProvided } from './not-provided.ts';
import { replyOf } from './reply.ts';

/** Why a file has no resume. */
export type ResumeError = 'tooLarge' | 'unreadable' | 'notJson' | 'notResume';

export interface ResumeContext {
  readonly fileName: string | null;
  /** What was read; `null` before a file was. */
  readonly resume: Resume | null;
  /** The fields of which the text of the resume replaces that of the profile. */
  readonly chosen: readonly string[];
  /** The sections that were put into their forms. */
  readonly used: readonly Section[];
  readonly error: ResumeError | null;
}

export type ResumeEvent =
  | { type: 'resume.attach'; file: File; choices: ResumeChoices }
  | { type: 'resume.detach' }
  /** Whether the text of the resume replaces that of the profile. */
  | { type: 'resume.choose'; field: string; isChosen: boolean }
  /** Puts a section into its form, where it is checked and saved. `record` is the record as it was read. */
  | { type: 'resume.use'; section: Section; record: unknown }
  | { type: 'draft.clear' };

/** The tags by which a page reads the state. */
type ResumeTag = 'busy' | 'reviewing' | 'failed';

const fresh: ResumeContext = { fileName: null, resume: null, chosen: [], used: [], error: null };

type Attached = Extract<ResumeEvent, { type: 'resume.attach' }>;

type Outcome = Pick<ResumeContext, 'resume' | 'error'>;

/** The input of `readResume`. */
export interface ResumeInput {
  readonly file: File;
  /** The server's choices that the texts of the file are compared with. */
  readonly choices: ResumeChoices;
}

/** Reads a JSON Resume in the browser, and puts what was reviewed into the forms of the profile. Sends nothing. */
export const resumeMachine = setup({
  types: { context: {} as ResumeContext, events: {} as ResumeEvent, tags: {} as ResumeTag },
  actors: { readResume: fromPromise<ResumeReading, ResumeInput>(notProvided) },
  guards: {
    isTooLarge: (_, { file }: Attached) => file.size > maxResumeBytes,
    isResume: (_, { resume = null }: Partial<ResumeReading>) => resume !== null,
    hasSection: ({ context: { resume } }, { section }: { section: Section }) =>
      resume?.parts.some((part) => part.section === section) ?? false,
  },
  actions: {
    storeFile: assign((_, { file }: Attached) => ({ ...fresh, fileName: file.name })),
    storeReading: assign((_, { resume = null, error = 'unreadable' }: Partial<Outcome>) => ({ resume, error })),
    storeError: assign((_, error: ResumeError) => ({ error })),
    choose: assign(({ context: { chosen } }, { field, isChosen }: { field: string; isChosen: boolean }) => ({
      chosen: isChosen ? [...new Set([...chosen, field])] : chosen.filter((name) => name !== field),
    })),
    storeUsed: assign(({ context: { used } }, { section }: { section: Section }) => ({
      used: [...new Set([...used, section])],
    })),
    fillForm: sendTo(
      ({ context, system }, { section }: { section: Section; record: unknown }) =>
        system.get(recordActors[recordOf(context, section)]),
      ({ context: { resume, chosen } }, { section, record }: { section: Section; record: unknown }) => {
        const part = resume?.parts.find((one) => one.section === section);
        return { type: 'draft.fill', section, record, values: part ? acceptedValues(part, record, chosen) : {} };
      },
    ),
    clear: assign(() => fresh),
  },
}).createMachine({
  id: 'resume',
  context: () => fresh,
  initial: 'empty',
  on: {
    'draft.clear': { target: '.empty', actions: 'clear' },
    'resume.attach': [
      {
        guard: { type: 'isTooLarge', params: ({ event }) => event },
        target: '.failed',
        actions: [
          { type: 'storeFile', params: ({ event }) => event },
          { type: 'storeError', params: () => 'tooLarge' as const },
        ],
      },
      { target: '.reading', actions: { type: 'storeFile', params: ({ event }) => event } },
    ],
    'resume.detach': { target: '.empty', actions: 'clear' },
  },
  states: {
    empty: {},
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readResume',
        src: 'readResume',
        input: ({ event }) => {
          assertEvent(event, 'resume.attach');
          return { file: event.file, choices: event.choices };
        },
        onDone: [
          {
            guard: { type: 'isResume', params: replyOf },
            target: 'reviewing',
            actions: { type: 'storeReading', params: replyOf },
          },
          { target: 'failed', actions: { type: 'storeReading', params: replyOf } },
        ],
        onError: { target: 'failed', actions: { type: 'storeError', params: () => 'unreadable' as const } },
      },
    },
    failed: { tags: 'failed' },
    reviewing: {
      tags: 'reviewing',
      on: {
        'resume.choose': { actions: { type: 'choose', params: ({ event }) => event } },
        'resume.use': {
          guard: { type: 'hasSection', params: ({ event }) => event },
          actions: [
            { type: 'fillForm', params: ({ event }) => event },
            { type: 'storeUsed', params: ({ event }) => event },
          ],
        },
      },
    },
  },
});

const recordOf = ({ resume }: ResumeContext, section: Section): RecordKey =>
  resume?.parts.find((part) => part.section === section)?.record ?? 'profile';
