/** The controls and the expected content of the bell, the page of the notifications and the choice of the email digest. */
import type { Page } from '@playwright/test';
import type { MessageId } from '../../../locales/ids.ts';
import { chartOf } from '../../../src/machines/chart.ts';
import type { NotificationsContext } from '../../../src/machines/notifications-context.ts';
import { isolated } from '../../../src/services/contract/isolated.ts';
import { paths } from '../../../src/ui/paths.ts';
import { messagesOf } from '../../browser/support/messages.ts';
import { stopTime } from '../../browser/support/page-time.ts';
import type { Path } from '../explore.ts';
import { machines } from '../machines.ts';
import { alert, bannerLink, button, heading, inMain, otherThan, showsExpiredSession } from './controls.ts';
import { rows } from './invoice-records.ts';
import { answerMemberReads } from './member-reads.ts';
import { inOtherTab } from './other-tab.ts';
import type { GuardedStepAction, Scene, StepAction } from './scene.ts';
import { expect, type Stage } from './stage.ts';

/** The part of a snapshot of the notifications machine that the screen depends on. */
export interface Snapshot {
  readonly value: { readonly reading: unknown; readonly marking: unknown; readonly digest: unknown };
  readonly context: NotificationsContext;
}

export const isOpen = ({ value: { reading } }: Snapshot): boolean => typeof reading === 'object';
export const isIn = (state: string, { value: { reading } }: Snapshot): boolean =>
  JSON.stringify(reading) === JSON.stringify({ open: state });

/** The invoice that a notification is about. */
const subjects: Readonly<Record<string, string>> = { 'N-1': 'SINV-1', 'N-2': 'SINV-2' };

const itemOf = (name: string) => ({
  name,
  kind: 'Invoice Paid',
  reference: subjects[name],
  subject: subjects[name],
  creation: '2026-02-20 09:30:00',
  read_on: null,
});

/** The reply with these notifications, none of which is read. */
export const unread = (...names: string[]) => ({
  data: { items: names.map(itemOf), unread: names.length, email_digest: 1 },
});

/** Paths whose timers are shorter than a step of a busy machine, or are waited for. */
export const isClockHeld = ({ steps }: Path): boolean =>
  steps.some(({ words }) => /^Wait|connection is restored|cannot be reached/.test(words));

export function holdCalls(stage: Stage): void {
  const { server } = stage;
  answerMemberReads(stage);
  server.always('getInvoices', { data: rows });
  server.always('getSessions', { data: [] });
  server.hold('getNotifications', 'readNotifications', 'saveEmailDigest', 'getInvoice', 'signIn');
}

/** Opens a page with the bell, on which the notifications are being read. */
export async function openPage(stage: Stage, isHeld: boolean): Promise<void> {
  await stage.open(paths.invoices, { token: 'T0' });
  await stage.server.called('getNotifications');
  await expect(heading(stage)).toHaveText(stage.messages('invoice'));
  if (isHeld) await stopTime(stage.page);
}

/** Most paths begin on that page, with the calls held. */
export const setUpOpen: Scene['setUp'] = async (stage, path) => {
  holdCalls(stage);
  await openPage(stage, isClockHeld(path));
  const opened = 'notifications.reading.closed: notifications.open → notifications.reading.open';
  await expect.poll(() => stage.actors.takenBy('notifications')).toContain(opened);
};

const bell = (page: Page) => page.getByRole('banner').locator(`a[href="${paths.notifications}"]`);

export const openNotifications: StepAction = async (stage) => {
  if (new URL(stage.page.url()).pathname !== paths.notifications) await bell(stage.page).click();
  await expect(heading(stage)).toHaveText(stage.messages('notifications'));
};

/** Another tab reads these notifications. */
export const readElsewhere =
  (...names: string[]): StepAction =>
  (stage) =>
    inOtherTab(stage, /language/, paths.invoice('SINV-1'), async (tab) => {
      await stage.server.answer('getNotifications', unread(...names), tab);
      await expect(bell(tab)).toHaveAccessibleName(stage.messages('notifications_unread', { count: names.length }));
    });

