import type { AccountContext } from '../../../src/machines/account-machine.ts';
import * as screen from './account-screen.ts';
import { bannerLink, button } from './controls.ts';
import { errorAnswers } from './held-server.ts';
import { logInElsewhere } from './other-person.ts';
import { playFlows } from './play-flows.ts';
import { answered, inState, type Scene, when } from './scene.ts';
import { expect } from './stage.ts';

const { after, changePassword, dialog, openAccount, setUp } = screen;

const scene = (parts: Pick<Scene, 'stepActions' | 'shows'> & Partial<Scene>): Scene => ({
  actor: 'account',
  setUp,
  ...parts,
});

const listed = answered('getSessions', { data: screen.twoSessions });
const areListed = ({ context: { sessions } }: { context: AccountContext }) => sessions !== null;

const sessions = scene({
  // a log-out clears the state, and the page opens again for the other person
  byItself: [
    'account: draft.clear → account.sessions.unread & account.password & account.data & account.browser',
    'account.sessions: account.open → account.sessions.reading',
  ],
  stepActions: {
    'Open the account page': openAccount,
    'Another person signs in': when(areListed, logInElsewhere),
    'End another session': when(areListed, screen.endOther),
    'The server lists the sessions': listed,
    'The server refuses the list': answered('getSessions', errorAnswers.refused),
    'The session has expired before the list': answered('getSessions', errorAnswers.unauthorized),
    'The server has ended it': answered('endSession', { data: { ended: 1 } }),
    'The server refuses to end it': answered('endSession', errorAnswers.refused),
    'The session has expired before it is ended': answered('endSession', errorAnswers.unauthorized),
  },
  shows: (stage, step) =>
    step.words === 'Another person signs in'
      ? screen.showsOtherPerson(stage)
      : after(screen.showsSessions)(stage, step),
});

const changed = answered('changePassword', { data: { ended: 1 } });

const password = scene({
  stepActions: {
    'Open the account page': inState({ password: 'changed' }, openAccount),
    'Change the password': changePassword,
    'The server has changed it': changed,
    'The server refuses the password': answered('changePassword', errorAnswers.refused),
    'The server does not reply to the password': answered('changePassword', 'abort'),
    'The session has expired before the change': answered('changePassword', errorAnswers.unauthorized),
  },
  shows: after(screen.showsPassword),
});

const besideSessions = scene({
  stepActions: {
    'Open the account page': inState({ sessions: 'unread' }, openAccount),
    'The server lists the sessions': listed,
    'Change the password': when(areListed, changePassword),
    'The server has changed it': changed,
    'End another session': when(areListed, screen.endOther),
  },
  shows: after(screen.showsSessions, screen.showsPassword),
});

const data = scene({
  stepActions: {
    'Open the account page': inState({ data: 'exported' }, openAccount),
    'Export my data': (stage) => button(stage, 'download_my_data').click(),
    'The data is downloaded': async ({ page, server }) => {
      const download = page.waitForEvent('download');
      await server.answer('exportMyData', { data: { account: { email: 'noura@example.com' } } });
      expect((await download).suggestedFilename()).toBe('sg-network-my-data.json');
    },
    'The server refuses the data': answered('exportMyData', errorAnswers.refused),
    'The session has expired before the data': answered('exportMyData', errorAnswers.unauthorized),
  },
  shows: after(screen.showsData),
});

const confirmed = 'account.browser.confirming: browser.confirm → account.browser.idle';

const browser = scene({
  // the log-out clears the state
  byItself: ['account: draft.clear → account.sessions.unread & account.password & account.data & account.browser'],
  stepActions: {
    'Open the account page': inState({ browser: 'confirming' }, openAccount),
    'Clear the data of this browser': inState({ browser: 'idle' }, (stage) => button(stage, 'clear_browser').click()),
    Confirm: async (stage) => {
      const { page, server, actors, messages } = stage;
      server.holdFile(/^\/$/, page); // until the page has reported what it took before it is left
      await dialog(stage)
        .getByRole('button', { name: messages('clear_browser_confirm'), exact: true })
        .click();
      await expect.poll(() => actors.takenBy('account')).toContain(confirmed);
      await server.answerFile('pass');
    },
    Cancel: (stage) =>
      dialog(stage)
        .getByRole('button', { name: stage.messages('cancel'), exact: true })
        .click(),
  },
  shows: async (stage, step) => {
    if (step.words !== 'Confirm') return after(screen.showsBrowser)(stage, step);
    await expect(stage.page).toHaveURL('/');
    await expect(bannerLink(stage, 'login')).toBeVisible();
  },
});

playFlows(
  'account',
  {
    'the account page: the sessions': sessions,
    'the account page: the password': password,
    'the account page: the password, beside the sessions': besideSessions,
    'the account page: my data': data,
    'the account page: the data of this browser': browser,
  },
  { isSampled: true },
);
