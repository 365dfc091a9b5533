/** Names a path by the transitions that it takes. */
import { createHash } from 'node:crypto';

/**
 * The id of a path: `auth-3f9c21ab`. Only the machine and the transitions of the steps, in their order, determine it:
 * neither the order of the paths nor their wording changes it, and no two paths of one machine have the same, because
 * each has a transition, or a pair of them, that the ones before it do not take.
 */
export function pathIdOf(machine: string, steps: readonly { readonly takes: readonly string[] }[]): string {
  const transitions = steps.map(({ takes }) => takes.join('\n')).join('\n\n');
  return `${machine}-${createHash('sha256').update(transitions).digest('hex').slice(0, 8)}`;
}
