import { expect, it } from 'vitest';
import { accessibility } from '../../locales/pages/accessibility.ts';
import { contact } from '../../locales/pages/contact.ts';
import { help } from '../../locales/pages/help.ts';
import { privacy } from '../../locales/pages/privacy.ts';
import { terms } from '../../locales/pages/terms.ts';
import { readCatalogue } from '../../scripts/catalogue.mjs';

const pages = { accessibility, contact, help, privacy, terms };

/** The quoted texts of a page, each with the ids of the messages that have it. */
const labelsIn = (page: (typeof help)['en'], language: 'en' | 'ar') =>
  [...JSON.stringify(page).matchAll(/[“«]([^”»]+)[”»]/g)].map(([, label]) => ({
    label,
    ids: [...readCatalogue(language)].filter(([, text]) => text === label).map(([id]) => id),
  }));

it.each(Object.entries(pages))('the page %s quotes the same labels of controls in both languages', (_, { en, ar }) => {
  const [english, arabic] = [labelsIn(en, 'en'), labelsIn(ar, 'ar')];
  expect(arabic).toHaveLength(english.length);
  const different = english.filter(({ ids }, at) => !ids.some((id) => arabic[at]?.ids.includes(id)));
  expect(different).toEqual([]);
});

it('finds labels on the pages', () => {
  expect(labelsIn(help.en, 'en').map(({ label }) => label)).toContain('Forgot your password?');
});
