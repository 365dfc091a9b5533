/** How a row's start is set up, acted out and seen in the browser. */
import type { AnyMachineSnapshot } from 'xstate';
import type { Path, Step } from '../explore.ts';
import type { Stage } from './stage.ts';

/** What is done for an act: a person's clicks and keys, or the server's answer. */
export type Deed = (stage: Stage, step: Step) => Promise<unknown>;

/** A deed that can be done in some states alone, where the machine would hear its event in more. */
export interface BoundDeed {
  readonly when: (snapshot: AnyMachineSnapshot) => boolean;
  readonly deed: Deed;
}

export interface Scene {
  /** The actor that is followed, by its name in the system. */
  readonly actor: string;
  /** Brings the page to where the start begins. */
  readonly setUp: (stage: Stage, path: Path) => Promise<unknown>;
  /** By the words of the start's acts; an act that is not here does not happen in the browser. */
  readonly deeds: Readonly<Record<string, Deed | BoundDeed>>;
  /** Looks at what a person sees after a step. */
  readonly shows: (stage: Stage, step: Step) => Promise<unknown>;
  /** Transitions that the screen or the network brings about by itself, whatever the path. */
  readonly byItself?: readonly string[];
  /** Whether the page's clock stands still but for the path. */
  readonly isClockHeld?: boolean;
}

/** The scenes of a row's starts, by their words. */
export type Scenes = Readonly<Record<string, Scene>>;

export const deedOf = (entry: Deed | BoundDeed): Deed => (typeof entry === 'function' ? entry : entry.deed);

export const whenOf = (entry: Deed | BoundDeed): BoundDeed['when'] | undefined =>
  typeof entry === 'function' ? undefined : entry.when;
