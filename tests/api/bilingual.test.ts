import { describe, expect, it } from 'vitest';
import { directionOf, languageOf, localize, localizeText } from '../../api/bilingual.ts';

const title = { en: 'Audit', ar: 'تدقيق' };

describe('a localized value', () => {
  it.each([
    ['text of one language for a text in both', title, 'Audit', 'تدقيق'],
    ['English text where there is no other', { en: 'Audit' }, 'Audit', 'Audit'],
    ['Arabic text where there is no other', { ar: 'تدقيق' }, 'تدقيق', 'تدقيق'],
    ['empty text of its language', { en: '', ar: 'تدقيق' }, '', 'تدقيق'],
    ['text for each of a list', [title, 'A'], ['Audit', 'A'], ['تدقيق', 'A']],
    [
      'text in the rows of a record',
      { name: 'A', rows: [{ title, at: 1 }] },
      { name: 'A', rows: [{ title: 'Audit', at: 1 }] },
      { name: 'A', rows: [{ title: 'تدقيق', at: 1 }] },
    ],
  ])('has the %s', (_, value, en, ar) => {
    expect([localize<unknown>(value, 'en'), localize<unknown>(value, 'ar')]).toEqual([en, ar]);
  });

  it.each([[null], [undefined], [0], ['en'], [{}], [[]], [{ en: 'Audit', code: 'A' }], [{ en: 1, ar: 2 }]])(
    'is the same for %j, which has no text in two languages',
    (value) => {
      expect(localize<unknown>(value, 'ar')).toEqual(value);
    },
  );
});

it('a text in no language is empty', () => {
  expect(localizeText({}, 'en')).toBe('');
});

it.each([
  ['ar', 'ar', 'rtl'],
  ['en', 'en', 'ltr'],
  ['fr', 'en', 'ltr'],
  ['', 'en', 'ltr'],
  [null, 'en', 'ltr'],
  [undefined, 'en', 'ltr'],
] as const)('the requested language %j is served in %s, from %s', (requested, language, direction) => {
  expect([languageOf(requested), directionOf(languageOf(requested))]).toEqual([language, direction]);
});
