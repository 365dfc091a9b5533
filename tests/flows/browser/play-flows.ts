/** Runs the paths of a row in the browser, and compares the transitions that they take with the chart. */
import { chartOf } from '../../../src/machines/chart.ts';
import { describePath, type Path } from '../explore.ts';
import { flows } from '../flows.ts';
import type { MachineName } from '../machines.ts';
import { pathIdOf } from '../path-id.ts';
import { intervals } from './held-server.ts';
import { pathsOnScreen } from './paths-on-screen.ts';
import { type Picture, takePicture } from './pictures.ts';
import { folderOf, keepRun, runsIn } from './runs.ts';
import { type Scenes, stepActionOf } from './scene.ts';
import { expect, type Stage, test } from './stage.ts';
import { unreachable } from './unreachable.ts';

const languages = ['en', 'ar'] as const;

/** `npm run flows` takes every path in both languages, for its pictures; otherwise the paths take turns. */
const areInBoth = process.env.FLOW_PICTURES !== undefined;

interface Extent {
  /** Without pictures, takes only the longest path of each start, which shows that the scenes still work. */
  readonly isSampled?: boolean;
}

export function playFlows(machine: MachineName, scenes: Scenes, { isSampled = false }: Extent = {}): void {
  const isWhole = areInBoth || !isSampled;
  const onScreen = pathsOnScreen(flows[machine], scenes);
  const paths = isWhole ? onScreen : longestOfEachStart(onScreen);
  for (const language of languages) {
    test.describe(language, () => {
      test.use({ language });
      for (const [at, path] of paths.entries())
        if (areInBoth || languages[at % languages.length] === language) testPath(machine, scenes, path);
    });
  }
  if (!isWhole) return;
  for (const named of areInBoth ? languages.map((language) => [language]) : [languages]) testCoverage(machine, named);
}

function longestOfEachStart(paths: readonly Path[]): readonly Path[] {
  const longest = new Map<string, Path>();
  for (const path of paths)
    if (path.steps.length > (longest.get(path.start.words)?.steps.length ?? 0)) longest.set(path.start.words, path);
  return [...longest.values()];
}

function testPath(machine: MachineName, scenes: Scenes, path: Path): void {
  const id = pathIdOf(machine, path.steps);
  test(`${id} ${describePath(path)}`, async ({ stageWith, language }, info) => {
    const { isClockHeld = () => false } = sceneOf(scenes, path);
    const stage = await stageWith({ isClockHeld: isClockHeld(path) });
    const pictures: Picture[] = [];
    const run = { machine, language, path: id, words: describePath(path), pictures };
    const keep = (passed: boolean) => keepRun(info, { ...run, taken: takenOf(stage, scenes, path), passed });
    keep(false); // a path that times out cannot report its failure
    const picture = async (count: number) => {
      const taken = await takePicture(stage, machine, path, count);
      if (taken) pictures.push(taken);
    };
    await play(stage, scenes, path, picture).catch((error: unknown) => {
      keep(false);
      throw error;
    });
    keep(true);
  });
}

/** Tests what the paths in these languages have taken together. */
function testCoverage(machine: MachineName, among: readonly string[]): void {
  test(`${machine}, ${among.join(' and ')}: every transition is taken or declared unreachable`, ({
    browserName: _,
  }, info) => {
    const passed = runsIn(folderOf(info)).filter(
      (run) => run.passed && run.machine === machine && among.includes(run.language),
    );
    const taken = new Set(passed.flatMap((run) => run.taken));
    const ids = chartOf(flows[machine].machine).transitions.map(({ id }) => id);
    const declared = Object.keys(unreachable[machine] ?? {});
    expect({
      'neither taken nor declared unreachable': ids.filter((id) => !taken.has(id) && !declared.includes(id)),
      'declared unreachable, and taken': declared.filter((id) => taken.has(id)),
      'declared unreachable, and not in the chart': declared.filter((id) => !ids.includes(id)),
    }).toEqual({
      'neither taken nor declared unreachable': [],
      'declared unreachable, and taken': [],
      'declared unreachable, and not in the chart': [],
    });
  });
}

async function play(
  stage: Stage,
  scenes: Scenes,
  path: Path,
  picture: (count: number) => Promise<void>,
): Promise<void> {
  const { actor, setUp, stepActions, shows, byItself = [] } = sceneOf(scenes, path);
  await setUp(stage, path);
  stage.actors.clear();
  const expected: string[] = [];
  const taken = () => (actor === null ? expected : without(byItself, stage.actors.takenBy(actor), expected));
  for (const [at, step] of path.steps.entries()) {
    await test.step(step.words, async () => {
      const action = stepActions[step.words];
      if (!action) throw new Error(`There is no action for “${step.words}”`);
      await stepActionOf(action)(stage, step);
      expected.push(...step.takes);
      await expect.poll(taken, { message: `what ${actor} takes`, intervals }).toEqual(expected);
      await shows(stage, step);
      await picture(at + 1);
    });
  }
  expect(taken(), `all that ${actor} took`).toEqual(expected);
  expect(stage.errors(), 'console errors').toEqual([]);
}

/** The transitions taken, without those in `byItself` that the path does not expect at that point. */
function without(byItself: readonly string[], taken: readonly string[], expected: readonly string[]): string[] {
  const left: string[] = [];
  for (const id of taken) if (!byItself.includes(id) || expected[left.length] === id) left.push(id);
  return left;
}

const sceneOf = (scenes: Scenes, { start }: Path): Scenes[string] => {
  const scene = scenes[start.words];
  if (!scene) throw new Error(`There is no scene for “${start.words}”`);
  return scene;
};

function takenOf(stage: Stage, scenes: Scenes, path: Path): readonly string[] {
  const { actor } = sceneOf(scenes, path);
  return [...new Set(actor === null ? path.steps.flatMap(({ takes }) => takes) : stage.actors.takenBy(actor))];
}
