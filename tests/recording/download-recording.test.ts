/** The file that “Report a problem” saves: its name, its content, and what it must not contain. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyPersisted } from '../../src/machines/persistence/restore.ts';
import { downloadRecording } from '../../src/recording/download-recording.ts';
import { readRecording } from '../../src/recording/recording-format.ts';
import { startRecordedApp } from './start-recorded-app.ts';

const link = { href: '', download: '', click: vi.fn() };
let content: Blob | null;
let revoked: string[];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-05T09:00:00Z') });
  [content, revoked] = [null, []];
  vi.stubGlobal('document', { createElement: (tag: string) => (tag === 'a' ? link : null) });
  vi.stubGlobal('navigator', { userAgent: 'A browser' });
  vi.stubGlobal('location', { pathname: '/p/L1-secret' });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    content = blob instanceof Blob ? blob : null;
    return 'blob:1';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is named after the day, states the browser, the language and the page, and has no token of a link', async () => {
  const { app, recording, answer } = startRecordedApp();
  await answer('restore', { output: emptyPersisted });
  app.send({ type: 'page.viewed', path: location.pathname });
  downloadRecording(app, recording);
  expect(link).toMatchObject({ href: 'blob:1', download: 'sg-network-recording-2026-03-05.json' });
  expect(link.click).toHaveBeenCalledTimes(1);
  const text = (await content?.text()) ?? '';
  expect(content?.type).toBe('application/json');
  expect(readRecording(text)).toMatchObject({ browser: 'A browser', language: 'en', address: '/p/*' });
  expect(JSON.parse(text).entries.at(-1).event).toEqual({ type: 'page.viewed', path: '/p/*' });
  expect(text).not.toContain('L1-secret');
});

it('is released a minute after the click, which some browsers need', async () => {
  const { app, recording, answer } = startRecordedApp();
  await answer('restore', { output: emptyPersisted });
  downloadRecording(app, recording);
  vi.advanceTimersByTime(59_999);
  expect(revoked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(revoked).toEqual(['blob:1']);
});

it('is not saved where nothing could be recorded', () => {
  expect(() => downloadRecording(startRecordedApp().app, null)).toThrow('There is no recording');
  expect(content).toBeNull();
});
