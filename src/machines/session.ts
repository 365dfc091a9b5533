import type { AnyActor } from 'xstate';
import type { Language } from '../services/contract/language.ts';

type System = AnyActor['system'];

interface CallSession {
  readonly language: Language;
  readonly token: string;
  /** Whether another session has been opened since, so that a reply that refuses the token does not concern it. */
  isSessionReplaced(): boolean;
}

/** The current language and session, read from the running actors. */
export function session(system: System): CallSession {
  const token = tokenOf(system);
  return { language: languageOf(system), token, isSessionReplaced: () => !['', token].includes(tokenOf(system)) };
}

const tokenOf = (system: System): string => system.get('auth').getSnapshot().context.token;

/** The current language. */
export const languageOf = (system: System): Language => system.get('language').getSnapshot().context.language_abbr;
