/** Tests of the list machine. Long because every list is tested by the same table. */
import { describe, expect, it } from 'vitest';
import { listSliceOf, listSlices } from '../../src/machines/persistence/list-slices.ts';
import { decodeSlice } from '../../src/machines/persistence/slice-spec.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { listKeys } from '../../src/services/contract/lists.ts';
import { close, languageChanged, load, open, openRecord, readAt, refresh, reset, startList } from './start-list.ts';

const timedOut = new CallError({ kind: 'timedOut', message: 'Request timed out' });
const expired = new CallError({ kind: 'unauthorized', status: 401, message: 'Invalid token' });
const missing = new CallError({ kind: 'missing', status: 404, message: 'Not found' });

/** Specification, sections 3, 6 and 8: who may read, the empty value, whether an error is stored. */
const rows = [
  ['profile', 'personal', null, 'swallowed'],
  ['fetchedBio', 'personal', null, 'swallowed'],
  ['jobRequests', 'personal', null, 'swallowed'],
  ['jobDescription', 'personal', null, 'swallowed'],
  ['contractList', 'personal', null, 'swallowed'],
  ['contractDescription', 'personal', null, 'swallowed'],
  ['invoices', 'personal', null, 'swallowed'],
  ['taxDetails', 'personal', null, 'swallowed'],
  ['currencies', 'public', [], 'stored'],
  ['educationLevels', 'public', [], 'stored'],
  ['preferences', 'public', [], 'stored'],
  ['industries', 'public', [], 'stored'],
  ['regions', 'public', [], 'stored'],
  ['serviceLines', 'public', [], 'stored'],
  ['yearsOfExperience', 'public', [], 'stored'],
  ['priceBasis', 'public', [], 'stored'],
  ['technicalSkills', 'public', [], 'stored'],
  ['languages', 'public', [], 'stored'],
  ['services', 'public', null, 'swallowed'],
  ['openRequests', 'public', null, 'swallowed'],
  ['landingPage', 'public', null, 'swallowed'],
  ['loginTheme', 'public', null, 'stored'],
  ['translationText', 'public', null, 'swallowed'],
] as const;

it('covers the 22 lists of the specification and the open requests', () => {
  expect(rows.map(([key]) => key).sort()).toEqual([...listKeys].sort());
});

describe.each(rows)('%s', (key, audience, empty, failure) => {
  it('is read when it is opened', async () => {
    const { list, service, fresh, onScreen } = startList(key);
    list.isIn('idle', { ...fresh, data: empty });
    list.send(open).isIn('pending', { ...onScreen, loading: true });
    expect(service.last.input).toEqual({ key, params: {} });
    await service.last.answers(['a']);
    list.isIn('succeeded', { ...onScreen, data: ['a'], readAt });
    expect(list.sentToParent).toEqual([]);
  });

  it('is empty after a reply without data, which is not stored as a damaged slice', async () => {
    const { list, service, onScreen } = startList(key);
    list.send(open);
    await service.last.answers(undefined);
    list.isIn('succeeded', { ...onScreen, data: empty, readAt });
    const slice = listSliceOf(key, list.snapshot);
    expect(slice && decodeSlice(listSlices[key], JSON.stringify(slice))?.context.data).toEqual(empty);
  });

  it(`is emptied when a read fails, and stays loading; the error is ${failure}`, async () => {
    const { list, service, onScreen } = startList(key);
    list.send(open);
    await service.last.answers(['a']);
    list.send(load).isIn('pending', { ...onScreen, data: ['a'], readAt, loading: true });
    await service.last.fails(timedOut);
    list.isIn('failed', {
      ...onScreen,
      data: empty,
      loading: true,
      error: failure === 'stored' ? 'Request timed out' : null,
      previousData: ['a'],
      readAt,
      failures: 1,
      apiError: timedOut.apiError,
    });
  });

  it(`${audience === 'personal' ? 'notifies' : 'does not notify'} the app that the session has expired`, async () => {
    const { list, service, onScreen } = startList(key);
    list.send(open);
    await service.last.fails(expired);
    list.isIn('failed', {
      ...onScreen,
      loading: true,
      error: failure === 'stored' ? 'Invalid token' : null,
      apiError: expired.apiError,
      failures: 1,
    });
    expect(list.sentToParent).toEqual(audience === 'personal' ? [{ type: 'session.expired' }] : []);
  });

  it('is emptied by a reset', async () => {
    const { list, service, onScreen } = startList(key);
    list.send(open);
    await service.last.answers(['a']);
    list.send(reset).isIn('idle', onScreen);
  });

  it(`${key === 'currencies' ? 'stays' : 'is read again'} when the language changes while it is on screen`, async () => {
    const { list, service } = startList(key);
    list.send(open);
    await service.last.answers(['a']);
    list.send(languageChanged).isIn(key === 'currencies' ? 'succeeded' : 'pending');
    expect(list.context.data).toEqual(['a']);
  });
});

