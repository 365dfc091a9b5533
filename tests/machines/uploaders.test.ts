/** The services that send files: of deliveries and quotations, each on its own, and of a record. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deliveryFileServices } from '../../src/machines/contract-implementations.ts';
import { recordServices } from '../../src/machines/record-implementations.ts';
import { FakeXhr } from '../services/fake-xhr.ts';
import { eventually } from '../support/eventually.ts';
import { besideSession } from './beside-session.ts';

const now = Date.UTC(2026, 2, 5, 9, 30);
const day = 24 * 60 * 60 * 1000;

beforeEach(() => {
  FakeXhr.sent = [];
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pdf = new File(['%PDF-1.7'], 'report.pdf');
const stored = (more: object = {}) => ({
  message: { msg: 'success', data: { name: 'F1', file_name: 'stored.pdf', file_size: 7, ...more } },
});
/** Lets what is pending run. */
const settle = () => vi.advanceTimersByTimeAsync(0);
const progress = (sending: FakeXhr, loaded: number) => sending.upload.onprogress?.({ loaded, total: 8 });

describe('the uploader of deliveries and quotations', () => {
  const open = () => {
    const { running, received, stop } = besideSession(deliveryFileServices.uploader);
    const send = (type: string, id: string, file?: File) => running?.send({ type, id, file });
    return { send, received, stop };
  };

  it('sends a file with the session, reports its progress, and hands over what the server holds for a day', async () => {
    const { send, received } = open();
    send('upload.start', 'U1', pdf);
    const sending = FakeXhr.last;
    expect(sending.opened[1]).toMatch(/method=upload_deliverable&.*language=ar/);
    expect(sending.headers.authorization).toBe('Bearer T1');
    expect(sending.body?.get('file')).toMatchObject({ name: 'report.pdf' });
    progress(sending, 2);
    sending.answer(200, stored());
    await settle();
    const file = { name: 'F1', file_name: 'stored.pdf', file_size: '7', expires_at: String(now + day) };
    expect(received).toEqual([
      { type: 'upload.moved', id: 'U1', share: 0.25 },
      { type: 'upload.held', id: 'U1', file },
    ]);
  });

  it('names a file as it was chosen where the server states neither its name nor its size', async () => {
    const { send, received } = open();
    send('upload.start', 'U1', pdf);
    FakeXhr.last.answer(200, stored({ file_name: null, file_size: null }));
    await settle();
    expect(received.at(-1)?.file).toMatchObject({ file_name: 'report.pdf', file_size: '8' });
  });

  it('reports why a file was not stored, and sends the same one again', async () => {
    const { send, received } = open();
    send('upload.start', 'U1', pdf);
    FakeXhr.last.onerror?.();
    await settle();
    expect(received).toEqual([
      { type: 'upload.failed', id: 'U1', apiError: expect.objectContaining({ kind: 'unreachable' }) },
    ]);
    send('upload.repeat', 'U1');
    expect(FakeXhr.sent).toHaveLength(2);
    expect(FakeXhr.last.body?.get('file')).toMatchObject({ name: 'report.pdf' });
  });

  it('sends files at the same time, each with its own outcome', async () => {
    const { send, received } = open();
    send('upload.start', 'U1', pdf);
    send('upload.start', 'U2', new File(['%PDF-1.7'], 'second.pdf'));
    const [first, second] = FakeXhr.sent;
    second?.answer(200, stored({ name: 'F2' }));
    first?.onerror?.();
    await settle();
    expect(received.map(({ type, id }) => `${type} ${id}`).sort()).toEqual(['upload.failed U1', 'upload.held U2']);
  });

  it('ends the upload of a file that is removed, without a report, and releases the file', async () => {
    const { send, received } = open();
    send('upload.start', 'U1', pdf);
    send('upload.stop', 'U1');
    expect(FakeXhr.last.isAborted).toBe(true);
    FakeXhr.last.answer(200, stored());
    await settle();
    send('upload.repeat', 'U1');
    expect(received).toEqual([]);
    expect(FakeXhr.sent).toHaveLength(1);
  });

  it('reports nothing of a file that is removed while its reply is read', async () => {
    const { send, received } = open();
    send('upload.start', 'U1', pdf);
    FakeXhr.last.answer(200, stored());
    send('upload.stop', 'U1');
    await settle();
    expect(received).toEqual([]);
  });

  it('leaves the others when one is removed, and ends all when it is stopped', () => {
    const { send, stop } = open();
    send('upload.start', 'U1', pdf);
    send('upload.start', 'U2', pdf);
    send('upload.stop', 'U1');
    expect(FakeXhr.sent.map(({ isAborted }) => isAborted)).toEqual([true, false]);
    stop();
    expect(FakeXhr.sent.map(({ isAborted }) => isAborted)).toEqual([true, true]);
  });

  it('ignores an upload that has not started', () => {
    const { send } = open();
    send('upload.stop', 'U9');
    send('upload.repeat', 'U9');
    expect(FakeXhr.sent).toEqual([]);
  });

  it('releases a file once it is held', async () => {
    const { send } = open();
    send('upload.start', 'U1', pdf);
    FakeXhr.last.answer(200, stored());
    await settle();
    send('upload.repeat', 'U1');
    expect(FakeXhr.sent).toHaveLength(1);
  });
});

