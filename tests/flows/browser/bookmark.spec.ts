import { isolated } from '../../../src/services/contract/isolated.ts';
import { stopTime } from '../../browser/support/page-time.ts';
import { recordText } from '../../browser/support/shown-text.ts';
import type { Path } from '../explore.ts';
import { alert, inMain, showsExpiredSession } from './controls.ts';
import { errorAnswers } from './held-server.ts';
import { interruptNetwork } from './network.ts';
import { playFlows } from './play-flows.ts';
import { logInAfterExpiry } from './quotation-other-person.ts';
import { outboxSlices, requestRows, titleOf } from './quotation-requests.ts';
import type { GuardedStepAction, Scene, StepAction } from './scene.ts';
import { expect, type Stage } from './stage.ts';
import { bookmarkOf, entriesOf, outboxWith } from './stored-outbox.ts';

type When = GuardedStepAction['when'];

/** The button of a request in the list. */
const bookmark = (stage: Stage, name: string) =>
  inMain(stage).getByRole('button', { name: stage.messages('save_request', { title: isolated(titleOf(name)) }) });

const isQueued = (name: string, { context }: Parameters<When>[0]): boolean =>
  context.queue.some((queued: { readonly name: string }) => queued.name === name);

/** A second click would remove the bookmark again, and after the session has expired the login page is shown. */
const save = (name: string): GuardedStepAction => ({
  when: (snapshot) => snapshot.context.apiError === null && !isQueued(name, snapshot),
  action: (stage) => bookmark(stage, name).click(),
});

/** The server has saved these requests, and sends them as saved when the list is read again. */
const saveOnServer = async ({ server }: Stage, name: string): Promise<void> => {
  server.always('getJobRequests', {
    data: requestRows.map((row) => ({ ...row, is_saved: row.name === name ? 1 : 0 })),
  });
  await server.answer('saveRfq', { data: { name, my_status: 'None', is_saved: 1 } });
};

/** The toast can be over before the path looks at the page. */
let isToastShown: () => Promise<boolean> = async () => false;

const loseCall: StepAction = async ({ page, server, messages }) => {
  isToastShown = await recordText(page, messages('toast_outbox_full'));
  await server.answer('saveRfq', 'abort');
};

const sendFromOutbox: StepAction = async (stage) => {
  await interruptNetwork(stage);
  await expect(bookmark(stage, 'RFQ-1')).toBeDisabled();
  await saveOnServer(stage, 'RFQ-1');
};

const isReadAgain = (taken: readonly string[]): boolean => {
  const at = taken.findLastIndex((id) => id.includes('list.refresh'));
  return at >= 0 && taken.slice(at).some((id) => id.endsWith('→ list.succeeded'));
};

/** Whether the outbox has the bookmark of the first request when the path begins. */
let isInOutbox = false;

const isWaitOnly = ({ steps }: Path): boolean => steps.some(({ words }) => words === 'Wait (linger)');

const scene: Scene = {
  actor: 'bookmark',
  isClockHeld: isWaitOnly,
  setUp: async (stage, path) => {
    const { server, page, actors } = stage;
    server.hold('saveRfq', 'getJobDescription');
    server.always('getJobRequests', { data: requestRows });
    const outbox = isWaitOnly(path) ? outboxWith([bookmarkOf('RFQ-1')]) : outboxSlices(path);
    isInOutbox = !isWaitOnly(path) && entriesOf(path).length > 0;
    await stage.open('/job-request-list?view=all', { token: await stage.token(), slices: outbox });
    await expect(bookmark(stage, 'RFQ-1')).toBeVisible();
    if (isWaitOnly(path)) {
      // the time begins again with what the outbox has sent, however long the page took to open
      await stopTime(page);
      await saveOnServer(stage, 'RFQ-1');
      await expect.poll(() => actors.takenBy('bookmark')).toContain('bookmark.idle: entry.stored → bookmark.idle');
      // a read that is running would time out
      await page.clock.runFor(1_000);
      await expect.poll(() => isReadAgain(actors.takenBy('jobRequests'))).toBe(true);
    } else if (outbox.outbox) await server.answer('saveRfq', 'abort'); // waits in the outbox
  },
  stepActions: {
    'Save a request for later': save('RFQ-1'),
    'Save another request for later': save('RFQ-2'),
    'The server has saved it': (stage, { before }) => saveOnServer(stage, before.context.queue[0].name),
    'The server refuses': ({ server }) => server.answer('saveRfq', errorAnswers.refused),
    'The session has expired': ({ server }) => server.answer('saveRfq', errorAnswers.unauthorized),
    'The server cannot be reached': loseCall,
    // the outbox has replied before the page could show that it was asked
    'The outbox takes it': async () => undefined,
    'The outbox is full': async () => undefined,
    'The outbox has sent it': { when: ({ context }) => context.queue.length === 0, action: sendFromOutbox },
    'The user cancels it': {
      when: (snapshot) => !isQueued('RFQ-1', snapshot),
      action: (stage) => bookmark(stage, 'RFQ-1').click(),
    },
    'Another person signs in': { when: ({ context }) => context.queue.length === 0, action: logInAfterExpiry },
    'Wait (linger)': ({ page }) => page.clock.runFor(20_000),
  },
  byItself: [
    'bookmark.idle: after linger → stays',
    'bookmark.sendingToOutbox: outbox.accepted [isMore] → bookmark.saving',
    'bookmark.sendingToOutbox: outbox.accepted → bookmark.idle',
    'bookmark.sendingToOutbox: outbox.rejected → bookmark.idle',
  ],
  shows: async (stage, { snapshot, words }) => {
    const { context, value } = snapshot;
    if (context.apiError?.kind === 'unauthorized') return showsExpiredSession(stage);
    if (words === 'Another person signs in') return expect(stage.page).toHaveURL(/\/job-request-list\/RFQ-2/);
    await expect(alert(stage)).toHaveCount(context.apiError ? 1 : 0);
    if (value === 'sendingToOutbox') return; // the outbox replies at once, and the page does not stay in it
    if (words === 'The outbox is full') expect(await isToastShown(), 'the toast is shown').toBe(true);
    for (const name of ['RFQ-1', 'RFQ-2']) {
      const isWaiting = isInOutbox ? words !== 'The user cancels it' : words === 'The outbox takes it';
      const isTaken = name === 'RFQ-1' && (isWaiting || words === 'Wait (linger)');
      const isSaved = isTaken || isQueued(name, snapshot) || context.saved[name] === true;
      await expect(bookmark(stage, name)).toHaveAttribute('aria-pressed', String(isSaved));
    }
  },
};

playFlows('bookmark', { 'the list of requests, signed in': scene }, { isSampled: true });
