/** Runs axe-core on every page, in each state that looks different, in the light and the dark theme. */
import type { MessageId } from '../../locales/ids.ts';
import { type Scene, scenes } from '../../scripts/screens-pages.mjs';
import { signUpSlice, slicesOf } from '../../scripts/screens-slices.mjs';
import { expectNoAxeFindings } from './support/axe.ts';
import { demoCandidate, seedStorage, signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

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
  test(`axe finds nothing on ${group.map(([name]) => name).join(', ')}`, async ({
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
        await open?.({ page, t });
        await expectNoAxeFindings(page);
        // the colours are those of both languages
        if (language === 'en') {
          await page.emulateMedia({ colorScheme: 'dark' });
          await expectNoAxeFindings(page, ['color-contrast', 'link-in-text-block']);
        }
        await page.context().setOffline(false);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    }
  });
}
