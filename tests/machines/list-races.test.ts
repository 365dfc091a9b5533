import { describe, expect, it } from 'vitest';
import { close, languageChanged, load, open, openRecord, refresh, reset, startList } from './start-list.ts';

describe('a read that runs', () => {
  it.each([
    ['opened twice', [open, open], 1],
    ['opened and loaded', [open, load, load], 1],
    ['opened as the same record twice', [openRecord('A'), openRecord('A')], 1],
    ['opened as another record', [openRecord('A'), openRecord('B')], 2],
    ['refreshed', [open, refresh], 2],
    ['overtaken by the language', [open, languageChanged], 2],
  ] as const)('asks as often as it must: %s', (_, events, times) => {
    const { list, service } = startList('jobDescription');
    list.send(...events).isIn('pending');
    expect(service.asked).toHaveLength(times);
    expect(service.asked.map(({ signal }) => signal.aborted)).toEqual(times === 1 ? [false] : [true, false]);
  });

  it('goes on when its screen is left, and its answer is held', async () => {
    const { list, service, fresh } = startList('invoices');
    list.send(open, close).isIn('pending', { ...fresh, loading: true });
    await service.last.answers(['a']);
    list.isIn('succeeded', { ...fresh, data: ['a'] });
    expect(service.asked).toHaveLength(1);
  });

  it('comes back on screen without being asked again', async () => {
    const { list, service, onScreen } = startList('invoices');
    list.send(open, close, open).isIn('pending', { ...onScreen, loading: true });
    expect(service.asked).toHaveLength(1);
  });

  it('is made anew in the other language also off screen, for its answer would come in the old one', async () => {
    const { list, service, fresh } = startList('invoices');
    list.send(open, close, languageChanged).isIn('pending', { ...fresh, loading: true });
    const [english, arabic] = service.asked;
    expect([english?.signal.aborted, arabic?.signal.aborted]).toEqual([true, false]);
  });

  it('is not made anew where it speaks no language', () => {
    const { list, service } = startList('currencies');
    list.send(open, languageChanged).isIn('pending');
    expect(service.asked).toHaveLength(1);
  });
});

describe('a superseded read', () => {
  it('that answers late is dropped: A slow, then B', async () => {
    const { list, service, onScreen } = startList('jobDescription');
    list.send(openRecord('A'), openRecord('B'));
    const [slow, quick] = service.asked;
    expect([slow?.input, quick?.input]).toEqual([
      { key: 'jobDescription', params: { name: 'A' } },
      { key: 'jobDescription', params: { name: 'B' } },
    ]);
    await quick?.answers({ name: 'B' });
    await slow?.answers({ name: 'A' });
    list.isIn('succeeded', { ...onScreen, params: { name: 'B' }, data: { name: 'B' } });
  });

  it('that answers first is dropped likewise', async () => {
    const { list, service, onScreen } = startList('jobDescription');
    list.send(openRecord('A'), openRecord('B'));
    await service.asked[0]?.answers({ name: 'A' });
    list.isIn('pending', { ...onScreen, params: { name: 'B' }, loading: true });
  });

  it('that fails late is dropped: neither error nor expiry', async () => {
    const { list, service, onScreen } = startList('jobDescription');
    list.send(openRecord('A'), openRecord('B'));
    await service.last.answers({ name: 'B' });
    await service.asked[0]?.fails({ apiError: { kind: 'unauthorized' } });
    list.isIn('succeeded', { ...onScreen, params: { name: 'B' }, data: { name: 'B' } });
    expect(list.told).toEqual([]);
  });

  it('of the language between is dropped: en, ar, en with a slow Arabic answer ends in English', async () => {
    const { list, service, onScreen } = startList('translationText');
    list.send(open, languageChanged, languageChanged);
    const [, arabic, english] = service.asked;
    expect(arabic?.signal.aborted).toBe(true);
    await english?.answers({ next: 'Next' });
    await arabic?.answers({ next: 'التالي' });
    list.isIn('succeeded', { ...onScreen, data: { next: 'Next' } });
  });
});

describe('another record', () => {
  it('shows nothing of the one before', async () => {
    const { list, service, onScreen } = startList('contractDescription');
    list.send(openRecord('A'));
    await service.last.answers({ name: 'A' });
    list.send(openRecord('B')).isIn('pending', { ...onScreen, params: { name: 'B' }, loading: true });
    await service.last.fails(new Error('no'));
    expect(list.context.previousData).toBeNull();
  });

  it('is asked for by whatever reads it again', async () => {
    const { list, service } = startList('contractDescription');
    list.send(openRecord('A'));
    for (const event of [load, languageChanged, refresh, openRecord('A')]) {
      await service.last.answers({ name: 'A' });
      list.send(event);
    }
    expect(service.asked.map(({ input }) => input.params)).toEqual(Array(5).fill({ name: 'A' }));
  });
});

describe('a reset', () => {
  it('during a read aborts it, and its late answer writes nothing back', async () => {
    const { list, service, onScreen } = startList('invoices');
    list.send(open, reset).isIn('idle', onScreen);
    expect(service.last.signal.aborted).toBe(true);
    await service.last.answers(['a']);
    list.isIn('idle', onScreen);
  });

  it('during a read drops its late failure as well', async () => {
    const { list, service, onScreen } = startList('invoices');
    list.send(open, reset);
    await service.last.fails({ apiError: { kind: 'unauthorized' } });
    list.isIn('idle', onScreen);
    expect(list.told).toEqual([]);
  });

  it('forgets which record was held where no screen shows it', async () => {
    const { list, service, fresh } = startList('jobDescription');
    list.send(openRecord('A'), close);
    await service.last.answers({ name: 'A' });
    list.send(reset).isIn('idle', fresh);
  });

  it('knows which record the screen shows, so that it can be read again for the person who signs in', () => {
    const { list, service, onScreen } = startList('jobDescription');
    list.send(openRecord('A'), reset, refresh);
    list.isIn('pending', { ...onScreen, params: { name: 'A' }, loading: true });
    expect(service.last.input).toEqual({ key: 'jobDescription', params: { name: 'A' } });
  });
});
