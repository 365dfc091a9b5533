/** Transitions that nobody can take by the screen, each with why. One that is taken after all fails the run. */
import type { MachineName } from '../machines.ts';

/** What keeps a draft as it was sent. */
const edits = ['draft.change', 'draft.check', 'row.add', 'row.remove', 'row.move'] as const;

const locked = (state: 'submitting' | 'unanswered', reason: string) =>
  Object.fromEntries(edits.map((edit) => [`wizard.${state}: ${edit} → stays`, reason]));

export const unreachable: Readonly<Partial<Record<MachineName, Readonly<Record<string, string>>>>> = {
  prompt: {
    'prompt.start: prompt.cancel → prompt.closed':
      'The first dialog has Start, Later and its close button; Cancel stands in the form behind it.',
  },
  list: {
    'list.pending: list.load → stays': 'Try again is disabled from its press to the answer.',
  },
  signUp: {
    ...locked('submitting', 'The review has no field of the draft, and its way back is disabled until the answer.'),
    ...locked('unanswered', 'The review has no field of the draft, and its way back is disabled until it is known.'),
    'signUp.documents.detectingFileType: signUp.next → stays': 'Next is disabled while the file is looked into.',
    'signUp.documents.uploading: signUp.next → stays': 'Next is disabled while the file is on its way.',
  },
};
