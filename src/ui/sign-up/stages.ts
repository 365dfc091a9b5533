import type { StateValue } from 'xstate';
import { type Step, stepNames } from '../../services/contract/fields/candidate-table.ts';

/** The screens of the sign-up, in order. */
export const stages = [...stepNames, 'review'] as const;
export type Stage = (typeof stages)[number];

/** The screen of a state: what is sent is still the review. */
export function stageOf(value: StateValue): Stage {
  const name = typeof value === 'string' ? value : Object.keys(value)[0];
  return stages.find((stage) => stage === name) ?? 'review';
}

/** Whether a screen is a form of fields; the other one is the review. */
export const isStep = (stage: Stage): stage is Step => (stepNames as readonly string[]).includes(stage);
