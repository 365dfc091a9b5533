/** What the sign-up wizard holds. */
import type { ApiError } from '../services/contract/api-error.ts';
import type { Refusal } from '../services/contract/forms.ts';
import { emptyDraft, type SignUpDraft } from '../services/contract/sign-up.ts';
import type { Refusals } from '../services/contract/sign-up-rules.ts';

export interface SignUpContext {
  readonly draft: SignUpDraft;
  /** What was found wrong when a field was left or a step ended, by field. */
  readonly refusals: Refusals;
  readonly passwordRefusal: Refusal | null;
  /** Why the registration did not go through; what it says of a field is let go when that field changes. */
  readonly apiError: ApiError | null;
  readonly uploadError: ApiError | null;
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

export const fresh: SignUpContext = {
  draft: emptyDraft,
  refusals: {},
  passwordRefusal: null,
  apiError: null,
  uploadError: null,
  progress: 0,
  isAmending: false,
  submission: '',
  editedAt: null,
  isOpened: false,
  restoredFrom: null,
  isCvGone: false,
};

/** What changes of it. */
export type Edit = Partial<SignUpContext>;

/** Without what was found wrong under a path, which has changed. */
export function mended(
  { refusals, apiError }: SignUpContext,
  path: string,
): Pick<SignUpContext, 'refusals' | 'apiError'> {
  const fields = without(apiError?.fields ?? {}, path);
  const isOver = Object.keys(fields).length === 0;
  return { refusals: without(refusals, path), apiError: apiError && !isOver ? { ...apiError, fields } : null };
}

export const isUnder = (key: string, path: string): boolean => key === path || key.startsWith(`${path}.`);

export const without = <T>(record: Readonly<Record<string, T>>, path: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !isUnder(key, path)));
