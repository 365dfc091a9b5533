/** The controls and the expected content of the pages of a forgotten password. */
import type { PasswordResetContext } from '../../../src/machines/password-reset-machine.ts';
import { passwordLimits } from '../../../src/services/contract/fields/field.ts';
import { isolated } from '../../../src/services/contract/isolated.ts';
import { alert, bannerLink, button, heading, inMain, link } from './controls.ts';
import { expect, type Stage } from './stage.ts';

export const address = (stage: Stage) => inMain(stage).getByLabel(stage.messages('email'));
export const password = (stage: Stage) => inMain(stage).getByRole('textbox', { name: stage.messages('new_password') });

export const openLogin = (stage: Stage) => bannerLink(stage, 'login').click();

export async function showsAddressForm(stage: Stage, isBusy: boolean, context: PasswordResetContext) {
  const { messages } = stage;
  const { usr, validationError, apiError } = context;
  const send = button(stage, 'reset_send');
  await expect(heading(stage)).toHaveText(messages('reset_heading'));
  await expect(address(stage)).toHaveValue(usr.trim());
  await expect(inMain(stage).locator('[aria-invalid="true"]')).toHaveCount(validationError ? 1 : 0);
  if (validationError)
    await expect(address(stage)).toHaveAccessibleDescription(
      messages(validationError === 'required' ? 'error_email_required' : 'error_invalid_email'),
    );
  await (isBusy || apiError?.kind === 'throttled' ? expect(send).toBeDisabled() : expect(send).toBeEnabled());
  await showsProblem(stage, context);
}

export async function showsSent(stage: Stage, isBusy: boolean, context: PasswordResetContext) {
  const { messages } = stage;
  const resend = button(stage, 'resend');
  await expect(heading(stage)).toHaveText(messages('reset_sent_heading'));
  await expect(inMain(stage).getByText(messages('reset_sent', { email: isolated(context.usr.trim()) }))).toBeVisible();
  // it could be sent again, so its wait is over, and the server gave no other
  const isWaiting = context.resendAt > 0 && context.apiError?.kind !== 'mailFailed';
  await (isBusy || isWaiting ? expect(resend).toBeDisabled() : expect(resend).toBeEnabled());
  if (!isBusy && isWaiting) await expect(resend).toHaveAccessibleDescription(/\d/);
  await expect(button(stage, 'reset_other_address')).toBeEnabled({ enabled: !isBusy });
  await expect(link(stage, 'inbox_open')).toHaveCount(context.inboxUrl === null ? 0 : 1);
  await showsProblem(stage, context);
}

async function showsProblem(stage: Stage, { apiError }: PasswordResetContext) {
  await expect(alert(stage)).toHaveCount(apiError ? 1 : 0);
  if (apiError?.kind === 'mailFailed') await expect(alert(stage)).toHaveText(stage.messages('error_mail'));
  if (apiError?.kind === 'throttled') await expect(alert(stage)).toContainText(/\d/);
}

export async function showsPasswordForm(stage: Stage, isBusy: boolean, context: PasswordResetContext) {
  const { messages } = stage;
  const { passwordError, apiError, isOutcomeUnknown } = context;
  await expect(heading(stage)).toHaveText(messages('reset_choose_heading'));
  await expect(button(stage, 'change_password')).toBeEnabled({ enabled: !isBusy });
  await expect(inMain(stage).locator('[aria-invalid="true"]')).toHaveCount(passwordError ? 1 : 0);
  if (passwordError)
    await expect(password(stage)).toHaveAccessibleDescription(
      new RegExp(messages('min_characters', { count: passwordLimits.min })),
    );
  await expect(alert(stage)).toHaveCount(apiError ? 1 : 0);
  if (apiError?.kind === 'refused') await expect(alert(stage)).toContainText('Not that');
  if (apiError && isOutcomeUnknown) await expect(alert(stage)).toContainText(messages('password_outcome_unknown'));
}
