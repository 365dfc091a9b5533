/** axe-core on every page, in every state that has a look of its own, by daylight and in the dark. */
import type { MessageId } from '../../locales/ids.ts';
import { type Scene, scenes } from '../../scripts/screens-pages.mjs';
import { signUpSlice, slicesOf } from '../../scripts/screens-slices.mjs';
import { expectNoAxeFindings } from './support/axe.ts';
import { demoCandidate, seedStorage, signIn } from './support/signed-in.ts';
import { test } from './support/test.ts';

const perTest = 5;

/** What another state shows too, with more on it; what differs in its data alone; what is on paper. */
const isShownElsewhere = (name: string, { media }: Scene): boolean =>
  media !== undefined ||
  /-(long|sent|bare|visitor|over|leave|unsigned|missing)$/.test(name) ||
  /^(job-requests|invoices|profile|job-request)-(none|empty|failed|awaited)$/.test(name) ||
  /^(prompt|login|wizard|wizard-(background|expertise|review)|quotation|account|palette)$/.test(name) ||
  /^(contracts-(none|empty|failed|awaited)|profile-(certifications|languages))$/.test(name);

const looked = Object.entries<Scene>(scenes).filter(([name, scene]) => !isShownElsewhere(name, scene));

for (let at = 0; at < looked.length; at += perTest) {
  const some = looked.slice(at, at + perTest);
  test(`nothing is found on ${some.map(([name]) => name).join(', ')}`, async ({
    page,
    request,
    messages,
    language,
    consoleWatch,
  }) => {
    test.slow(); // several pages, each twice
    consoleWatch.allow(/^Failed to load resource/);
    const t = (id: string) => messages(id as MessageId); // the table names words of the catalogue
    const { usr } = demoCandidate;
    const token = some.some(([, { isPersonal }]) => isPersonal) ? await signIn(request, demoCandidate, language) : '';
    for (const [name, { path, isPersonal, signUpAt, widths, prepare, open }] of some) {
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
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectNoAxeFindings(page, ['color-contrast', 'link-in-text-block']);
        await page.context().setOffline(false);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    }
  });
}
