import { useActorState } from '../actors.tsx';
import { validationMessage } from '../form/validation-message.ts';
import { useFormat } from '../format.ts';
import { useMessages } from '../messages.tsx';

/** What is wrong with a field of the draft: what was found here, else what the server said of it. */
export function useProblem(path: string): string | null {
  const t = useMessages();
  const format = useFormat();
  const refusal = useActorState('signUp', ({ context }) => context.refusals[path]);
  const said = useActorState('signUp', ({ context }) => context.apiError?.fields[path]);
  const isTaken = useActorState('signUp', ({ context }) => path === 'usr' && context.apiError?.kind === 'duplicate');
  if (refusal) return validationMessage(t, format, refusal, path);
  return isTaken ? t('address_taken') : (said ?? null);
}
