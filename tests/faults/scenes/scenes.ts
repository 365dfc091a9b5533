/** Every call with its scene: a call without one does not compile, and fails by name. */
import { type Call, type CallName, calls } from '../../../src/services/contract/calls.ts';
import { pageViewPath } from '../../../src/services/contract/paths.ts';
import { paths } from '../../../src/ui/paths.ts';
import { candidateWrites } from './candidate-writes.ts';
import { choiceScenes } from './choices.ts';
import { contractWrites } from './contract-writes.ts';
import { readScenes } from './reads.ts';
import { heading, type Scene } from './scene.ts';
import { visitorWrites } from './visitor-writes.ts';

/** The page view is sent beside the calls of the tables (specification, section 7). */
export type SceneName = CallName | 'pageView';

const pageView: Scene = { kind: 'silent', as: 'visitor', path: paths.login, works: heading('login_heading') };

const scenes: Readonly<Record<SceneName, Scene>> = {
  ...readScenes,
  ...choiceScenes,
  ...visitorWrites,
  ...candidateWrites,
  ...contractWrites,
  pageView,
};

/** In the order of the tables. */
export const sceneNames: readonly SceneName[] = [...(Object.keys(calls) as CallName[]), 'pageView']; // the keys of the table

export function sceneOf(name: SceneName): Scene {
  const scene: Scene | undefined = scenes[name];
  if (!scene) throw new Error(`The call ${name} has no scene in tests/faults/scenes.`);
  return scene;
}

/** The row of the call; `null` for the page view, which has none. */
export const callOf = (name: SceneName): Call | null => (name === 'pageView' ? null : calls[name]);

/** A part of the addresses to which the page sends the call of a scene. */
export const patternOf = (name: SceneName): string =>
  name === 'pageView' ? pageViewPath : `method=${calls[name].method}`;

/** The addresses to which the page sends the call of a scene. */
export const addressOf = (name: SceneName): RegExp => new RegExp(`${patternOf(name)}(&|$)`);
