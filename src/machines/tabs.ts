/** Follows the session, the language and the settings of other tabs. */

import { fromCallback } from 'xstate';
import { isEqual } from '../services/contract/is-equal.ts';
import type { Language } from '../services/contract/language.ts';
import type { AppEvent } from './app-setup.ts';
import type { AuthContext } from './auth-machine.ts';
import type { NoEvent } from './not-provided.ts';
import { type RawState, rawSlice } from './persistence/restore.ts';
import { decodeSlice } from './persistence/slice-spec.ts';
import { coreSlices } from './persistence/slices.ts';
import type { StoredSlices } from './persistence/stored-slices.ts';
import type { Settings } from './settings-machine.ts';

export interface TabServices {
  readonly stored: StoredSlices;
  hasFlag(): boolean;
}

/** The `followTabs` actor of the app. */
export function createFollowTabs({ stored, hasFlag }: TabServices) {
  return fromCallback<NoEvent>(({ system, sendBack }) => {
    const auth = (): AuthContext => system.get('auth').getSnapshot().context;
    const language = (): Language => system.get('language').getSnapshot().context.language_abbr;
    const settings = (): Settings => system.get('settings').getSnapshot().context;

    const stopWatching = stored.watch((raw, { signal, isChanged, isFlagLowered, isRemoved }) => {
      const theirs = decoded(raw);
      const isLoggedIn = hasFlag();
      const token = isLoggedIn && isChanged('auth') ? theirs.auth?.token : '';
      const events: AppEvent[] = [];
      // without storage the flag was never stored, so that it is missing means nothing
      if (!isLoggedIn && auth().isLoggedIn && (signal !== 'found' || isFlagLowered)) {
        const isOwners = auth().owner !== '' && theirs.auth?.owner === auth().owner;
        const isCleared = signal !== 'changed' && (isOwners || Object.keys(raw.slices).length === 0);
        // a log-out removes the owner; an expired session keeps the owner and the drafts
        if (isOwners && !isRemoved) events.push({ type: 'session.expired' });
        else events.push({ type: 'tab.signedOut', cause: isCleared ? 'cleared' : 'other_tab' });
      }
      if (theirs.auth && token && token !== auth().token) {
        events.push({ type: 'tab.signedIn', token, usr: theirs.auth.usr });
      }
      if (theirs.language && isChanged('language') && theirs.language.language_abbr !== language()) {
        events.push({ type: 'tab.languageSwitched', language: theirs.language.language_abbr });
      }
      if (theirs.settings && isChanged('settings') && !isEqual(theirs.settings, settings())) {
        events.push({ type: 'tab.settingsChanged', settings: theirs.settings });
      }
      for (const event of events) sendBack(event);
    });
    // another tab may have written after this one read storage and before it listened
    stored.compare();
    return stopWatching;
  });
}

const decoded = (raw: RawState) => ({
  auth: decodeSlice(coreSlices.auth, rawSlice(raw, 'auth'))?.context,
  language: decodeSlice(coreSlices.language, rawSlice(raw, 'language'))?.context,
  settings: decodeSlice(coreSlices.settings, rawSlice(raw, 'settings'))?.context,
});
