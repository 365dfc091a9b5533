import type { AnyActorLogic } from 'xstate';

/** The actors of rooms that a first visit does not enter: they are fetched and spawned when one is opened. */
export const featureNames = ['signUp', 'bio', 'account', 'profileDraft', 'quotation', 'bookmark', 'files'] as const;

export type FeatureName = (typeof featureNames)[number];

/** The logic of each, with its services. */
export type Features = Readonly<Record<FeatureName, AnyActorLogic>>;
