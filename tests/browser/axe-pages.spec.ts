/**
 * Runs axe-core on every page, in each state that looks different, in the light and the dark theme, and checks its title. The scenes take turns
 * between the languages: elements, colours and sizes are the same in both, and no message is empty in either.
 */
import type { MessageId } from '../../locales/ids.ts';
import { type Scene, scenes } from '../../scripts/screens-pages.mjs';
import { signUpSlice, slicesOf } from '../../scripts/screens-slices.mjs';
import { expectNoAxeFindings } from './support/axe.ts';
import { pageNameOf, titleOf } from './support/page-names.ts';
import { demoCandidate, signIn } from './support/sign-in.ts';
import { seedStorage } from './support/storage.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' }); // the pages change no data

const scenesPerTest = 5;

/** Scenes whose elements are all in another scene, that differ only in data, or that are printed. */
const isCoveredElsewhere = (name: string, { media }: Scene): boolean =>
  media !== undefined ||
  /-(long|sent|offline|visitor|start-over|leave|unsigned|missing)$/.test(name) ||
  /^(job-requests|invoices|profile|job-request)-(no-results|empty|failed|loading)$/.test(name) ||
  /^(prompt|login|sign-up-(background|expertise|review)|quotation|account|palette)$/.test(name) ||
  /^(contracts-(no-results|empty|failed|loading)|profile-(certifications|languages))$/.test(name);

const selected = Object.entries<Scene>(scenes).filter(([name, scene]) => !isCoveredElsewhere(name, scene));

for (let start = 0; start < selected.length; start += scenesPerTest) {
  const group = selected.slice(start, start + scenesPerTest);
  const tag = (start / scenesPerTest) % 2 === 0 ? '@en' : '@ar';
  test(`axe finds nothing on ${group.map(([name]) => name).join(', ')}`, { tag }, async ({
    page,
    request,
    messages,
    language,
    consoleWatch,
  }) => {
    consoleWatch.allow(/^Failed to load resource/);
    const t = (id: string) => messages(id as MessageId); // the scenes use ids of the catalogue
    const { usr } = demoCandidate;
    const token = group.some(([, { isPersonal }]) => isPersonal) ? await signIn(request, demoCandidate, language) : '';
    for (const [name, { path, isPersonal, signUpAt, widths, prepare, open }] of group) {
      await test.step(name, async () => {
        const slices = {
          ...slicesOf({ language, ...(isPersonal && { token, usr }) }),
          ...(signUpAt && { signUp: signUpSlice(signUpAt) }),
        };
        await seedStorage(page, {
          'persist:root': JSON.stringify(slices),
          ...(isPersonal && { LoggedIn: 'true' }),
        });
        await page.setViewportSize({ width: widths ? Math.max(...widths) : 1280, height: 800 });
        await page.emulateMedia({ colorScheme: 'light' });
        await prepare?.(page);
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        const pageName = pageNameOf(path);
        if (pageName) await expect(page).toHaveTitle(titleOf(messages, messages(pageName)));
        await open?.({ page, t });
        await expectNoAxeFindings(page);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectNoAxeFindings(page, ['color-contrast', 'link-in-text-block']);
        await page.context().setOffline(false);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    }
  });
}

test('axe finds nothing on the bands and on the changes that wait to be sent', { tag: '@ar' }, async ({
  page,
  request,
  context,
  messages,
  language,
  consoleWatch,
}) => {
  consoleWatch.allow(/Failed to load resource|ERR_/);
  const { usr } = demoCandidate;
  const token = await signIn(request, demoCandidate, language);
  const entry = { kind: 'bookmark', payload: { isSaved: true }, since: 1_772_700_000_000 };
  const rejection = {
    ...{ kind: 'refused', status: 417, message: 'Closed', fields: {} },
    ...{ retryAt: null, reference: null },
  };
  const entries = [
    { ...entry, id: 'A', subject: 'RFQ-A', apiError: null },
    { ...entry, id: 'B', subject: 'RFQ-B', apiError: rejection },
  ];
  const outbox = { entries, removed: [], current: '', attempts: 0, retryAt: null };
  await seedStorage(page, {
    'persist:root': JSON.stringify({
      ...slicesOf({ language, token, usr }),
      outbox: JSON.stringify({ version: 1, value: 'waiting', context: outbox }),
    }),
    LoggedIn: 'true',
  });
  const checkBand = async (band: string) => {
    await expect(page.getByText(band)).toBeVisible();
    await expectNoAxeFindings(page);
  };
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: messages('outbox_heading') })).toBeVisible();
  await checkBand(messages('outbox_count', { count: 2 }));
  await checkBand(messages('connection_unreachable'));
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('denied', 'QuotaExceededError');
    };
  });
  await page.getByRole('radio', { name: messages('theme_light') }).check();
  await checkBand(messages('storage_full'));
  await context.setOffline(true);
  await checkBand(messages('offline'));
});
