/** How a start of a row is set up, performed and checked in the browser. */
import type { AnyMachineSnapshot } from 'xstate';
import type { CallName } from '../../../src/services/contract/calls.ts';
import { stopTime } from '../../browser/support/page-time.ts';
import type { Path, Step } from '../explore.ts';
import type { Answer } from './held-server.ts';
import type { Stage } from './stage.ts';

/** Performs a step: a person's clicks and keys, or a response of the server. */
export type StepAction = (stage: Stage, step: Step) => Promise<unknown>;

/** An action that the screen offers in fewer states than the machine accepts its event in. */
export interface GuardedStepAction {
  readonly when: (snapshot: AnyMachineSnapshot) => boolean;
  readonly action: StepAction;
}

export interface Scene {
  /**
   * The name of the observed actor in the system; `null` for a chart that no actor runs: a page draws it, and `shows`
   * checks each transition by its result.
   */
  readonly actor: string | null;
  /** Brings the page into the state of the start. */
  readonly setUp: (stage: Stage, path: Path) => Promise<unknown>;
  /** By the words of the start's acts; an act without an action here is not performed in the browser. */
  readonly stepActions: Readonly<Record<string, StepAction | GuardedStepAction>>;
  /** Checks what a person sees after a step. */
  readonly shows: (stage: Stage, step: Step) => Promise<unknown>;
  /** Transitions that the screen or the network causes on any path. */
  readonly byItself?: readonly string[];
  /** Whether the path stops the page's clock, and needs a page of its own for it. */
  readonly isClockHeld?: (path: Path) => boolean;
}

/** The scenes of a row, by the words of their starts. */
export type Scenes = Readonly<Record<string, Scene>>;

export const stepActionOf = (entry: StepAction | GuardedStepAction): StepAction =>
  typeof entry === 'function' ? entry : entry.action;

export const whenOf = (entry: StepAction | GuardedStepAction): GuardedStepAction['when'] | undefined =>
  typeof entry === 'function' ? undefined : entry.when;

/** An action that the screen offers in some states only. */
export const when = (isOffered: GuardedStepAction['when'], action: StepAction): GuardedStepAction => ({
  when: isOffered,
  action,
});

/** An action that the screen offers in this state of any machine. */
export const inState = (state: object | string, action: StepAction): GuardedStepAction =>
  when((snapshot) => snapshot.matches(state as never), action);

/** Actions none of which is possible once the session has expired and the login page is shown. */
export const whileSignedIn = (actions: Scene['stepActions']): Scene['stepActions'] =>
  Object.fromEntries(
    Object.entries(actions).map(([words, entry]) => {
      const isOffered: GuardedStepAction['when'] = (snapshot) =>
        !isSessionOver(snapshot) && (whenOf(entry)?.(snapshot) ?? true);
      return [words, when(isOffered, stepActionOf(entry))];
    }),
  );

/** Whether a call, or an upload, has found that the session has expired. */
export const isSessionOver = ({ context: { apiError, uploadError } }: AnyMachineSnapshot): boolean =>
  [apiError, uploadError].some((error) => error?.kind === 'unauthorized');

/** The server answers the latest call of that name. */
export const answered =
  (call: CallName, answer: Answer): StepAction =>
  ({ server }) =>
    server.answer(call, answer);

/**
 * The same, after the page's time has stopped: the wait that the answer starts passes only in the step that ends it,
 * however long the others take.
 */
export const answeredInStoppedTime =
  (call: CallName, answer: Answer): StepAction =>
  async ({ page, server }) => {
    await stopTime(page);
    await server.answer(call, answer);
  };
