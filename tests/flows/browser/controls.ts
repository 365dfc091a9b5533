/** The controls that the scenes of several machines use, and what a person sees when the session has expired. */

import type { Page } from '@playwright/test';
import type { MessageId } from '../../../locales/ids.ts';
import { type Language, messagesOf } from '../../browser/support/messages.ts';
import { expect, type Stage } from './stage.ts';

export const inMain = ({ page }: Stage) => page.getByRole('main');
export const heading = ({ page }: Stage) => page.getByRole('heading', { level: 1 });
export const alert = (stage: Stage) => inMain(stage).getByRole('alert');

export const button = (stage: Stage, word: MessageId, values?: Record<string, string>) =>
  inMain(stage).getByRole('button', { name: stage.messages(word, values), exact: true });

export const link = (stage: Stage, word: MessageId) =>
  inMain(stage).getByRole('link', { name: stage.messages(word), exact: true });

export const bannerLink = ({ page, messages }: Stage, word: MessageId) =>
  page.getByRole('banner').getByRole('link', { name: messages(word), exact: true });

export const logOut = ({ page, messages }: Stage) =>
  page.getByRole('banner').getByRole('button', { name: messages('log_out'), exact: true });

export const otherThan = (language: Language): Language => (language === 'en' ? 'ar' : 'en');

/** The button that switches to the language that it names. */
export const languageToggle = (page: Page, to: Language) =>
  page.getByRole('banner').getByRole('button', { name: messagesOf(to)(`language_name_${to}`), exact: true });

export async function showsExpiredSession({ page, messages }: Stage): Promise<void> {
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(messages('session_expired'))).toBeVisible();
}
