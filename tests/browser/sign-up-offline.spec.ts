/** Loses the network at each step of the sign-up. */
import { field } from './support/field.ts';
import { expect, test } from './support/test.ts';

test('the network can be lost at every step of the sign-up', async ({
  page,
  context,
  messages,
  language,
  consoleWatch,
}) => {
  consoleWatch.allow(/ERR_INTERNET_DISCONNECTED/);
  const heading = page.getByRole('heading', { level: 1 });
  const band = page.getByText(messages('offline'));
  const goOnline = async () => {
    await context.setOffline(false);
    await expect(band).toHaveCount(0);
  };
  const goOffline = async () => {
    await context.setOffline(true);
    await expect(band).toBeVisible();
  };
  const next = () =>
    page
      .getByRole('main')
      .getByRole('button', { name: messages('step_next'), exact: true })
      .click();

  await page.goto('/wizard-master');
  await expect(field(page, 'usr')).toBeVisible();
  await goOffline();
  await field(page, 'usr').fill(`offline-${language}-${Date.now()}@example.com`);
  await field(page, 'first_name').fill('Layla');
  await field(page, 'last_name').fill('Haddad');
  await next();
  await expect(heading).toHaveText(messages('step_terms'));
  await goOnline();
  await field(page, 'currency').selectOption('SAR');
  await field(page, 'hourly_rates').fill('450');
  await field(page, 'price_basis').selectOption({ index: 1 });
  for (const step of ['step_background', 'step_expertise', 'step_documents'] as const) {
    await goOffline();
    await next();
    await expect(heading).toHaveText(messages(step));
    await goOnline();
  }

  // while the CV is being sent
  const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') };
  await page.route('**/*method=upload_cv*', async (route) => {
    await goOffline();
    await route.abort('internetdisconnected');
  });
  await page.locator('input[type="file"]').setInputFiles(cv);
  const failure = page.getByRole('main').getByText(messages('error_offline'));
  await expect(failure).toBeVisible();
  await page.unroute('**/*method=upload_cv*');
  await goOnline();
  await page.locator('input[type="file"]').setInputFiles(cv);
  await expect(page.getByText('cv.pdf')).toBeVisible();
  await expect(failure).toHaveCount(0);
  await goOffline();
  await next();
  await expect(heading).toHaveText(messages('step_review'));
  await goOnline();

  // while the account is being created
  await field(page, 'password').fill('a secret of 1 kind');
  await page.route('**/*method=register_candidate*', async (route) => {
    await goOffline();
    await route.abort('internetdisconnected');
  });
  await page.getByRole('button', { name: messages('create_account') }).click();
  await expect(failure).toBeVisible();
  await expect(field(page, 'password')).toHaveValue('a secret of 1 kind');
  await page.unroute('**/*method=register_candidate*');
  await goOnline();
  await page.getByRole('button', { name: messages('create_account') }).click();
  await expect(page).toHaveURL('/welcome');
  await expect(heading).toContainText('Layla');
});
