/** The card of the profile's page that shares the profile: its controls, and what it shows. */
import type { MessageId } from '../../../locales/ids.ts';
import type { ProfileLinkContext } from '../../../src/machines/profile-link-machine.ts';
import { paths } from '../../../src/ui/paths.ts';
import type { Step } from '../explore.ts';
import { bannerLink, inMain, showsExpiredSession } from './controls.ts';
import { errorAnswers } from './held-server.ts';
import { answerMemberReads } from './member-reads.ts';
import type { Scene, StepAction } from './scene.ts';
import { expect, type Stage } from './stage.ts';

/** The part of a snapshot of the machine of the link that the screen depends on. */
interface Snapshot {
  readonly context: ProfileLinkContext;
  hasTag(tag: string): boolean;
}

const card = (stage: Stage) =>
  inMain(stage)
    .locator('section')
    .filter({ has: stage.page.getByRole('heading', { name: stage.messages('share_title'), exact: true }) });

const cardButton = (stage: Stage, word: MessageId) =>
  card(stage).getByRole('button', { name: stage.messages(word), exact: true });

const dialog = ({ page, messages }: Stage) =>
  page.getByRole('dialog', { name: messages('share_revoke_ask'), exact: true });

const dialogButton = (stage: Stage, word: MessageId) =>
  dialog(stage).getByRole('button', { name: stage.messages(word), exact: true });

/** Another page of the same person, from which the page of the profile is opened. */
export const setUp: Scene['setUp'] = async (stage) => {
  answerMemberReads(stage);
  stage.server.always('getBio', { data: { name: 'B1' } });
  stage.server.hold('getProfileLink', 'createProfileLink', 'revokeProfileLink', 'signIn');
  await stage.open(paths.invoices, { token: 'T0' });
  await expect(bannerLink(stage, 'bio')).toBeVisible();
};

/** Opens the page, tries again where its read has failed, or leaves the page and returns to it. */
export const openProfile: StepAction = async (stage, { before }) => {
  const { page } = stage;
  if (new URL(page.url()).pathname !== paths.profile) return bannerLink(stage, 'bio').click();
  if (before.hasTag('failed')) return cardButton(stage, 'retry').click();
  await page.goBack();
  await expect(card(stage)).toHaveCount(0);
  await page.goForward();
};

export const create: StepAction = (stage) => cardButton(stage, 'share_create').click();
export const revoke: StepAction = (stage) => cardButton(stage, 'share_revoke').click();
export const keep: StepAction = (stage) => dialogButton(stage, 'share_keep').click();
export const confirm: StepAction = (stage) => dialogButton(stage, 'share_revoke').click();
export const copy: StepAction = (stage) => cardButton(stage, 'share_copy').click();

/** Checks the card after any step. */
export const shows: Scene['shows'] = async (stage, { words, snapshot }: Step) => {
  if (words.startsWith('The session has expired')) return showsExpiredSession(stage);
  if (words === 'Another person signs in') return expect(stage.page).toHaveURL(paths.invoices);
  const { context }: Snapshot = snapshot;
  const is = (tag: string) => snapshot.hasTag(tag);
  await expect(card(stage)).toHaveCount(1);
  await expect(card(stage).getByRole('alert')).toHaveCount(context.apiError ? 1 : 0);
  const isRefused = context.apiError?.kind === 'refused';
  await expect(card(stage).getByText(errorAnswers.refused.text, { exact: true })).toHaveCount(isRefused ? 1 : 0);
  await expect(cardButton(stage, 'retry')).toHaveCount(is('failed') ? 1 : 0);
  await expect(cardButton(stage, 'share_create')).toHaveCount(is('none') ? 1 : 0);
  if (is('none')) await expect(cardButton(stage, 'share_create')).toBeEnabled({ enabled: !is('busy') });
  await showsLink(stage, snapshot);
  await showsQuestion(stage, snapshot);
};

async function showsLink(stage: Stage, snapshot: Snapshot): Promise<void> {
  const { token } = snapshot.context.link;
  const isShared = snapshot.hasTag('shared');
  const field = card(stage).getByLabel(stage.messages('share_link'));
  await expect(field).toHaveCount(isShared ? 1 : 0);
  await expect(cardButton(stage, 'share_copy')).toHaveCount(isShared ? 1 : 0);
  if (!isShared) return;
  await expect(field).toHaveValue(new URL(paths.sharedProfile(token ?? ''), stage.page.url()).href);
  await expect(field).not.toBeEditable();
  await expect(card(stage).getByText(new RegExp(stage.messages('share_since', { date: '.+' })))).toBeVisible();
  // screen readers announce the outcome of the copy only where its place was on the page before
  const outcome = snapshot.hasTag('copied') ? 'share_copied' : snapshot.hasTag('notCopied') && 'share_not_copied';
  await expect(card(stage).getByRole('status')).toHaveText(outcome ? stage.messages(outcome) : '');
}

async function showsQuestion(stage: Stage, snapshot: Snapshot): Promise<void> {
  const isRevoking = snapshot.hasTag('revoking');
  const isOpen = isRevoking || snapshot.hasTag('confirming');
  await expect(dialog(stage)).toHaveCount(isOpen ? 1 : 0);
  if (!isOpen) return;
  for (const word of ['share_keep', 'share_revoke'] as const)
    await expect(dialogButton(stage, word)).toBeEnabled({ enabled: !isRevoking });
}