describe('a list', () => {
  it('keeps the previous data over any number of failures, until a read succeeds', async () => {
    const { list, service, onScreen } = startList('industries');
    list.send(open);
    await service.last.answers(['a']);
    for (const error of [timedOut, new Error('Bad Request')]) {
      list.send(load);
      await service.last.fails(error);
      expect(list.context).toMatchObject({ data: [], previousData: ['a'], error: error.message });
    }
    list.send(load).isIn('pending', { ...onScreen, previousData: ['a'], readAt, failures: 2, loading: true });
    await service.last.answers([]);
    list.isIn('succeeded', { ...onScreen, readAt });
  });

  it('keeps no previous data of a record that no longer exists', async () => {
    const { list, service, onScreen } = startList('contractDescription');
    list.send(openRecord('C-1'));
    await service.last.answers({ name: 'C-1' });
    list.send(load);
    await service.last.fails(missing);
    list.isIn('failed', {
      ...onScreen,
      params: { name: 'C-1' },
      loading: true,
      apiError: missing.apiError,
      failures: 1,
    });
  });

  it('is read again when it is opened again, while its data stays visible', async () => {
    const { list, service, onScreen } = startList('invoices');
    list.send(open);
    await service.last.answers(['a']);
    list.send(close).isIn('succeeded', { ...onScreen, isOnScreen: false, data: ['a'], readAt });
    list.send(open).isIn('pending', { ...onScreen, data: ['a'], readAt, loading: true });
    expect(service.calls).toHaveLength(2);
  });

  it('is refreshed on screen, and off screen once it was read', async () => {
    const { list, service, onScreen } = startList('invoices');
    list.send(refresh).isIn('idle').send(open);
    await service.last.answers(['a']);
    list.send(refresh).isIn('pending');
    await service.last.answers(['b']);
    list.send(close, refresh).isIn('pending');
    await service.last.answers(['c']);
    list.isIn('succeeded', { ...onScreen, isOnScreen: false, data: ['c'], readAt });
    expect(service.calls).toHaveLength(3);
  });

  it('is not refreshed off screen when it is one record', async () => {
    const { list, service } = startList('contractDescription');
    list.send(openRecord('A'));
    await service.last.answers({ name: 'A' });
    list.send(close, refresh).isIn('succeeded');
    expect(service.calls).toHaveLength(1);
  });

  it('is not read again for a language change while it is off screen', async () => {
    const { list, service } = startList('invoices');
    list.send(languageChanged).isIn('idle').send(open);
    await service.last.answers(['a']);
    list.send(close, languageChanged).isIn('succeeded');
    expect(service.calls).toHaveLength(1);
  });

  it('can be loaded off screen', async () => {
    const { list, service, fresh } = startList('regions');
    list.send(load).isIn('pending', { ...fresh, loading: true });
    await service.last.answers(['a']);
    list.isIn('succeeded', { ...fresh, data: ['a'], readAt });
  });

  it('is read again by itself when the connection is restored, after a wait that grows with each failure', async () => {
    const { list, service } = startList('invoices');
    list.send(open);
    for (const wait of [1_000, 2_000, 4_000]) {
      await service.last.fails(timedOut);
      list.send({ type: 'connection.restored', isOutage: false }).isIn('recovering');
      list.wait(wait - 1);
      list.isIn('recovering');
      list.wait(wait / 4 + 1);
      list.isIn('pending');
    }
    await service.last.answers(['a']);
    expect(list.context).toMatchObject({ data: ['a'], failures: 0 });
  });

  it('is not read again by itself after an error that a repetition would not resolve', async () => {
    const { list, service } = startList('invoices');
    list.send(open);
    await service.last.fails(missing);
    list.send({ type: 'connection.restored', isOutage: true }).isIn('failed');
  });

  it('is read again after an outage, although it was read before', async () => {
    const { list, service } = startList('invoices');
    list.send(open);
    await service.last.answers(['a']);
    list.send({ type: 'connection.restored', isOutage: false }).isIn('succeeded');
    list.send({ type: 'connection.restored', isOutage: true }).isIn('pending');
    await service.last.answers(['b']);
    list.send(close, { type: 'connection.restored', isOutage: true }).isIn('succeeded');
  });

  it("is read at once when the user tries again, without waiting for the list's own attempt", async () => {
    const { list, service } = startList('invoices');
    list.send(open);
    await service.last.fails(timedOut);
    list.send({ type: 'connection.restored', isOutage: true }).isIn('recovering');
    list.send(load).isIn('pending');
  });
});
