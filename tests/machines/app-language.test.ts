import { describe, expect, it } from 'vitest';
import { listKeys } from '../../src/services/contract/lists.ts';
import { startReady } from './start-app.ts';

const toggle = { type: 'language.toggle' };

describe('a change of language', () => {
  it.each(listKeys)('is forwarded to %s', async (key) => {
    const { app } = await startReady();
    app.newsOf(key);
    app.child('language').send(toggle);
    const isWords = key === 'translationText';
    expect(app.newsOf(key)).toEqual(isWords ? ['list.reset', 'language.changed'] : ['language.changed']);
  });

  it('reads again what is on screen, and nothing else', async () => {
    const { app, fetchList } = await startReady();
    app.child('invoices').send({ type: 'list.open' });
    app.child('currencies').send({ type: 'list.open' });
    const before = fetchList.asked.length;
    app.child('language').send(toggle);
    expect(
      fetchList.asked
        .slice(before)
        .map(({ input }) => input.key)
        .sort(),
    ).toEqual(['invoices', 'translationText']);
  });

  it('drops the words of the other language at once, so that none of them stands on the new page', async () => {
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

  it('there and back ends in the language it began with, however late the answer between', async () => {
    const { app, fetchList } = await startReady();
    app.child('language').send(toggle);
    app.child('language').send(toggle);
    const [, arabic, english] = fetchList.asked;
    await english?.answers({ next: 'Onwards' });
    await arabic?.answers({ next: 'إلى الأمام' });
    expect(app.child('translationText').getSnapshot().context.data).toEqual({ next: 'Onwards' });
    expect(app.child('language').getSnapshot().context.language_abbr).toBe('en');
  });

  it('in another tab is followed', async () => {
    const { app, followTabs } = await startReady();
    followTabs.tells({ type: 'tab.languageSwitched', language: 'ar' });
    expect(app.child('language').getSnapshot().context.language_abbr).toBe('ar');
    followTabs.tells({ type: 'tab.languageSwitched', language: 'ar' });
    expect(app.child('language').getSnapshot().context.language_abbr).toBe('ar');
    followTabs.tells({ type: 'tab.languageSwitched', language: 'en' });
    expect(app.child('language').getSnapshot().context.language_abbr).toBe('en');
  });
});
