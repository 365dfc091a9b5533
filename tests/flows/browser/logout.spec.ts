import { recordText } from '../../browser/support/shown-text.ts';
import { bannerLink, logOut } from './controls.ts';
import { errorAnswers } from './held-server.ts';
import { playFlows } from './play-flows.ts';
import type { Scene } from './scene.ts';
import { expect } from './stage.ts';

/** The toast ends by an animation of half a second, which the clock of the page does not hold. */
let isToastShown: () => Promise<boolean> = async () => false;

const scene: Scene = {
  actor: 'logout',
  isClockHeld: () => true,
  setUp: async (stage) => {
    stage.server.hold('logOut');
    await stage.open('/', { token: 'T1' });
    await expect(logOut(stage)).toBeEnabled();
    await stage.page.clock.pauseAt(Date.now() + 60_000);
  },
  stepActions: {
    'Log out': async (stage) => {
      isToastShown = await recordText(stage.page, stage.messages('toast_logout_success'));
      await logOut(stage).click();
    },
    'The server has ended the session': ({ server }) => server.answer('logOut', { message: {} }),
    'The server refuses': ({ server }) => server.answer('logOut', errorAnswers.refused),
    'Wait (confirmation)': async (stage) => {
      await stage.page.clock.runFor(499);
      await expect(logOut(stage)).toBeDisabled();
      // the page must have reported its transitions before it is left. A route of Playwright would hold it too, but when
      // such a route ends, Chromium can lose the requests that the held server has stopped
      stage.server.holdFile(/^\/$/, stage.page);
      await stage.page.clock.runFor(1);
      const isReported = () => stage.actors.takenBy('logout').includes('logout.reloading: always → logout.idle');
      await expect.poll(isReported).toBe(true);
      await stage.server.answerFile('pass');
    },
  },
  shows: async (stage, { snapshot }) => {
    const { page } = stage;
    if (snapshot.value === 'confirming') {
      await expect(logOut(stage)).toBeDisabled();
      expect(await isToastShown(), 'the toast is shown').toBe(true);
    } else await expect(bannerLink(stage, 'login')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('LoggedIn'))).toBeNull();
  },
};

playFlows('logout', { 'any page, signed in': scene });
