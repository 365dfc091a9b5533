import { paths } from '../../../src/ui/paths.ts';
import { button, languageToggle, logOut, otherThan } from './controls.ts';
import { errorAnswers } from './held-server.ts';
import { interruptNetwork } from './network.ts';
import * as screen from './notifications-screen.ts';
import { logInElsewhere, logInFirstElsewhere, logOutElsewhere } from './other-person.ts';
import { playFlows } from './play-flows.ts';
import { answered, type Scene, type StepAction, when } from './scene.ts';
import { expect } from './stage.ts';

const { chooseDigest, isClockHeld, isIn, isOpen, openOne, readElsewhere, transitionsIn, unread } = screen;
type Snapshot = screen.Snapshot;

/** Whether the path waits for its timers, or must not let them end by themselves. */
let isTimeStopped = false;

/** A page that is opened during a read cancels its call, and a reply could be sent to that call. */
const isNotReading = (snapshot: Snapshot): boolean => isIn('waiting', snapshot) || isIn('failed', snapshot);

/** The bell is on every page of a member. It opens the notifications again when its language changes. */
const openBell: StepAction = async (stage, { before }) => {
  if (isOpen(before)) return languageToggle(stage.page, otherThan(stage.language)).click();
  if (before.value.reading === 'closedAndHidden') return logInFirstElsewhere(stage);
  return screen.openPage(stage, isTimeStopped);
};

const wait =
  (milliseconds: number): StepAction =>
  ({ page }) =>
    page.clock.runFor(milliseconds);

const reads: Scene = {
  actor: 'notifications',
  isClockHeld,
  setUp: async (stage, path) => {
    isTimeStopped = isClockHeld(path);
    screen.holdCalls(stage);
    if (path.steps[0]?.words !== 'Hide the tab') return;
    // a visitor's page that needs the machine
    await stage.open(paths.forgotPassword);
    await expect(button(stage, 'reset_send')).toBeVisible();
  },
  stepActions: {
    'Open a page with the bell': openBell,
    'Close the last page with the bell': logOutElsewhere,
    'Open the page of the notifications': when(isNotReading, screen.openNotifications),
    'Leave that page': when(
      (snapshot) => isOpen(snapshot) && snapshot.context.isShown,
      ({ page }) => page.goBack(),
    ),
    'Try again': when(
      (snapshot) => isIn('failed', snapshot) && snapshot.context.isShown,
      (stage) => button(stage, 'retry').click(),
    ),
    'Hide the tab': screen.turnTo('hidden'),
    'Show the tab': screen.turnTo('visible'),
    'The connection is restored': interruptNetwork,
    'Another tab has a later one': when(isOpen, readElsewhere('N-2', 'N-1')),
    'The server has a notification': answered('getNotifications', unread('N-1')),
    'Nothing has changed': answered('getNotifications', { status: 304, type: '' }),
    'The server refuses the notifications': answered('getNotifications', errorAnswers.refused),
    'The session has expired before them': answered('getNotifications', errorAnswers.unauthorized),
    'Another person signs in': when(isOpen, logInElsewhere),
    'Wait (pollInterval)': wait(60_000),
    'Wait (retryDelay)': wait(60_000),
    'Wait (recovery)': wait(1_250),
  },
  byItself: [
    // a log-out or an expired session clears the notifications and closes the page; a login opens another page
    ...transitionsIn('.reading: draft', '.reading.open: draft', '.marking: draft', '.digest: draft'),
    'notifications.reading.open: notifications.close → notifications.reading.closed',
    'notifications.reading.closed: notifications.open → notifications.reading.open',
    'notifications: notifications.hide → stays',
  ],
  shows: async (stage, step) => {
    if (step.words !== 'Another person signs in') return screen.showsBell(stage, step);
    await expect(stage.page).toHaveURL(paths.invoices);
    await expect(logOut(stage)).toBeVisible();
  },
};

const marks: Scene = {
  actor: 'notifications',
  isClockHeld,
  setUp: screen.setUpOpen,
  stepActions: {
    'Another tab has two': readElsewhere('N-2', 'N-1'),
    'Open one': openOne('N-1'),
    'Open the other': openOne('N-2'),
    'Mark all as read': async (stage, step) => {
      await screen.openNotifications(stage, step);
      await button(stage, 'notifications_read_all').click();
    },
    'The server has marked them': answered('readNotifications', { data: { unread: 1 } }),
    'The server refuses to mark them': answered('readNotifications', errorAnswers.refused),
    'The server cannot be reached to mark them': answered('readNotifications', 'abort'),
    'The session has expired before they are marked': answered('readNotifications', errorAnswers.unauthorized),
    'Wait (markRecovery)': wait(1_250),
  },
  byItself: transitionsIn('.reading', ': notifications.hide'),
  shows: screen.showsMarks,
};

const stored = answered('saveEmailDigest', { data: { email_digest: 0 } });

playFlows(
  'notifications',
  {
    'the notifications': reads,
    'unread notifications': marks,
    'unread notifications, while the email digest is stored': {
      actor: 'notifications',
      setUp: async (stage) => screen.holdCalls(stage),
      stepActions: {
        'Open a page with the bell': (stage) => screen.openPage(stage, false),
        'Another tab has two': when(isOpen, readElsewhere('N-2', 'N-1')),
        'Turn the emails off': chooseDigest('email_digest_off'),
        'The server has stored it': stored,
      },
      byItself: transitionsIn('.reading.open: notifications.show', ': notifications.hide'),
      shows: screen.showsDigest,
    },
    'the email digest': {
      actor: 'notifications',
      setUp: screen.setUpOpen,
      stepActions: {
        'Another tab has one': readElsewhere('N-1'),
        'Turn the emails off': chooseDigest('email_digest_off'),
        'Turn the emails on': chooseDigest('email_digest_on'),
        'The server has stored it': stored,
        'The server refuses the change': answered('saveEmailDigest', errorAnswers.refused),
        'The session has expired before the change': answered('saveEmailDigest', errorAnswers.unauthorized),
      },
      byItself: transitionsIn('.reading', ': notifications.hide'),
      shows: screen.showsDigest,
    },
  },
  { isSampled: true },
);
