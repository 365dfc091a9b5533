import type { AnyActorLogic } from 'xstate';

/** The actors of lazily loaded features: their code is fetched, and they are spawned, when a page first needs one. */
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
] as const;

export type FeatureName = (typeof featureNames)[number];

/** Their logic, with services provided. */
export type Features = Readonly<Record<FeatureName, AnyActorLogic>>;
