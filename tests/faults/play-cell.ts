/**
 * Plays a cell: causes the call with its fault, checks the page, ends the fault, and checks that the page recovers.
 * Long because these are the steps of one cell.
 */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { slicesOf } from '../browser/support/slices.ts';
import type { Cell } from './cells.ts';
import {
  becomes,
  describe,
  endlessWait,
  lostWords,
  messagesOn,
  shown,
  states,
  whitePage,
  wrongLanguage,
} from './checks.ts';
import { outcomeOf } from './expectations.ts';
import { faultOf } from './faults.ts';
import { deadlineOf, type Injection, inject } from './inject.ts';
import type { Outcome, Sentence } from './outcome.ts';
import { restOfPage } from './rest-of-page.ts';
import { fill, press, type Scene } from './scenes/scene.ts';
import { sceneOf } from './scenes/scenes.ts';
import { openStage, type Stage } from './stage.ts';
import type { Played } from './verdict.ts';
import type { Role, World } from './world.ts';

export interface PlayOptions {
  readonly context: BrowserContext;
  readonly world: World;
  readonly patience: number;
  /** Milliseconds until the call must be made, if others than `patience`. */
  readonly sceneTimeout?: number;
  /** Where the picture is saved; without it, none is taken. */
  readonly picture: string | null;
}

/** Plays one cell on the page of the context. */
export async function playCell(cell: Cell, options: PlayOptions): Promise<Played> {
  const started = performance.now();
  const { context, world, patience } = options;
  const stage = await openStage({
    context,
    world,
    patience,
    language: cell.language,
    stored: storedBefore(cell, world),
    isOwnPage: false,
  });
  let injection: Injection | null = null;
  try {
    injection = await inject(stage.page, { ...cell, facts: world.facts });
    const problems = await play(stage, cell, injection, options);
    problems.push(...stage.errors.map((error) => `uncaught: ${error.slice(0, 300)}`));
    return { problems, duration: Math.round(performance.now() - started) };
  } finally {
    await stage.close();
    await injection?.end();
  }
}

function storedBefore({ scene: name, language, visit }: Cell, { facts, held }: World): Record<string, string> {
  const scene = sceneOf(name);
  const session = scene.as === 'visitor' ? {} : facts.people[scene.as];
  const slices = {
    ...slicesOf({ language, ...session }),
    ...(visit === 'revisit' && held[language][scene.as]),
    ...scene.slices?.(facts),
  };
  return { 'persist:root': JSON.stringify(slices), ...(scene.as !== 'visitor' && { LoggedIn: 'true' }) };
}

async function play(
  stage: Stage,
  cell: Cell,
  injection: Injection,
  { picture: pictureFile, sceneTimeout = stage.patience }: PlayOptions,
): Promise<string[]> {
  const { page, facts } = stage;
  const scene = sceneOf(cell.scene);
  const outcome = outcomeOf(scene, cell);
  const isLate = faultOf(cell.fault).kind === 'late';
  const problems: string[] = [];
  try {
    await page.goto(typeof scene.path === 'string' ? scene.path : scene.path(facts), { waitUntil: 'commit' });
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    page.setDefaultTimeout(sceneTimeout);
    await scene.cause?.(stage);
    await waitUntil(injection.isCalled, () => 'the page does not make the call', sceneTimeout);
    // the clock is moved past the deadline of every call that has no reply yet
    if (isLate)
      await waitUntil(
        () => injection.otherPending().length === 0,
        () => `no reply to ${injection.otherPending().join(', ')}`,
        sceneTimeout,
      );
    page.setDefaultTimeout(stage.patience);
  } catch (error) {
    problems.push(`the scene could not be played: ${String(error).split('\n')[0]}`, ...(await whitePage(stage)));
    if (pictureFile) await takePicture(page, pictureFile);
    return problems;
  }
  if (isLate) await page.clock.runFor(deadlineOf(cell.scene) + 500);
  problems.push(...(await checkOutcome(stage, scene, outcome)));
  if (pictureFile) await takePicture(page, pictureFile);
  injection.lift();
  problems.push(...(await recover(stage, scene, outcome)));
  problems.push(...(await restOfPage(stage)));
  return problems;
}

export const takePicture = (page: Page, path: string) =>
  page.screenshot({ path, type: 'jpeg', quality: 50, animations: 'disabled' });

