import type { AnyActorLogic } from 'xstate';
import type { PersistedState } from './persistence/restore.ts';
import type { FeatureSliceName, SliceSpecs } from './persistence/slices.ts';

/** The actors of lazily loaded features. Their code is fetched when a page first needs one of them. */
export const featureNames = [
  'signUp',
  'bio',
  'account',
  'profileDraft',
  'quotation',
  'bookmark',
  'files',
  'reset',
  'verification',
  'tabDrafts',
] as const;

export type FeatureName = (typeof featureNames)[number];

/** Their logic, with services provided. */
export type Features = Readonly<Record<FeatureName, AnyActorLogic>>;

/** The lazily loaded features, once their code is loaded. */
export interface FeatureActors {
  readonly features: Features;
  /** How their state is stored. */
  readonly specs: Partial<SliceSpecs<FeatureSliceName>>;
  /** Their slices only. */
  readonly persisted: PersistedState;
}
