import { readFileSync } from 'node:fs';
import { i18n } from '@lingui/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCatalogue, showLanguage, shownLanguage } from '../../src/services/translations.ts';

const english = { lang: 'en', dir: 'ltr' } as const;
const arabic = { lang: 'ar', dir: 'rtl' } as const;
const page = { documentElement: { lang: '', dir: '' } };

beforeEach(async () => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', async (file: URL) => new Response(readFileSync(file)));
  await Promise.all([loadCatalogue('en'), loadCatalogue('ar')]);
  return () => vi.unstubAllGlobals();
});

describe('a language', () => {
  it('is fetched once, however often it is loaded', async () => {
    vi.resetModules();
    const fresh = await import('../../src/services/translations.ts');
    const fetched = vi.spyOn(globalThis, 'fetch');
    await Promise.all([fresh.loadCatalogue('ar'), fresh.loadCatalogue('ar')]);
    await fresh.loadCatalogue('ar');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('is fetched again after a failure', async () => {
    vi.resetModules();
    const fresh = await import('../../src/services/translations.ts');
    const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(fresh.loadCatalogue('ar')).rejects.toThrow('Failed to fetch');
    await fresh.loadCatalogue('ar');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('is fetched again after a file without messages', async () => {
    vi.resetModules();
    const fresh = await import('../../src/services/translations.ts');
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('{}'));
    await expect(fresh.loadCatalogue('ar')).rejects.toThrow('The file has no messages');
    await expect(fresh.loadCatalogue('ar')).resolves.toBeUndefined();
  });

  it('leaves no timer when it has arrived', async () => {
    vi.resetModules();
    vi.useFakeTimers();
    const fresh = await import('../../src/services/translations.ts');
    await fresh.loadCatalogue('ar');
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('is given up after 8 seconds, and fetched again', async () => {
    vi.resetModules();
    vi.useFakeTimers();
    const fresh = await import('../../src/services/translations.ts');
    const fetched = vi.spyOn(globalThis, 'fetch').mockReturnValueOnce(new Promise(() => undefined));
    const outcome = fresh.loadCatalogue('ar').catch((error) => error.name);
    await vi.advanceTimersByTimeAsync(7_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe('TimeoutError');
    expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    vi.useRealTimers();
    await fresh.loadCatalogue('ar');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('is applied with its messages, direction and Latin digits in one step', () => {
    const seen: unknown[] = [];
    const stop = i18n.on('change', () => seen.push({ ...page.documentElement, next: i18n._('next') }));
    showLanguage(arabic, 'ar', {});
    showLanguage(english, 'en', {});
    stop();
    expect(seen).toEqual([
      { lang: 'ar', dir: 'rtl', next: 'الاشتراك' },
      { lang: 'en', dir: 'ltr', next: 'Subscribe' },
    ]);
  });

  it('uses its plural forms', () => {
    showLanguage(arabic, 'ar', {});
    expect([0, 1, 2, 3, 11, 100].map((count) => i18n._('results_count', { count }))).toEqual([
      'لا توجد نتائج',
      'نتيجة واحدة',
      'نتيجتان',
      '3 نتائج',
      '11 نتيجة',
      '100 نتيجة',
    ]);
    expect(i18n.number(1234.5)).toBe('1,234.5');
  });

  it('uses the chosen digits in Arabic', () => {
    showLanguage(arabic, 'ar', {}, 'arab');
    expect([i18n._('results_count', { count: 11 }), i18n.number(1234.5)]).toEqual(['١١ نتيجة', '١٬٢٣٤٫٥']);
    showLanguage(english, 'en', {}, 'arab');
    expect(i18n._('results_count', { count: 11 })).toBe('11 results');
  });
});

describe('the translations of the server', () => {
  it('replace those of the catalogue, key by key', () => {
    showLanguage(english, 'en', { next: 'Onwards' });
    expect([i18n._('next'), i18n._('cancel')]).toEqual(['Onwards', 'Cancel']);
  });

  it('are removed when the next ones are applied', () => {
    showLanguage(english, 'en', { next: 'Onwards' });
    showLanguage(english, 'en', {});
    expect(i18n._('next')).toBe('Subscribe');
    showLanguage(english, 'en', { next: 'Onwards' });
    showLanguage(arabic, 'ar', {});
    expect(i18n._('next')).toBe('الاشتراك');
  });

  it.each(['', '   ', '\n'])('are ignored when they are blank: %j', (messages) => {
    showLanguage(english, 'en', { next: messages });
    expect(i18n._('next')).toBe('Subscribe');
  });

  it('may have the placeholders of the catalogue', () => {
    showLanguage(english, 'en', { step_of: '{total} steps, now the {current}th' });
    expect(i18n._('step_of', { current: 2, total: 5 })).toBe('5 steps, now the 2th');
    showLanguage(english, 'en', { step_of: '{current}' });
    expect(i18n._('step_of', { current: 2, total: 5 })).toBe('2');
    showLanguage(english, 'en', { results_count: 'We found {count}.' });
    expect(i18n._('results_count', { count: 3 })).toBe('We found 3.');
  });

  it.each(['{count, plural, one {# row} other {# rows}}', 'a { brace', '{}'])(
    'are ignored when they have other placeholders: %s',
    (messages) => {
      showLanguage(english, 'en', { results_count: messages });
      expect(i18n._('results_count', { count: 3 })).toBe('3 results');
    },
  );

  it('are ignored for keys that are not in the catalogue', () => {
    showLanguage(english, 'en', { unheard_of: 'Boo', toString: 'Boo' });
    expect(i18n._('unheard_of')).toBe('unheard_of');
    expect(Object.keys(i18n.messages)).not.toContain('toString');
  });
});

it.each([
  ['ar', 'ar'],
  ['en', 'en'],
  ['', 'en'],
])('a page with the language "%s" is shown in %s', (lang, language) => {
  vi.stubGlobal('document', { documentElement: { lang } });
  expect(shownLanguage()).toBe(language);
});
