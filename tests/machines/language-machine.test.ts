import { describe, expect, it } from 'vitest';
import { type LanguageContext, languageMachine } from '../../src/machines/language-machine.ts';
import type { Language } from '../../src/services/contract/language.ts';
import { drive } from './drive.ts';
import { fakeService } from './fake-service.ts';

const english: LanguageContext = {
  languageToggle: false,
  language_abbr: 'en',
  document: { lang: 'en', dir: 'ltr' },
  failures: 0,
};
const arabic: LanguageContext = {
  languageToggle: true,
  language_abbr: 'ar',
  document: { lang: 'ar', dir: 'rtl' },
  failures: 0,
};
const toggle = { type: 'language.toggle' } as const;
const load = { type: 'catalogue.load' } as const;
const changed = { type: 'language.changed' };
const networkToast = { type: 'toast.shown', message: 'error_network', duration: 6_000 };
const offline = new TypeError('Failed to fetch');

function startLanguage() {
  const loadCatalogue = fakeService<void, { language: Language }>();
  const language = drive(languageMachine.provide({ actors: { loadCatalogue: loadCatalogue.logic } }));
  return { language, loadCatalogue };
}

/** English is shown and no other catalogue has been loaded. */
async function startShown() {
  const started = startLanguage();
  started.language.send(load);
  await started.loadCatalogue.last.answers();
  started.language.isIn({ en: 'ready' }, english);
  return started;
}

it('is English at first, from left to right, in both copies', () => {
  const { language } = startLanguage();
  language.isIn({ en: 'unloaded' }, english);
  expect(language.sentToParent).toEqual([]);
});

describe('switching', () => {
  it('changes both copies at every toggle and notifies the parent', async () => {
    const { language, loadCatalogue } = await startShown();
    language.send(toggle).isIn({ ar: 'switching' }, arabic);
    await loadCatalogue.last.answers();
    language.isIn({ ar: 'ready' }, arabic).send(toggle).isIn({ en: 'switching' }, english);
    await loadCatalogue.last.answers();
    language.isIn({ en: 'ready' }, english);
    expect(loadCatalogue.calls.map(({ input }) => input)).toEqual([
      { language: 'en' },
      { language: 'ar' },
      { language: 'en' },
    ]);
    expect(language.sentToParent).toEqual([changed, changed]);
  });

  it('needs no messages to return to the language that is still shown', async () => {
    const { language, loadCatalogue } = await startShown();
    language.send(toggle, toggle).isIn({ en: 'ready' }, english);
    expect(loadCatalogue.calls).toHaveLength(2);
  });

  it('reverts and emits one toast when the messages do not arrive', async () => {
    const { language, loadCatalogue } = await startShown();
    language.send(toggle);
    await loadCatalogue.last.fails(offline);
    language.isIn({ en: 'ready' }, english);
    expect(language.emitted).toEqual([networkToast]);
    expect(language.sentToParent).toEqual([changed, changed]);
  });

  it.each([
    ['ar', { ar: 'switching' }, arabic, [changed]],
    ['en', { en: 'ready' }, english, []],
  ] as const)('from English to %s by name ends in %j', async (to, state, context, events) => {
    const { language } = await startShown();
    language.send({ type: 'language.set', language: to }).isIn(state, context);
    expect(language.sentToParent).toEqual(events);
  });
});

describe('the first load', () => {
  it('that fails can be tried again, without a toast', async () => {
    const { language, loadCatalogue } = startLanguage();
    language.send(load).isIn({ en: 'fetching' });
    await loadCatalogue.last.fails(offline);
    language
      .isIn({ en: 'failed' }, { ...english, failures: 1 })
      .send(load)
      .isIn({ en: 'fetching' });
    await loadCatalogue.last.answers();
    language.isIn({ en: 'ready' }, english);
    expect(language.emitted).toEqual([]);
  });

  it('is retried automatically, with a delay that grows up to 16 s', async () => {
    const { language, loadCatalogue } = startLanguage();
    language.send(load);
    for (const delay of [2_000, 4_000, 8_000, 16_000, 16_000]) {
      await loadCatalogue.last.fails(offline);
      language
        .wait(delay - 1)
        .isIn({ en: 'failed' })
        .wait(1)
        .isIn({ en: 'fetching' });
    }
    await loadCatalogue.last.answers();
    language.isIn({ en: 'ready' }, english);
  });

  it('continues with the language that is chosen meanwhile', async () => {
    const { language, loadCatalogue } = startLanguage();
    language.send(load, toggle).isIn({ ar: 'fetching' }, arabic);
    expect(loadCatalogue.last.input).toEqual({ language: 'ar' });
    await loadCatalogue.last.answers();
    language.isIn({ ar: 'ready' });
  });
});
