/** Names a path by the transitions that it is kept for. */
import { createHash } from 'node:crypto';

type Steps = readonly { readonly takes: readonly string[] }[];

/**
 * The id of a path: `auth-3f9c21ab`. Only the machine and the transitions of the last step determine it: neither the
 * steps that lead there, nor the order of the paths, nor their wording changes it. No two paths of a manual test have
 * the same, because each has a last step that takes a transition which the others do not end with.
 */
export const pathIdOf = (machine: string, steps: Steps): string =>
  `${machine}-${hashOf((steps.at(-1)?.takes ?? []).join('\n'))}`;

/** Names all the steps of a path, for example to find the picture at its end. */
export const sequenceIdOf = (machine: string, steps: Steps): string =>
  `${machine}-${hashOf(steps.map(({ takes }) => takes.join('\n')).join('\n\n'))}`;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);
