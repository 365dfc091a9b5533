import { usePassedState } from '../router.tsx';

/** The email address that another page passed on in the history, so that it never appears in the URL; else `null`. */
export function useCarriedAddress(): string | null {
  const state = usePassedState();
  const hasAddress = typeof state === 'object' && state !== null && 'usr' in state && typeof state.usr === 'string';
  return hasAddress ? String(state.usr) : null;
}
