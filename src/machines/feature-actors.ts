import type { AnyActorLogic } from 'xstate';

/** The actors of lazily loaded features. Their code is fetched when a page first needs one of them. */
export const featureNames = [
  'signUp',
  'bio',
  'account',
  'profileDraft',
  'quotation',
  'coverNotes',
  'contract',
  'deliveryFiles',
  'contractWatch',
  'bookmark',
  'files',
  'invoice',
  'reset',
  'verification',
  'profileLink',
  'sharedProfile',
  'resume',
  'tabDrafts',
  'notifications',
  'outboxSender',
  'outbox',
] as const;

export type FeatureName = (typeof featureNames)[number];

/** Their logic, with services provided. */
export type Features = Readonly<Record<FeatureName, AnyActorLogic>>;
