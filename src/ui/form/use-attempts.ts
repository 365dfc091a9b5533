import { useState } from 'react';
import type { ValidationErrors } from '../../services/contract/fields/field-error.ts';

/** How often a form was sent, and the errors of the last time. */
export interface Attempts {
  readonly count: number;
  readonly errors: ValidationErrors;
}

/**
 * The attempts to send a form. The errors stay until the next attempt, so that their summary neither moves the page nor
 * takes the focus while the person corrects the fields.
 *
 * @param before the errors of an attempt that was made before the form came on screen
 * @returns the attempts, and a function that adds one with its errors
 */
export function useAttempts(before: ValidationErrors = {}): [Attempts, (errors: ValidationErrors) => void] {
  const [attempts, setAttempts] = useState<Attempts>({ count: 0, errors: before });
  return [attempts, (errors) => setAttempts(({ count }) => ({ count: count + 1, errors }))];
}
