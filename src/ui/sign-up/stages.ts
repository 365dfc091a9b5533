import type { StateValue } from 'xstate';
import { type Step, stepNames } from '../../services/contract/fields/candidate-table.ts';

/** The screens of the sign-up, in order. */
export const stages = [...stepNames, 'review'] as const;
export type Stage = (typeof stages)[number];

/** The screen of a state; the review stays while the registration is sent. */
export function stageOf(value: StateValue): Stage {
  const name = typeof value === 'string' ? value : Object.keys(value)[0];
  return stages.find((stage) => stage === name) ?? 'review';
}

/** Whether a screen has fields; only the review has none. */
export const isStep = (stage: Stage): stage is Step => (stepNames as readonly string[]).includes(stage);
