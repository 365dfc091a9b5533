import { messagesOf } from '../../browser/support/messages.ts';
import { inOtherTab } from './other-tab.ts';
import { playFlows } from './play-flows.ts';
import type { Scene } from './scene.ts';
import { expect, type Stage } from './stage.ts';

const directions = { en: 'ltr', ar: 'rtl' } as const;
type Spoken = keyof typeof directions;

/** The button that is named by the language that it leads to. */
const toggle = (page: Stage['page'], to: Spoken) =>
  page.getByRole('banner').getByRole('button', { name: messagesOf(to)(`language_name_${to}`), exact: true });

const chosenElsewhere = (to: Spoken) => (stage: Stage) => {
  const from = to === 'en' ? 'ar' : 'en';
  const knows = new RegExp(`"language":"[^}]*language_abbr\\\\":\\\\"${from}`);
  return inOtherTab(stage, knows, '/login', (tab) => toggle(tab, to).click());
};

const scene = (spoken: Spoken): Scene => ({
  actor: 'language',
  setUp: ({ open }) => open('/login', { language: spoken }),
  deeds: {
    'Switch the language': async ({ page }, { from }) => {
      const button = toggle(page, from === 'en' ? 'ar' : 'en');
      await button.focus();
      await button.press('Enter');
    },
    'Choose English in another tab': chosenElsewhere('en'),
    'Choose Arabic in another tab': chosenElsewhere('ar'),
  },
  shows: async ({ page }, { snapshot }) => {
    const now = snapshot.value as Spoken;
    const words = messagesOf(now);
    await expect(page.locator('html')).toHaveAttribute('lang', now);
    await expect(page.locator('html')).toHaveAttribute('dir', directions[now]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('login_heading'));
    await expect(toggle(page, now === 'en' ? 'ar' : 'en')).toBeVisible();
  },
});

playFlows('language', { 'a page in English': scene('en') }, 'en');
playFlows('language', { 'a page in Arabic': scene('ar') }, 'ar');
