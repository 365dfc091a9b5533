import { describe, expect, it } from 'vitest';
import { listKeys } from '../../src/services/contract/lists.ts';
import { startReady } from './start-app.ts';

const toggle = { type: 'language.toggle' };

describe('a change of language', () => {
  it.each(listKeys)('is forwarded to %s', async (key) => {
    const { app } = await startReady();
    app.takeEventTypes(key);
    app.child('language').send(toggle);
    const isTranslation = key === 'translationText';
    expect(app.takeEventTypes(key)).toEqual(isTranslation ? ['list.reset', 'language.changed'] : ['language.changed']);
  });

  it('reads again only the lists on screen', async () => {
    const { app, fetchList } = await startReady();
    app.child('invoices').send({ type: 'list.open' });
    app.child('currencies').send({ type: 'list.open' });
    const before = fetchList.calls.length;
    app.child('language').send(toggle);
    expect(
      fetchList.calls
        .slice(before)
        .map(({ input }) => input.key)
        .sort(),
    ).toEqual(['invoices', 'translationText']);
  });

  it('clears the translations of the other language immediately', async () => {
    const { app, fetchList } = await startReady();
    await fetchList.last.answers({ next: 'Onwards' });
    expect(app.child('translationText').getSnapshot().context.data).toEqual({ next: 'Onwards' });
    const seen: unknown[] = [];
    app.child('language').subscribe(() => seen.push(app.child('translationText').getSnapshot().context.data));
    app.child('translationText').subscribe(({ context }) => seen.push(context.data));
    app.child('language').send(toggle);
    expect(new Set(seen)).toEqual(new Set([null]));
    await fetchList.last.answers({ next: 'إلى الأمام' });
    expect(app.child('translationText').getSnapshot()).toMatchObject({
      value: 'succeeded',
      context: { data: { next: 'إلى الأمام' }, previousData: null, loading: false },
    });
  });

  it('and back ends in the original language, however late the other response is', async () => {
    const { app, fetchList } = await startReady();
    app.child('language').send(toggle);
    app.child('language').send(toggle);
    const [, arabic, english] = fetchList.calls;
    await english?.answers({ next: 'Onwards' });
    await arabic?.answers({ next: 'إلى الأمام' });
    expect(app.child('translationText').getSnapshot().context.data).toEqual({ next: 'Onwards' });
    expect(app.child('language').getSnapshot().context.language_abbr).toBe('en');
  });

  it('in another tab is adopted', async () => {
    const { app, followTabs } = await startReady();
    followTabs.emit({ type: 'tab.languageSwitched', language: 'ar' });
    expect(app.child('language').getSnapshot().context.language_abbr).toBe('ar');
    followTabs.emit({ type: 'tab.languageSwitched', language: 'ar' });
    expect(app.child('language').getSnapshot().context.language_abbr).toBe('ar');
    followTabs.emit({ type: 'tab.languageSwitched', language: 'en' });
    expect(app.child('language').getSnapshot().context.language_abbr).toBe('en');
  });
});
