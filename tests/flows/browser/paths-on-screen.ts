/** Finds the paths of a row that use only steps which its scenes can perform in the browser. */
import { manualTestPaths, type Path, pathsThrough } from '../explore.ts';
import type { Act, Flow, Start } from '../flow.ts';
import { type Scene, type Scenes, whenOf } from './scene.ts';

/** @throws when a scene names a start or an act that its row does not have */
export function pathsOnScreen({ machine, starts }: Flow, scenes: Scenes): Path[] {
  const set = Object.entries(scenes).map(([words, scene]) => onScreen(startOf(starts, words), scene));
  return unchanging(() => manualTestPaths(pathsThrough({ machine, starts: set })));
}

function startOf(starts: readonly Start[], words: string): Start {
  const start = starts.find((each) => each.words === words);
  if (!start) throw new Error(`No start is called “${words}”`);
  return start;
}

function onScreen(start: Start, { stepActions }: Scene): Start {
  const known = new Set(start.acts.map(({ words }) => words));
  const unknown = Object.keys(stepActions).find((words) => !known.has(words) && !words.startsWith('Wait'));
  if (unknown) throw new Error(`No act of “${start.words}” is called “${unknown}”`);
  const acts = start.acts.flatMap((act) => {
    const action = stepActions[act.words];
    return action ? [{ ...act, when: both(act.when, whenOf(action)) }] : [];
  });
  return { ...start, acts };
}

const both =
  (one: Act['when'], other: Act['when']): Act['when'] =>
  (snapshot) =>
    (one?.(snapshot) ?? true) && (other?.(snapshot) ?? true);

/** Fixes the time and random ids, which would make every state a new one. */
function unchanging<T>(find: () => T): T {
  const { now } = Date;
  const { getRandomValues } = crypto;
  Date.now = () => 1_772_700_000_000;
  crypto.getRandomValues = (bytes) => bytes;
  try {
    return find();
  } finally {
    Date.now = now;
    crypto.getRandomValues = getRandomValues;
  }
}
