import type { AnyActor } from 'xstate';
import type { Language } from './language-machine.ts';

type System = AnyActor['system'];

/** The current language and token, read from the running actors. */
export function session(system: System): { language: Language; token: string } {
  return { language: languageOf(system), token: system.get('auth').getSnapshot().context.token };
}

/** The current language. */
export const languageOf = (system: System): Language => system.get('language').getSnapshot().context.language_abbr;
