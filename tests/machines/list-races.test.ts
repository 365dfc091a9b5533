import { describe, expect, it } from 'vitest';
import { close, languageChanged, load, open, openRecord, readAt, refresh, reset, startList } from './start-list.ts';

const restored = ({ isOutage }: { isOutage: boolean }) => ({ type: 'connection.restored', isOutage }) as const;

describe('a pending read', () => {
  it.each([
    ['opened twice', [open, open], 1],
    ['opened and loaded', [open, load, load], 1],
    ['opened as the same record twice', [openRecord('A'), openRecord('A')], 1],
    ['opened as another record', [openRecord('A'), openRecord('B')], 2],
    ['refreshed', [open, refresh], 2],
    ['interrupted by a language change', [open, languageChanged], 2],
  ] as const)('sends the minimum number of requests when it is %s', (_, events, times) => {
    const { list, service } = startList('jobDescription');
    list.send(...events).isIn('pending');
    expect(service.calls).toHaveLength(times);
    expect(service.calls.map(({ signal }) => signal.aborted)).toEqual(times === 1 ? [false] : [true, false]);
  });

  it('continues when its screen is left, and its result is stored', async () => {
    const { list, service, fresh } = startList('invoices');
    list.send(open, close).isIn('pending', { ...fresh, loading: true });
    await service.last.answers(['a']);
    list.isIn('succeeded', { ...fresh, data: ['a'], readAt });
    expect(service.calls).toHaveLength(1);
  });

  it('is not repeated when its screen is shown again', async () => {
    const { list, service, onScreen } = startList('invoices');
    list.send(open, close, open).isIn('pending', { ...onScreen, loading: true });
    expect(service.calls).toHaveLength(1);
  });

  it('is repeated after a language change, also off screen', async () => {
    const { list, service, fresh } = startList('invoices');
    list.send(open, close, languageChanged).isIn('pending', { ...fresh, loading: true });
    const [english, arabic] = service.calls;
    expect([english?.signal.aborted, arabic?.signal.aborted]).toEqual([true, false]);
  });

  it('is not repeated after a language change when its content does not depend on the language', () => {
    const { list, service } = startList('currencies');
    list.send(open, languageChanged).isIn('pending');
    expect(service.calls).toHaveLength(1);
  });

  it('is repeated after an outage when its call has no time-out, since it would wait for ever', async () => {
    const { list, service, onScreen } = startList('educationLevels');
    list.send(open, restored({ isOutage: false })).isIn('pending');
    expect(service.calls).toHaveLength(1);
    list.send(restored({ isOutage: true })).isIn('pending', { ...onScreen, loading: true });
    expect(service.calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await service.last.answers(['a']);
    list.isIn('succeeded', { ...onScreen, data: ['a'], readAt });
  });

  it('is not repeated after an outage when its call has a time-out', () => {
    const { list, service } = startList('invoices');
    list.send(open, restored({ isOutage: true })).isIn('pending');
    expect(service.calls).toHaveLength(1);
  });
});

describe('a superseded read', () => {
  it('is ignored when it resolves late: A slow, then B', async () => {
    const { list, service, onScreen } = startList('jobDescription');
    list.send(openRecord('A'), openRecord('B'));
    const [slow, quick] = service.calls;
    expect([slow?.input, quick?.input]).toEqual([
      { key: 'jobDescription', params: { name: 'A' } },
      { key: 'jobDescription', params: { name: 'B' } },
    ]);
    await quick?.answers({ name: 'B' });
    await slow?.answers({ name: 'A' });
    list.isIn('succeeded', { ...onScreen, params: { name: 'B' }, data: { name: 'B' }, readAt });
  });

  it('is ignored when it resolves first', async () => {
    const { list, service, onScreen } = startList('jobDescription');
    list.send(openRecord('A'), openRecord('B'));
    await service.calls[0]?.answers({ name: 'A' });
    list.isIn('pending', { ...onScreen, params: { name: 'B' }, loading: true });
  });

  it('is ignored when it fails late: neither error nor expiry', async () => {
    const { list, service, onScreen } = startList('jobDescription');
    list.send(openRecord('A'), openRecord('B'));
    await service.last.answers({ name: 'B' });
    await service.calls[0]?.fails({ apiError: { kind: 'unauthorized' } });
    list.isIn('succeeded', { ...onScreen, params: { name: 'B' }, data: { name: 'B' }, readAt });
    expect(list.sentToParent).toEqual([]);
  });

  it('is ignored in an intermediate language: en, ar, en with a slow Arabic response ends in English', async () => {
    const { list, service, onScreen } = startList('translationText');
    list.send(open, languageChanged, languageChanged);
    const [, arabic, english] = service.calls;
    expect(arabic?.signal.aborted).toBe(true);
    await english?.answers({ next: 'Next' });
    await arabic?.answers({ next: 'التالي' });
    list.isIn('succeeded', { ...onScreen, data: { next: 'Next' }, readAt });
  });
});

describe('another record', () => {
  it('shows nothing of the previous one', async () => {
    const { list, service, onScreen } = startList('contractDescription');
    list.send(openRecord('A'));
    await service.last.answers({ name: 'A' });
    list.send(openRecord('B')).isIn('pending', { ...onScreen, params: { name: 'B' }, loading: true });
    await service.last.fails(new Error('no'));
    expect(list.context.previousData).toBeNull();
  });

  it('is requested by every later read', async () => {
    const { list, service } = startList('contractDescription');
    list.send(openRecord('A'));
    for (const event of [load, languageChanged, refresh, openRecord('A')]) {
      await service.last.answers({ name: 'A' });
      list.send(event);
    }
    expect(service.calls.map(({ input }) => input.params)).toEqual(Array(5).fill({ name: 'A' }));
  });
});

describe('a reset', () => {
  it('aborts a pending read and ignores its late result', async () => {
    const { list, service, onScreen } = startList('invoices');
    list.send(open, reset).isIn('idle', onScreen);
    expect(service.last.signal.aborted).toBe(true);
    await service.last.answers(['a']);
    list.isIn('idle', onScreen);
  });

  it('ignores the late failure of a pending read', async () => {
    const { list, service, onScreen } = startList('invoices');
    list.send(open, reset);
    await service.last.fails({ apiError: { kind: 'unauthorized' } });
    list.isIn('idle', onScreen);
    expect(list.sentToParent).toEqual([]);
  });

  it('clears the parameters of a record that is off screen', async () => {
    const { list, service, fresh } = startList('jobDescription');
    list.send(openRecord('A'), close);
    await service.last.answers({ name: 'A' });
    list.send(reset).isIn('idle', fresh);
  });

  it('keeps the parameters of the record on screen, so that it can be read again after signing in', () => {
    const { list, service, onScreen } = startList('jobDescription');
    list.send(openRecord('A'), reset, refresh);
    list.isIn('pending', { ...onScreen, params: { name: 'A' }, loading: true });
    expect(service.last.input).toEqual({ key: 'jobDescription', params: { name: 'A' } });
  });
});
