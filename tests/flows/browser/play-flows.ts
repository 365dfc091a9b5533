/** Plays the paths of a row in the browser, and holds them against the chart. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { TestInfo } from '@playwright/test';
import { chartOf } from '../../../src/machines/chart.ts';
import type { Path } from '../explore.ts';
import { flows } from '../flows.ts';
import type { MachineName } from '../machines.ts';
import { wordsOf } from '../verdict.ts';
import { intervals } from './held-server.ts';
import { pathsOnScreen } from './paths-on-screen.ts';
import { deedOf, type Scenes } from './scene.ts';
import { expect, type Stage, test } from './stage.ts';
import { unreachable } from './unreachable.ts';

/** One path as it was played; what `reports/flows/browser.json` is made of. */
export interface Run {
  readonly machine: string;
  readonly language: string;
  readonly path: string;
  readonly words: string;
  readonly taken: readonly string[];
  readonly passed: boolean;
}

/** @param only where the paths are those of one language, which it is */
export function playFlows(machine: MachineName, scenes: Scenes, only?: 'en' | 'ar'): void {
  const named = { ...(only && { tag: `@${only}` }) };
  const all = only ? `${machine} (${only})` : machine;

  for (const [at, path] of pathsOnScreen(flows[machine], scenes).entries()) {
    const id = `${machine}-on-screen-${at + 1}`;
    test(`${id} ${wordsOf(path)}`, named, async ({ stageWith, language }, info) => {
      const { isClockHeld = false } = sceneOf(scenes, path);
      const stage = await stageWith({ isClockHeld });
      const run = { machine, language, path: id, words: wordsOf(path) };
      const write = (passed: boolean) => keep(info, { ...run, taken: takenOf(stage, scenes, path), passed });
      try {
        await play(stage, scenes, path);
        write(true);
      } catch (error) {
        write(false);
        throw error;
      }
    });
  }

  test(`${all}: every transition is taken, or is out of reach for a reason`, named, ({ language }, info) => {
    const taken = new Set(runsIn(folderOf(info), machine, language).flatMap((run) => (run.passed ? run.taken : [])));
    const ids = chartOf(flows[machine].machine).transitions.map(({ id }) => id);
    const declared = Object.keys(unreachable[machine] ?? {});
    expect({
      'neither taken nor declared out of reach': ids.filter((id) => !taken.has(id) && !declared.includes(id)),
      'declared out of reach, and taken': declared.filter((id) => taken.has(id)),
      'declared out of reach, and not in the chart': declared.filter((id) => !ids.includes(id)),
    }).toEqual({
      'neither taken nor declared out of reach': [],
      'declared out of reach, and taken': [],
      'declared out of reach, and not in the chart': [],
    });
  });
}

async function play(stage: Stage, scenes: Scenes, path: Path): Promise<void> {
  const { actor, setUp, deeds, shows, byItself = [] } = sceneOf(scenes, path);
  await setUp(stage, path);
  stage.actors.forget();
  const foreseen: string[] = [];
  const taken = () => without(byItself, stage.actors.takenBy(actor), foreseen);
  for (const step of path.steps) {
    await test.step(step.words, async () => {
      const deed = deeds[step.words];
      if (!deed) throw new Error(`No deed is known for “${step.words}”`);
      await deedOf(deed)(stage, step);
      foreseen.push(...step.takes);
      await expect.poll(taken, { message: `what ${actor} takes`, intervals }).toEqual(foreseen);
      await shows(stage, step);
    });
  }
  expect(taken(), `what ${actor} has taken in the end`).toEqual(foreseen);
  expect(stage.said(), 'said in the console').toEqual([]);
}

/** What was taken, but for what comes by itself and was not foreseen there. */
function without(byItself: readonly string[], taken: readonly string[], foreseen: readonly string[]): string[] {
  const left: string[] = [];
  for (const id of taken) if (!byItself.includes(id) || foreseen[left.length] === id) left.push(id);
  return left;
}

const sceneOf = (scenes: Scenes, { start }: Path): Scenes[string] => {
  const scene = scenes[start.words];
  if (!scene) throw new Error(`No scene is set for “${start.words}”`);
  return scene;
};

const takenOf = (stage: Stage, scenes: Scenes, path: Path): readonly string[] => [
  ...new Set(stage.actors.takenBy(sceneOf(scenes, path).actor)),
];

/** A worker that fails is followed by another: what was played is kept in files, which the next run clears away. */
export const folderOf = ({ project }: Pick<TestInfo, 'project'>): string => `${project.outputDir}/flows`;

function keep(info: TestInfo, run: Run): void {
  mkdirSync(folderOf(info), { recursive: true });
  writeFileSync(`${folderOf(info)}/${run.path}.${run.language}.json`, JSON.stringify(run));
}

export function runsIn(folder: string, machine?: string, language?: string): Run[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const runs: Run[] = files.map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')));
  return runs.filter(
    (run) => [undefined, run.machine].includes(machine) && [undefined, run.language].includes(language),
  );
}
