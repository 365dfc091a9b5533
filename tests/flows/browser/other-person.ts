/** Another person signs in with the same browser. */
import { inOtherTab } from './other-tab.ts';
import { expect, type Stage } from './stage.ts';

/** In another tab: the log-out ends the session of the page too. The path holds the call `signIn`. */
export const signInAsAnother = (stage: Stage): Promise<void> =>
  inOtherTab(stage, /language/, '/', async (tab) => {
    const { page, messages, server } = stage;
    await tab.getByRole('button', { name: messages('log_out'), exact: true }).click();
    await expect(page).toHaveURL(/\/login/);
    await tab.goto('/login');
    const password = tab.getByLabel(messages('password'), { exact: true });
    await tab.getByLabel(messages('email')).fill('sami@example.com');
    await password.fill('Ten letters or more');
    await password.press('Enter');
    await server.answer('signIn', { data: { access_token: 'T2' } }, tab);
    await expect(tab).toHaveURL('/overview');
  });
