/** Opens a route while storage has a fault, and checks that the page works and that what it states is true. */

import { paths } from '../../src/ui/paths.ts';
import type { Language } from '../browser/support/messages.ts';
import { slicesOf } from '../browser/support/slices.ts';
import { describe, endlessWait, lostWords, messagesOn, shown, states, whitePage } from './checks.ts';
import { logInAgain, type PlayOptions, takePicture } from './play-cell.ts';
import { restOfPage } from './rest-of-page.ts';
import { type RouteName, routePages } from './routes.ts';
import { openStage, type Stage } from './stage.ts';
import { type StorageFault, type StorageFaultName, storageFaultOf } from './storage-faults.ts';
import type { Played } from './verdict.ts';
import type { World } from './world.ts';

export interface StorageCell {
  readonly route: RouteName;
  readonly fault: StorageFaultName;
  readonly language: Language;
}

export async function playStorageCell(cell: StorageCell, options: PlayOptions): Promise<Played> {
  const started = performance.now();
  const { context, world, patience, picture } = options;
  const fault = storageFaultOf(cell.fault);
  const stored = storedBefore(cell, fault, world);
  const language = startLanguage(cell, fault);
  const isOwnPage = fault.script !== undefined;
  const stage = await openStage({ context, world, patience, language, stored, isOwnPage });
  try {
    if (fault.script) await stage.page.addInitScript(fault.script);
    const problems = await play(stage, cell, fault);
    if (picture) await takePicture(stage.page, picture);
    problems.push(...(await restOfPage(stage)), ...stage.errors.map((error) => `uncaught: ${error.slice(0, 300)}`));
    return { problems, duration: Math.round(performance.now() - started) };
  } finally {
    await stage.close();
  }
}

/** A language that cannot be restored is the default. */
const startLanguage = ({ language }: StorageCell, { endsSession }: StorageFault): Language =>
  endsSession ? 'en' : language;

function storedBefore(cell: StorageCell, fault: StorageFault, { facts, held }: World): Record<string, string> {
  const { isPersonal } = routePages[cell.route];
  const role = isPersonal ? 'candidate' : 'visitor';
  const session = isPersonal ? facts.people.candidate : {};
  const slices = { ...slicesOf({ language: cell.language, ...session }), ...held[cell.language][role] };
  return {
    'persist:root': fault.stored?.(slices) ?? JSON.stringify(slices),
    ...(isPersonal && { LoggedIn: 'true' }),
  };
}

async function play(stage: Stage, { route }: StorageCell, fault: StorageFault): Promise<string[]> {
  const { page, main, facts, messages } = stage;
  const { path, isPersonal, type } = routePages[route];
  const needsLogin = isPersonal && fault.endsSession;
  try {
    await page.goto(typeof path === 'string' ? path : path(facts), { waitUntil: 'commit' });
    page.setDefaultTimeout(stage.patience);
    const login = main.getByRole('heading', { level: 1, name: messages('login_heading') });
    await (needsLogin ? login : main.getByRole('heading', { level: 1 }).first()).waitFor();
    const typed = type && !needsLogin ? [await type(stage)] : [];
    await fault.later?.(page.context());
    const problems = [...(await checkSentence(stage, fault)), ...(await checkPage(stage))];
    // the words of a personal page are there again when the same person has logged in
    if (isPersonal && !needsLogin && new URL(page.url()).pathname === paths.login) await logInAgain(stage, 'candidate');
    return [...problems, ...(await lostWords(typed))];
  } catch (error) {
    return [`the page cannot be used: ${String(error).split('\n')[0]}`, ...(await whitePage(stage))];
  }
}

async function checkSentence(stage: Stage, { see }: StorageFault): Promise<string[]> {
  if (see === null) {
    const about = await shown(stage, ['toast_storage_damaged']).count();
    return about === 0 ? [] : ['states that something was lost, although nothing was'];
  }
  if (await states(see, stage)) return [];
  return [`expected ${describe(see, stage)}, but the page shows ${await messagesOn(stage)}`];
}

const checkPage = async (stage: Stage): Promise<string[]> => [
  ...(await whitePage(stage)),
  ...(await endlessWait(stage)),
];
