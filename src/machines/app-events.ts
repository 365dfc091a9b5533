/** The context, the events and the tags of the app. */
import type { SessionEnd } from './auth-machine.ts';
import type { Language } from './language-machine.ts';
import type { PersistedState } from './persistence/restore.ts';
import type { Settings } from './settings-machine.ts';
import type { StorageOutcome, StorageProblem } from './storage-machine.ts';
import type { FoundDraft, ResolvedDraft } from './tab-drafts-machine.ts';
import type { ToastEmitted } from './toast.ts';

export interface AppContext {
  /** The restored slices; released when the children have received them. */
  readonly persisted: PersistedState;
  /** Whether the actors of the lazily loaded features have been spawned. */
  readonly hasFeatures: boolean;
}

export type AppEvent =
  /** A screen shows a route; `path` without its query. */
  | { type: 'page.viewed'; path: string }
  /** A page opens that needs the actors of the lazily loaded features. */
  | { type: 'features.load' }
  | { type: 'language.changed' }
  | { type: 'session.opened'; isAnotherPerson: boolean }
  | { type: 'session.granted'; token: string; usr: string }
  | { type: 'session.expired' }
  /** The service can be reached again; `isOutage` when it could not be reached for a time. */
  | { type: 'connection.restored'; isOutage: boolean }
  | { type: 'record.saved' }
  /** A request was quoted for, declined or saved for later. */
  | { type: 'request.answered' }
  | { type: 'logout.started' }
  /** A write to storage ended otherwise than the one before. */
  | { type: 'storage.written'; outcome: StorageOutcome }
  | { type: 'storage.read'; problem: StorageProblem }
  /** Another tab has stored a draft; the words of both tabs were merged or chosen. */
  | FoundDraft
  | ResolvedDraft
  /** The user reports a problem and requests the recording. */
  | { type: 'problem.report' }
  /** Another tab signed in, signed out, or changed the language or the settings. */
  | { type: 'tab.signedIn'; token: string; usr: string }
  | { type: 'tab.signedOut'; cause?: SessionEnd }
  | { type: 'tab.languageSwitched'; language: Language }
  | { type: 'tab.settingsChanged'; settings: Settings };

export type AppEmitted = ToastEmitted | { type: 'page.viewed'; path: string } | { type: 'recording.requested' };

/** The tags by which a page reads the state. */
export type AppTag = 'busy' | 'loadingFailed' | 'leaving';
