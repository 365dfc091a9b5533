/** The context and hooks through which components reach the running actors. */

import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, useContext } from 'react';
import { type ActorRefFrom, type SnapshotFrom, waitFor } from 'xstate';
import type { accountMachine } from '../machines/account-machine.ts';
import type { appMachine } from '../machines/app-machine.ts';
import type { appUpdateMachine } from '../machines/app-update-machine.ts';
import type { authMachine } from '../machines/auth-machine.ts';
import type { bioMachine } from '../machines/bio-machine.ts';
import type { bookmarkMachine } from '../machines/bookmark-machine.ts';
import type { connectionMachine } from '../machines/connection-machine.ts';
import type { contractMachine } from '../machines/contract-machine.ts';
import type { contractWatchMachine } from '../machines/contract-watch-machine.ts';
import type { coverNotesMachine } from '../machines/cover-notes-machine.ts';
import type { deliveryFilesMachine } from '../machines/delivery-files-machine.ts';
import type { FeatureName } from '../machines/feature-actors.ts';
import type { filesMachine } from '../machines/files-machine.ts';
import type { invoiceMachine } from '../machines/invoice-machine.ts';
import type { languageMachine } from '../machines/language-machine.ts';
import type { listMachine } from '../machines/list-machine.ts';
import type { logoutMachine } from '../machines/logout-machine.ts';
import type { notificationsMachine } from '../machines/notifications-machine.ts';
import type { outboxMachine } from '../machines/outbox-machine.ts';
import type { passwordResetMachine } from '../machines/password-reset-machine.ts';
import type { profileLinkMachine } from '../machines/profile-link-machine.ts';
import type { profileMachine } from '../machines/profile-machine.ts';
import type { promptMachine } from '../machines/prompt-machine.ts';
import type { quotationMachine } from '../machines/quotation-machine.ts';
import type { resumeMachine } from '../machines/resume-machine.ts';
import type { settingsMachine } from '../machines/settings-machine.ts';
import type { sharedProfileMachine } from '../machines/shared-profile-machine.ts';
import type { signUpMachine } from '../machines/sign-up-machine.ts';
import type { storageMachine } from '../machines/storage-machine.ts';
import type { tabDraftsMachine } from '../machines/tab-drafts-machine.ts';
import type { verificationMachine } from '../machines/verification-machine.ts';
import type { Language } from '../services/contract/language.ts';
import type { ListKey } from '../services/contract/lists.ts';

export type AppActor = ActorRefFrom<typeof appMachine>;

type Children = {
  auth: ActorRefFrom<typeof authMachine>;
  language: ActorRefFrom<typeof languageMachine>;
  prompt: ActorRefFrom<typeof promptMachine>;
  logout: ActorRefFrom<typeof logoutMachine>;
  settings: ActorRefFrom<typeof settingsMachine>;
  connection: ActorRefFrom<typeof connectionMachine>;
  appUpdate: ActorRefFrom<typeof appUpdateMachine>;
  storage: ActorRefFrom<typeof storageMachine>;
  signUp: ActorRefFrom<typeof signUpMachine>;
  account: ActorRefFrom<typeof accountMachine>;
  bio: ActorRefFrom<typeof bioMachine>;
  quotation: ActorRefFrom<typeof quotationMachine>;
  coverNotes: ActorRefFrom<typeof coverNotesMachine>;
  contract: ActorRefFrom<typeof contractMachine>;
  deliveryFiles: ActorRefFrom<typeof deliveryFilesMachine>;
  contractWatch: ActorRefFrom<typeof contractWatchMachine>;
  bookmark: ActorRefFrom<typeof bookmarkMachine>;
  files: ActorRefFrom<typeof filesMachine>;
  invoice: ActorRefFrom<typeof invoiceMachine>;
  profileDraft: ActorRefFrom<typeof profileMachine>;
  reset: ActorRefFrom<typeof passwordResetMachine>;
  notifications: ActorRefFrom<typeof notificationsMachine>;
  outbox: ActorRefFrom<typeof outboxMachine>;
  verification: ActorRefFrom<typeof verificationMachine>;
  profileLink: ActorRefFrom<typeof profileLinkMachine>;
  sharedProfile: ActorRefFrom<typeof sharedProfileMachine>;
  resume: ActorRefFrom<typeof resumeMachine>;
  tabDrafts: ActorRefFrom<typeof tabDraftsMachine>;
} & Record<ListKey, ActorRefFrom<typeof listMachine>>;

export type ActorName = keyof Children;

const AppContext = createContext<AppActor | null>(null);

/** Provides the app actor, which is started once outside React and has restored its children. */
export function ActorsProvider({ app, children }: { app: AppActor; children: ReactNode }) {
  return <AppContext value={app}>{children}</AppContext>;
}

/** The app actor. Throws an error outside of `ActorsProvider`. */
export function useApp(): AppActor {
  const app = useContext(AppContext);
  if (!app) throw new Error('ActorsProvider is missing');
  return app;
}

/** The running actor called `name`. */
export function useActor<N extends ActorName>(name: N): Children[N] {
  return actorOf(useApp(), name);
}

/** The actor called `name` of an app that has restored. */
export function actorOf<N extends ActorName>(app: AppActor, name: N): Children[N] {
  return app.getSnapshot().children[name] as Children[N]; // `app-machine.ts` spawns each actor under its name
}

/**
 * The part of an actor's snapshot that `select` returns.
 *
 * @param isSame compares two selections; the component renders again when it returns false. `Object.is` by default
 */
export function useActorState<N extends ActorName, T>(
  name: N,
  select: (snapshot: SnapshotFrom<Children[N]>) => T,
  isSame?: (a: T, b: T) => boolean,
): T {
  // the actor with the name has these snapshots
  return useSelector(useActor(name), select as (snapshot: unknown) => T, isSame);
}

/** Whether the feature actors run. Their code is loaded when a page first needs one of them. */
export const useHasFeatures = (): boolean => useSelector(useApp(), ({ context }) => context.hasFeatures);

/** The feature actor called `name`, once it runs. */
export function useFeature<N extends FeatureName & ActorName>(name: N): Children[N] | undefined {
  const actor = useActor(name);
  return useHasFeatures() ? actor : undefined;
}

/** As `useActorState`, of a feature actor on a page that is drawn before those actors run: `initial` until then. */
export function useFeatureState<N extends FeatureName & ActorName, T>(
  name: N,
  select: (snapshot: SnapshotFrom<Children[N]>) => T,
  initial: T,
): T {
  return useSelector(useFeature(name), (snapshot) =>
    // the actor with the name has these snapshots
    snapshot === undefined ? initial : select(snapshot as SnapshotFrom<Children[N]>),
  );
}

/** Has the feature actors loaded, and calls `send` as soon as they run: at once when they do. */
export function whenFeaturesRun(app: AppActor, send: () => void): void {
  if (app.getSnapshot().context.hasFeatures) {
    send();
    return;
  }
  app.send({ type: 'features.load' });
  const running = waitFor(app, ({ context }) => context.hasFeatures, { timeout: Number.POSITIVE_INFINITY });
  running.then(send, () => undefined); // the app was stopped
}

/** Whether the user is logged in, according to the LoggedIn flag (specification, section 6). */
export const useIsLoggedIn = (): boolean => useActorState('auth', ({ context }) => context.isLoggedIn);

/** The current language. */
export const useLanguage = (): Language => useActorState('language', ({ context }) => context.language_abbr);
