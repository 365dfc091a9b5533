/**
 * Records what this version stores: one scene of each kind, or with RECORD_FIXTURES every scene into the folder of that
 * release.
 */
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createTestApi, demoAccount, seededOn, type TestApi } from '../api/test-api.ts';
import { fixedBytes } from '../fixtures/fixed-random.ts';
import { RecordingSession } from '../fixtures/recording-session.ts';
import { reopen } from '../fixtures/reopen.ts';
import { writeFixture } from '../fixtures/storage-fixture.ts';
import { sampleScenes, scenes } from '../fixtures/storage-scenes/scenes.ts';
import { fileContent, signUpPassword } from '../fixtures/storage-scenes/sign-up-draft.ts';
import { type ListView, type UserView, userView } from '../fixtures/user-view.ts';

vi.mock('node:crypto', async (original) => ({
  ...(await original<typeof import('node:crypto')>()),
  randomBytes: (size: number) => fixedBytes(size),
}));

const release = process.env.RECORD_FIXTURES;

let api: TestApi;
beforeAll(async () => {
  vi.setSystemTime(seededOn); // the clock of the database must not go back by months
  api = await createTestApi();
  // loads the feature modules first, because the loading time would affect the order of writes
  const session = new RecordingSession(api, 'first page');
  await session.open();
  session.page.leave();
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => api.close());

it.each(release ? scenes : sampleScenes)(
  'restores $name unchanged',
  async ({ name, description, play, afterReload }) => {
    const session = new RecordingSession(api, name);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined); // a failed subscription is logged
    await play(session);
    const left = userView(session.page.app);
    session.page.leave();
    const { local, session: tab } = session.browser;
    const stored = { local: local.all, session: tab.all };
    const { view, toasts } = await reopen(stored);
    const { lists, ...rest } = afterReload ? afterReload(left) : left;
    expect({ ...view, lists: {} }).toEqual({ ...rest, lists: {} });
    expectShortened(view.lists, lists);
    expect(toasts).toEqual([]);
    for (const secret of [demoAccount.password, signUpPassword, fileContent, 'never stored']) {
      expect(session.browser.everStored.join()).not.toContain(secret);
    }
    if (release) writeFixture(release, name, { description, ...stored, expected: view });
  },
);

/** Only the first rows of a list are stored. */
function expectShortened(restored: UserView['lists'], left: UserView['lists']): void {
  expect(Object.keys(restored)).toEqual(Object.keys(left));
  for (const [name, list] of Object.entries(left)) {
    const { last: _, rows = 0, ...shown }: ListView = list;
    expect(restored[name]).toMatchObject(rows > 0 ? shown : list);
    expect(restored[name]?.rows ?? 0).toBeLessThanOrEqual(rows);
    if (rows > 0) expect(restored[name]?.rows).toBeGreaterThan(0);
  }
}
