import { type Language, messagesOf } from '../../browser/support/messages.ts';
import { languageToggle, otherThan } from './controls.ts';
import { intervals } from './held-server.ts';
import { inOtherTab, storedBy } from './other-tab.ts';
import { playFlows } from './play-flows.ts';
import type { GuardedStepAction, Scene, StepAction } from './scene.ts';
import { expect, type Stage } from './stage.ts';

const directions = { en: 'ltr', ar: 'rtl' } as const;

const hasStored = (language: Language): RegExp => new RegExp(`"language":"[^}]*language_abbr\\\\":\\\\"${language}`);

const switchInOtherTab = (to: Language) => (stage: Stage) =>
  inOtherTab(stage, hasStored(otherThan(to)), '/login', async (tab) => {
    await languageToggle(tab, to).click();
    await expect
      .poll(() => storedBy(tab), { message: 'what the other tab has stored', intervals })
      .toMatch(hasStored(to));
  });

const languageOf = (value: unknown): Language => (JSON.stringify(value).includes('"ar"') ? 'ar' : 'en');
const isSwitching = (value: unknown): boolean => JSON.stringify(value).includes('switching');

const scene = (first: Language): Scene => {
  // once the second language has been loaded, switching needs no request that a path could hold
  const bound = (action: StepAction): GuardedStepAction => ({
    when: ({ value }) => languageOf(value) === first || isSwitching(value),
    action,
  });
  return {
    actor: 'language',
    setUp: async ({ server, page, open }) => {
      server.holdFile(new RegExp(`/${otherThan(first)}\\.\\w+\\.json$`), page);
      await open('/login', { language: first });
      await expect(languageToggle(page, otherThan(first))).toBeVisible();
    },
    stepActions: {
      'Switch the language': bound(async ({ page }, { from }) => {
        const button = languageToggle(page, otherThan(languageOf(from)));
        await button.focus();
        await button.press('Enter');
      }),
      'Choose English in another tab': bound(switchInOtherTab('en')),
      'Choose Arabic in another tab': bound(switchInOtherTab('ar')),
      'The messages arrive': ({ server }) => server.answerFile('pass'),
      'The messages do not arrive': ({ server }) => server.answerFile('abort'),
    },
    shows: async ({ page }, { snapshot: { value }, words }) => {
      const chosen = languageOf(value);
      const shown = isSwitching(value) ? otherThan(chosen) : chosen;
      const messages = messagesOf(shown);
      await expect(page.locator('html')).toHaveAttribute('lang', shown);
      await expect(page.locator('html')).toHaveAttribute('dir', directions[shown]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages('login_heading'));
      await expect(languageToggle(page, otherThan(chosen))).toBeVisible();
      if (words === 'The messages do not arrive')
        await expect(page.getByText(messages('error_network'))).toHaveCount(1);
    },
  };
};

playFlows('language', { 'a page in English': scene('en'), 'a page in Arabic': scene('ar') });