const sentence = ({ messages }: Stage, name: string) =>
  messages('notify_invoice_paid', { subject: isolated(subjects[name] ?? '') });

/** Opens a notification from the list, which leads to the record. */
export const openOne =
  (name: string): StepAction =>
  async (stage, step) => {
    await openNotifications(stage, step);
    await inMain(stage)
      .getByRole('link', { name: sentence(stage, name), exact: true })
      .click();
    await expect(stage.page).toHaveURL(paths.invoice(subjects[name] ?? ''));
  };

const digestChoice = (stage: Stage, word: MessageId) =>
  inMain(stage).getByRole('radio', { name: stage.messages(word), exact: true });

export const chooseDigest = (word: 'email_digest_on' | 'email_digest_off'): GuardedStepAction => ({
  when: ({ context }: Snapshot) => context.state !== null,
  action: async (stage) => {
    if (new URL(stage.page.url()).pathname !== paths.account) await bannerLink(stage, 'account').click();
    await digestChoice(stage, word).check();
  },
});

/** Shows another tab, or this one again. A browser without a window reports every tab as visible. */
export const turnTo =
  (visibilityState: 'hidden' | 'visible'): StepAction =>
  ({ page }) =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    }, visibilityState);

/** The transitions of these states, which the bell and the pages cause on paths about another part of the machine. */
export const transitionsIn = (...states: string[]): readonly string[] =>
  chartOf(machines.notifications)
    .transitions.map(({ id }) => id)
    .filter((id) => states.some((state) => id.startsWith(`notifications${state}`)));

/** Checks the bell, and the page of the notifications where it is open. */
export const showsBell: Scene['shows'] = async (stage, { snapshot, words, before }) => {
  const { page, messages, language, server } = stage;
  const { context }: Snapshot = snapshot;
  if (words.startsWith('The session has expired') && before.context.isShown) return showsExpiredSession(stage);
  if (String(snapshot.value.reading).startsWith('closed')) return expect(bannerLink(stage, 'login')).toBeVisible();
  const isTranslated = words === 'Open a page with the bell' && isOpen(before);
  const t = isTranslated ? messagesOf(otherThan(language)) : messages;
  const count = context.state?.unread ?? 0;
  await expect(bell(page)).toHaveAccessibleName(count > 0 ? t('notifications_unread', { count }) : t('notifications'));
  if (isIn('reading', snapshot)) await server.called('getNotifications', page);
  if (!context.isShown) return;
  const items = inMain(stage).getByRole('list', { name: messages('notifications'), exact: true });
  await expect(items.getByRole('listitem')).toHaveCount(context.state?.items.length ?? 0);
  await expect(alert(stage)).toHaveCount(context.apiError ? 1 : 0);
  if (context.apiError) await expect(button(stage, 'retry')).toBeEnabled({ enabled: !isIn('reading', snapshot) });
};

/** Checks what is unread, on whichever page the path is. */
export const showsMarks: Scene['shows'] = async (stage, { snapshot, words }) => {
  if (words.startsWith('The session has expired')) return showsExpiredSession(stage);
  const { state }: NotificationsContext = snapshot.context;
  const count = state?.unread ?? 0;
  const label = count > 0 ? stage.messages('notifications_unread', { count }) : stage.messages('notifications');
  await expect(bell(stage.page)).toHaveAccessibleName(label);
};

/** Checks the choice, which applies at once and is reverted when it fails. */
export const showsDigest: Scene['shows'] = async (stage, step) => {
  if (new URL(stage.page.url()).pathname !== paths.account) return showsMarks(stage, step);
  const { state, digestError }: NotificationsContext = step.snapshot.context;
  const isOn = state?.email_digest === true;
  await expect(digestChoice(stage, isOn ? 'email_digest_on' : 'email_digest_off')).toBeChecked();
  await expect(alert(stage)).toHaveCount(digestError ? 1 : 0);
  await digestChoice(stage, 'email_digest_off').scrollIntoViewIfNeeded();
};
