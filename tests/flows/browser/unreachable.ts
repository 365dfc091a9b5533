/** Transitions that nobody can take by the screen, each with why. One that is taken after all fails the run. */
import type { MachineName } from '../machines.ts';

export const unreachable: Readonly<Partial<Record<MachineName, Readonly<Record<string, string>>>>> = {
  prompt: {
    'prompt.start: prompt.cancel → prompt.closed':
      'The first dialog has Start and Later and its close button; Cancel stands in the form behind it.',
  },
  list: {
    'list.pending: list.load → stays': 'Try again is disabled from the moment it is pressed until there is an answer.',
  },
};
