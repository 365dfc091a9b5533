/** This version restores everything that earlier releases stored. */
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { reopen } from '../fixtures/reopen.ts';
import { readFixtures, type StorageFixture } from '../fixtures/storage-fixture.ts';
import type { UserView } from '../fixtures/user-view.ts';

const fixtures = readFixtures();
const rootKey = 'persist:root';

afterEach(() => vi.unstubAllGlobals());

describe.each(fixtures)('$release $name', ({ fixture }) => {
  it('is restored completely', async () => {
    const { view, toasts } = await reopen(fixture);
    expectRestored(view, fixture.expected);
    expect(toasts).toEqual([]);
  });

  it('has the stored language and theme on the first paint', () => {
    const { language, settings } = fixture.expected;
    const theme = settings.theme === 'system' ? undefined : settings.theme;
    expect(firstPaint(fixture)).toEqual({ lang: language.lang, dir: language.dir, dataset: theme ? { theme } : {} });
  });
});

it('has fixtures of a release', () => {
  expect(fixtures.length).toBeGreaterThan(60);
});

describe('the comparison fails', () => {
  const found = fixtures.find(({ name }) => name === 'member-everything-at-once');
  const everything = found?.fixture ?? expect.unreachable('There is no such fixture');
  const slices: Record<string, string> = JSON.parse(everything.local[rootKey] ?? '{}');
  const withSlices = (changed: Record<string, string | undefined>): StorageFixture => ({
    ...everything,
    local: { ...everything.local, [rootKey]: JSON.stringify({ ...slices, ...changed }) },
  });

  it.each(Object.keys(slices))('when %s is missing', async (name) => {
    const { view } = await reopen(withSlices({ [name]: undefined }));
    expect(() => expectRestored(view, everything.expected)).toThrow();
  });

  it.each(Object.keys(slices))('when %s is unreadable, and a toast is shown', async (name) => {
    const { view, toasts } = await reopen(withSlices({ [name]: slices[name]?.slice(0, -1) }));
    expect(() => expectRestored(view, everything.expected)).toThrow();
    expect(new Set(toasts)).toEqual(new Set(['toast_storage_damaged']));
  });

  it.each([
    ['a value of the sign-up', 'friend@example.com', ''],
    ['a value of the profile', 'عنوان غير محفوظ', 'عنوان'],
    ['a value of the bio', 'نبذة غير محفوظة', ''],
    ['a value of a quotation', '٩٩٩', '٩٩'],
    ['the digits', '"numerals":"arab"', '"numerals":"latn"'],
  ])('when %s differs', async (_, message, other) => {
    const changed = Object.entries(slices).map(([name, text]) => [name, text.replaceAll(message, other)]);
    const { view } = await reopen(withSlices(Object.fromEntries(changed)));
    expect(() => expectRestored(view, everything.expected)).toThrow();
  });

  it('when the LoggedIn flag is missing', async () => {
    const { view } = await reopen({ ...everything, local: { [rootKey]: everything.local[rootKey] ?? '' } });
    expect(() => expectRestored(view, everything.expected)).toThrow();
  });
});

/** Every area is unchanged; the rows of a list may have more fields than before. */
function expectRestored(view: UserView, { lists, ...areas }: UserView): void {
  expect(view).toMatchObject(Object.fromEntries(Object.keys(areas).map((area) => [area, {}])));
  for (const [area, value] of Object.entries(areas)) expect(view[area as keyof UserView], area).toEqual(value);
  expect(Object.keys(view.lists).sort()).toEqual(Object.keys(lists).sort());
  expect(view.lists).toMatchObject(lists);
}

/** The attributes of the root element after the script in the page's head has run. */
function firstPaint({ local, session }: StorageFixture) {
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(readFileSync('src/index.html', 'utf8')) ?? [];
  const nothing = '{ en: [], ar: [], features: [], landing: [], fonts: { en: [], ar: [] } }';
  const page: { lang?: string; dir?: string; dataset: Record<string, string> } = { dataset: {} };
  const run = new Function(
    ...['window', 'document', 'localStorage', 'sessionStorage', 'location', 'fetch'],
    script
      .replace('<%= preloads %>', nothing)
      .replace(/<%= (mandate|tokenScheme) %>/g, '""')
      .replace('<%= signUp %>', '{}'),
  );
  const storageOf = (items: Readonly<Record<string, string>>) => ({ getItem: (key: string) => items[key] ?? null });
  const document = { documentElement: page, querySelector: () => null, querySelectorAll: () => [] };
  run({}, document, storageOf(local), storageOf(session), { pathname: '/login' }, () => Promise.resolve());
  return page;
}