describe('the upload of a record', () => {
  const png = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], 'me.png');
  const open = (key: 'bio' | 'profile', file: File) => besideSession(recordServices(key).upload, { file });

  it.each([
    ['profile', pdf, 'upload_cv'],
    ['bio', png, 'upload_photo'],
  ] as const)('of the %s sends the file with the session and reports its progress', async (key, file, method) => {
    const { received } = open(key, file);
    await eventually(() => expect(FakeXhr.sent).toHaveLength(1));
    const sending = FakeXhr.last;
    expect(sending.opened[1]).toMatch(new RegExp(`method=${method}&.*language=ar`));
    expect(sending.body?.get('file')).toMatchObject({ name: file.name });
    progress(sending, 4);
    expect(received).toEqual([{ type: 'upload.moved', share: 0.5 }]);
  });

  it('becomes the CV as the server stored it, and as it was chosen where the server does not state it', async () => {
    const expected = [
      [{}, { name: 'F1', file_name: 'stored.pdf', file_size: 7 }],
      [
        { file_name: null, file_size: null },
        { name: 'F1', file_name: 'report.pdf', file_size: 8 },
      ],
    ] as const;
    for (const [reply, value] of expected) {
      FakeXhr.sent = [];
      const { received } = open('profile', pdf);
      await eventually(() => expect(FakeXhr.sent).toHaveLength(1));
      FakeXhr.last.answer(200, stored(reply));
      await settle();
      expect(received).toEqual([{ type: 'upload.held', value }]);
    }
  });

  it('becomes the address of a photo', async () => {
    const { received } = open('bio', png);
    await eventually(() => expect(FakeXhr.sent).toHaveLength(1));
    FakeXhr.last.answer(200, { message: { msg: 'success', data: { file_url: '/files/me.png' } } });
    await settle();
    expect(received).toEqual([{ type: 'upload.held', value: '/files/me.png' }]);
  });

  it.each([
    ['profile', 'cv.pdf'],
    ['bio', 'me.png'],
  ] as const)('of the %s sends no file of which the content is another', async (key, name) => {
    const { received } = open(key, new File(['plain words'], name));
    await eventually(() => expect(received).toHaveLength(1));
    const apiError = expect.objectContaining({ kind: 'refused', fields: { file: 'fileContent' } });
    expect(received).toEqual([{ type: 'upload.failed', apiError }]);
    expect(FakeXhr.sent).toEqual([]);
  });

  it('ends when the service is stopped', async () => {
    const { stop } = open('profile', pdf);
    await eventually(() => expect(FakeXhr.sent).toHaveLength(1));
    stop();
    expect(FakeXhr.last.isAborted).toBe(true);
  });
});
