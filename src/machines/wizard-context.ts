/** What the sign-up wizard holds. */
import type { Fault } from '../services/contract/fault.ts';
import type { Refusal } from '../services/contract/forms.ts';
import { emptyDraft, type RegistrationDraft } from '../services/contract/registration.ts';
import type { Refusals } from '../services/contract/registration-rules.ts';

export interface WizardContext {
  readonly draft: RegistrationDraft;
  /** What was found wrong when a field was left or a step ended, by field. */
  readonly refusals: Refusals;
  readonly passwordRefusal: Refusal | null;
  /** Why the registration did not go through; what it says of a field is let go when that field changes. */
  readonly fault: Fault | null;
  readonly uploadFault: Fault | null;
  /** The share of the CV that has left, from 0 to 1. */
  readonly progress: number;
  /** Whether this step was opened from the review, to which its end leads back. */
  readonly isAmending: boolean;
  /** What the submission is called that was sent and not refused; empty before the first. */
  readonly submission: string;
  /** When the draft was last changed, in milliseconds. */
  readonly editedAt: number | null;
  /** Whether its page has been on screen since the browser opened the product. */
  readonly isOpened: boolean;
  /** When the draft that was found at opening had last been changed; `null` once the step has been left. */
  readonly restoredFrom: number | null;
  /** Whether the server no longer holds the CV that was sent. */
  readonly isCvGone: boolean;
}

export const fresh: WizardContext = {
  draft: emptyDraft,
  refusals: {},
  passwordRefusal: null,
  fault: null,
  uploadFault: null,
  progress: 0,
  isAmending: false,
  submission: '',
  editedAt: null,
  isOpened: false,
  restoredFrom: null,
  isCvGone: false,
};

/** What changes of it. */
export type Edit = Partial<WizardContext>;

/** Without what was found wrong under a path, which has changed. */
export function mended({ refusals, fault }: WizardContext, path: string): Pick<WizardContext, 'refusals' | 'fault'> {
  const fields = without(fault?.fields ?? {}, path);
  const isOver = Object.keys(fields).length === 0;
  return { refusals: without(refusals, path), fault: fault && !isOver ? { ...fault, fields } : null };
}

export const isUnder = (key: string, path: string): boolean => key === path || key.startsWith(`${path}.`);

export const without = <T>(record: Readonly<Record<string, T>>, path: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !isUnder(key, path)));
