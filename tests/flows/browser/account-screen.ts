/** The controls and the expected content of the parts of the account page. */
import type { MessageId } from '../../../locales/ids.ts';
import type { AccountContext, AccountEvent } from '../../../src/machines/account-machine.ts';
import type { WireReply } from '../../../src/services/contract/calls.ts';
import { paths } from '../../../src/ui/paths.ts';
import type { Step } from '../explore.ts';
import { alert, bannerLink, button, inMain, showsExpiredSession } from './controls.ts';
import { answerMemberReads } from './member-reads.ts';
import type { Scene, StepAction } from './scene.ts';
import { expect, type Stage } from './stage.ts';

type PasswordChange = Extract<AccountEvent, { type: 'password.change' }>;

/** The part of a snapshot of the account machine that the screen depends on. */
interface Snapshot {
  readonly value: Readonly<Record<'sessions' | 'password' | 'data' | 'browser', string>>;
  readonly context: AccountContext;
}

export const dialog = ({ page, messages }: Stage) =>
  page.getByRole('dialog', { name: messages('clear_browser_title'), exact: true });
const sessions = ({ page, messages }: Stage) => page.getByRole('list', { name: messages('sessions'), exact: true });
const message = ({ page, messages }: Stage, word: MessageId) => page.getByText(messages(word), { exact: true });

const times = { creation: '2026-02-27 08:00:00', last_used: '2026-03-01 08:00:00', expires_on: '2099-12-31 08:00:00' };
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

export const twoSessions: WireReply<'getSessions'> = [
  { ...times, name: 'S-1', user_agent: firefox, is_current: 1 },
  { ...times, name: 'S-2', user_agent: safari, is_current: 0 },
];

async function openHome(stage: Stage): Promise<void> {
  answerMemberReads(stage);
  stage.server.hold('getSessions', 'endSession', 'changePassword', 'exportMyData', 'signIn');
  await stage.open(paths.landing, { token: 'T0' });
  await expect(bannerLink(stage, 'account')).toBeVisible();
}

/** Opens the account page, from another page if it is open already. */
export const openAccount: StepAction = async (stage) => {
  const { page } = stage;
  if (new URL(page.url()).pathname === paths.account) await page.goBack();
  await expect(page).toHaveURL(paths.landing);
  await bannerLink(stage, 'account').click();
  await expect(page).toHaveURL(paths.account);
};

/** Most paths begin on the account page, with its sessions; some open it. */
export const setUp: Scene['setUp'] = async (stage, { steps: [first] }) => {
  await openHome(stage);
  if (!first || first.words === 'Open the account page') return;
  await openAccount(stage, first);
  await stage.server.answer('getSessions', { data: twoSessions });
  await expect(sessions(stage).getByRole('button')).toBeVisible();
  // the transitions of the set-up are reported before the path begins
  const listed = 'account.sessions.reading: ✓ getSessions → account.sessions.shown';
  await expect.poll(() => stage.actors.takenBy('account')).toContain(listed);
};

export const endOther: StepAction = (stage) => sessions(stage).getByRole('button').click();

export const changePassword: StepAction = async (stage, { event }) => {
  const { password, newPassword } = event as PasswordChange;
  await inMain(stage).getByLabel(stage.messages('current_password')).fill(password);
  await inMain(stage).getByLabel(stage.messages('new_password')).fill(newPassword);
  await button(stage, 'change_password').click();
};

/** Checks what a part of the page shows after a step. */
type Shows = (stage: Stage, snapshot: Snapshot) => Promise<unknown>;

export const showsSessions: Shows = async (stage, { value, context: { sessions: listed, apiErrors } }) => {
  const others = listed?.filter(({ is_current }) => !is_current) ?? [];
  await expect(sessions(stage).getByRole('button')).toHaveCount(others.length);
  if (others.length > 0)
    await expect(sessions(stage).getByRole('button')).toBeEnabled({ enabled: value.sessions !== 'ending' });
  if (listed) await expect(sessions(stage).getByRole('listitem')).toHaveCount(listed.length);
  // the page has the same button for its other lists, which are loaded
  await expect(button(stage, 'retry')).toHaveCount(apiErrors.sessions ? 1 : 0);
  // each part is in its pictures
  await inMain(stage)
    .getByRole('heading', { name: stage.messages('sessions') })
    .scrollIntoViewIfNeeded();
};

const passwordForm = (stage: Stage) =>
  inMain(stage)
    .locator('form')
    .filter({ has: stage.page.getByLabel(stage.messages('new_password')) });

export const showsPassword: Shows = async (stage, { value, context }) => {
  await expect(button(stage, 'change_password')).toBeEnabled({ enabled: value.password !== 'changing' });
  await expect(message(stage, 'password_changed')).toHaveCount(value.password === 'changed' ? 1 : 0);
  await expect(message(stage, 'password_outcome_unknown')).toHaveCount(context.isPasswordOutcomeUnknown ? 1 : 0);
  if (context.apiErrors.password) await expect(passwordForm(stage).getByRole('alert')).not.toBeEmpty();
  await button(stage, 'change_password').scrollIntoViewIfNeeded();
};

export const showsData: Shows = async (stage, { value, context }) => {
  await expect(button(stage, 'download_my_data')).toBeEnabled({ enabled: value.data !== 'exporting' });
  await expect(message(stage, 'data_handed_over')).toHaveCount(value.data === 'exported' ? 1 : 0);
  await expect(alert(stage)).toHaveCount(context.apiErrors.data ? 1 : 0);
  await button(stage, 'download_my_data').scrollIntoViewIfNeeded();
};

export const showsBrowser: Shows = async (stage, { value }) =>
  expect(dialog(stage)).toHaveCount(value.browser === 'confirming' ? 1 : 0);

/** Another person's account page has nothing of the earlier one. */
export const showsOtherPerson = async (stage: Stage): Promise<void> => {
  await expect(stage.page).toHaveURL(paths.account);
  await expect(stage.page.getByText('sami@example.com', { exact: true })).toBeVisible();
  await expect(sessions(stage).getByRole('button')).toHaveCount(0);
};

export const after =
  (...checks: readonly Shows[]): Scene['shows'] =>
  async (stage, { words, snapshot }: Step) => {
    if (words.startsWith('The session has expired')) return showsExpiredSession(stage);
    for (const check of checks) await check(stage, snapshot);
  };