/** Polls the lab's own state; what the page shows is awaited by its locators. */
async function waitUntil(isTrue: () => boolean, otherwise: () => string, timeout: number): Promise<void> {
  for (const end = Date.now() + timeout; !isTrue(); ) {
    if (Date.now() > end) throw new Error(otherwise());
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function checkOutcome(stage: Stage, scene: Scene, outcome: Outcome): Promise<string[]> {
  const problems: string[] = [];
  if (typeof outcome !== 'string') {
    if (!(await states(outcome.see, stage)))
      problems.push(`expected ${describe(outcome.see, stage)}, but the page shows ${await messagesOn(stage)}`);
  } else {
    const expected = outcome === 'empty' ? scene.empty?.(stage) : undefined;
    const isShown = await (expected ? becomes('visible', expected, stage) : works(stage, scene));
    if (!isShown)
      problems.push(
        `expected that it ${outcome === 'empty' ? 'is shown as empty' : 'works'}, but the page shows ${await messagesOn(stage)}`,
      );
  }
  if (scene.reloads) return problems;
  const isHidden =
    outcome === 'works' || isExpired(outcome) || isQueued(outcome) || (isUnknown(outcome) && scene.checkArrival);
  const typed = isHidden ? [] : (scene.typed?.(stage) ?? []);
  return [
    ...problems,
    ...(await whitePage(stage)),
    ...(await endlessWait(stage)),
    ...(await lostWords(typed)),
    ...(await wrongLanguage(stage)),
  ];
}

const works = (stage: Stage, { works: result, toast }: Scene): Promise<boolean> =>
  toast === undefined ? becomes('visible', result(stage), stage) : states([toast], stage);

const isExpired = (outcome: Outcome): boolean => typeof outcome !== 'string' && outcome.recovers === 'signIn';

const isQueued = (outcome: Outcome): boolean => typeof outcome !== 'string' && outcome.recovers === 'byItself';

const isUnknown = (outcome: Outcome): boolean => typeof outcome !== 'string' && outcome.isUnknown === true;

/** The page's clock is moved by this much where the page tries again by itself, or lets the person wait. */
const maxWait = 65_000;

async function recover(stage: Stage, scene: Scene, outcome: Outcome): Promise<string[]> {
  if (typeof outcome === 'string' || outcome.recovers === false) return [];
  const { page } = stage;
  const problems: string[] = [];
  try {
    if (isUnknown(outcome) && scene.checkArrival) {
      await scene.checkArrival(stage);
      problems.push(...(await lostWords(scene.typed?.(stage) ?? [])));
    }
    if (isQueued(outcome)) return await waitUntilSent(stage, outcome.see);
    if (isExpired(outcome)) await logInAgain(stage, scene.as);
    else await tryAgain(stage, scene, outcome.see);
  } catch (error) {
    return [...problems, `cannot be tried again: ${String(error).split('\n')[0]}`];
  }
  if (!isExpired(outcome)) {
    if (!(await works(stage, scene))) problems.push(`does not recover: the page shows ${await messagesOn(stage)}`);
    else if (!(await becomes('hidden', shown(stage, outcome.see), stage)))
      problems.push(`recovered, but still shows ${describe(outcome.see, stage)}`);
  }
  const isSame = await page.evaluate(() => 'isSameDocument' in window).catch(() => false);
  return isSame ? problems : [...problems, 'recovered only with a reload'];
}

/** Moves the clock until the outbox has sent what it keeps. */
async function waitUntilSent(stage: Stage, sentences: readonly Sentence[]): Promise<string[]> {
  for (const end = Date.now() + stage.patience; Date.now() < end; ) {
    if ((await shown(stage, sentences).count()) === 0) return [];
    await stage.page.clock.runFor(2_000);
  }
  return [`is not sent: the page shows ${await messagesOn(stage)}`];
}

/** Presses the button as soon as it can be pressed; a page that has tried again by itself has none. */
async function tryAgain(stage: Stage, scene: Scene, sentences: readonly Sentence[]): Promise<void> {
  const { page, main, dialog, messages, patience } = stage;
  const buttons = main.or(dialog).getByRole('button');
  const waiting = buttons.and(page.locator(':disabled, [aria-disabled="true"]'));
  if ((await waiting.count()) > 0) await page.clock.runFor(maxWait);
  if (scene.retry) return scene.retry(stage);
  const retries = buttons.and(page.getByRole('button', { name: messages('retry') }));
  // on a revisit, what the scene shows is on screen beside the failure too
  const recovered = async () =>
    (await scene.works(stage).first().isVisible()) && (await shown(stage, sentences).first().isHidden());
  for (const end = Date.now() + patience; Date.now() < end; ) {
    // another list can have failed too, since the clock was moved past its deadline
    const clicked = await clickEach(retries);
    if (clicked > 0 || (await recovered())) return;
    await page.clock.runFor(1_000);
  }
  throw new Error('no button to try again');
}

/** Clicks all, from the last to the first, because a button is removed when it is clicked. Returns how many. */
async function clickEach(buttons: Locator): Promise<number> {
  let count = 0;
  for (const button of (await buttons.all()).reverse()) {
    const isClicked = await button.click({ timeout: 500 }).then(
      () => true,
      () => false,
    );
    if (isClicked) count += 1;
  }
  return count;
}

/** Logs in on the page or in the dialog to which an expired session leads; the page is then read again. */
export async function logInAgain(stage: Stage, as: Role): Promise<void> {
  const { page, banner, messages, facts } = stage;
  const { usr, password } = facts.people[as === 'visitor' ? 'candidate' : as];
  // the address is lost with the storage
  await fill('usr', usr)(stage);
  await fill('password', password)(stage);
  await press('login')(stage);
  await banner.getByRole('button', { name: messages('log_out') }).waitFor();
  await page.waitForURL((url) => url.pathname !== '/login');
}
