// Measures a reload, a typed character and a change of the language while every list holds N rows.
import { languageToggle, polling } from './open-page.mjs';
import { forBoth, interleave } from './samples.mjs';
import { navigate, signIn } from './signed-in.mjs';

/** Long enough for what a change causes: the replies, and what is stored after them. */
const settled = 1_200;

/**
 * @param {import('./bench.mjs').Bench} bench
 * @param {{ samples: number, rows: number }} options
 */
export async function measureHeldLists(bench, { samples, rows }) {
  const sessions = await forBoth((name) => signIn(bench, name, rows));
  try {
    for (const { fillLists } of Object.values(sessions)) await fillLists();
    const reloads = await interleave(samples, (name) => reload(sessions[name]));
    const toggles = await interleave(samples, (name) => toggle(sessions[name]));
    for (const session of Object.values(sessions)) await startTyping(session);
    return { ...reloads, ...toggles, ...(await interleave(samples, (name) => type(sessions[name]))) };
  } finally {
    for (const { close } of Object.values(sessions)) await close();
  }
}

async function reload({ page, cpu, timeOf, slowDown }) {
  await slowDown(4);
  await page.reload({ waitUntil: 'commit' });
  const firstRows = await timeOf('rows');
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(settled);
  const reloadCpu = await cpu();
  await slowDown(1);
  return { firstRows, reloadCpu };
}

const isRightToLeft = (page) => page.evaluate(() => document.documentElement.dir === 'rtl');

async function toggle({ page, cpuOf }) {
  const isArabic = await isRightToLeft(page);
  const toggleCpu = await cpuOf(async () => {
    await page.locator(languageToggle).click();
    await page.waitForFunction((dir) => document.documentElement.dir === dir, isArabic ? 'ltr' : 'rtl', {
      polling,
    });
    await page.waitForLoadState('networkidle');
  }, settled);
  return { toggleCpu };
}

async function startTyping(session) {
  const { page } = session;
  if (await isRightToLeft(page)) await toggle(session);
  await page.evaluate(() => {
    const { stringify } = JSON;
    window.bench.serialised = 0;
    JSON.stringify = (...given) => {
      const text = stringify(...given);
      window.bench.serialised += text?.length ?? 0;
      return text;
    };
  });
  await navigate(page, '/account-view');
  const field = page.locator('main textarea').first();
  const edit = page.locator('main button:has-text("Edit")').first();
  await field.or(edit).first().waitFor();
  if (!(await field.isVisible())) await edit.click();
  await field.waitFor();
  await field.click();
  // the first characters start the draft
  await page.keyboard.type('xxx', { delay: 500 });
  await page.waitForTimeout(settled);
}

async function type({ page, cpuOf }) {
  await page.evaluate(() => {
    window.bench.serialised = 0;
  });
  const typedCpu = await cpuOf(() => page.keyboard.type('x'), 600);
  return { typedCpu, serialised: await page.evaluate(() => window.bench.serialised) };
}
