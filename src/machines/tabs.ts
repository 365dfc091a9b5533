/** Follows what another tab does to the session, the language and the settings. */
import { fromCallback } from 'xstate';
import type { AppEvent } from './app-machine.ts';
import type { AuthContext } from './auth-machine.ts';
import type { Language } from './language-machine.ts';
import { readPersisted } from './persistence/restore.ts';
import type { Settings } from './settings-machine.ts';

/** What following needs of the world outside. */
export interface TabServices {
  watchOtherTabs(onChange: () => void): () => void;
  readState(): string | null;
  hasFlag(): boolean;
}

/** The `followTabs` actor of the app. */
export function createFollowTabs(services: TabServices) {
  return fromCallback<{ type: 'nothing' }>(({ system, sendBack }) => {
    const auth = (): AuthContext => system.get('auth').getSnapshot().context;
    const language = (): Language => system.get('language').getSnapshot().context.language_abbr;
    const settings = (): Settings => system.get('settings').getSnapshot().context;

    return services.watchOtherTabs(() => {
      const { slices, isLoggedIn } = readPersisted(services.readState(), services.hasFlag());
      const theirs = slices.auth?.context as AuthContext | undefined; // its slice was checked by its struct
      const news: AppEvent[] = [];
      if (!isLoggedIn && auth().isLoggedIn) {
        // a log-out leaves no owner behind; a session that expired does, and nothing typed is lost by it
        const isOwners = auth().owner !== '' && theirs?.owner === auth().owner;
        news.push({ type: isOwners ? 'session.expired' : 'tab.signedOut' });
      }
      if (theirs?.token && theirs.token !== auth().token) {
        news.push({ type: 'tab.signedIn', token: theirs.token, usr: theirs.usr });
      }
      const spoken = slices.language?.context.language_abbr as Language | undefined; // likewise
      if (spoken && spoken !== language()) news.push({ type: 'tab.languageSwitched', language: spoken });
      const chosen = slices.settings?.context as Settings | undefined; // likewise
      if (chosen && !isSame(chosen, settings())) news.push({ type: 'tab.settingsChanged', settings: chosen });
      for (const event of news) sendBack(event);
    });
  });
}

const isSame = (a: Settings, b: Settings): boolean =>
  a.numerals === b.numerals && a.theme === b.theme && a.singleKeys === b.singleKeys;
