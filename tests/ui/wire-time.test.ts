import { expect, test } from 'vitest';
import { siteOffset, siteTime, siteZone } from '../../src/services/contract/site-time.ts';
import { instantIn } from '../../src/ui/wire-time.ts';

const isoTime = (text: string, zone?: string) => instantIn(text, zone)?.toISOString() ?? null;

test('parses a time in the zone of the site, with or without fractions of a second', () => {
  expect(isoTime('2026-03-05 09:30:00')).toBe('2026-03-05T06:30:00.000Z');
  expect(isoTime('2026-03-05 09:30:00.123456')).toBe('2026-03-05T06:30:00.000Z');
  expect(isoTime('2026-03-05T09:30')).toBe('2026-03-05T06:30:00.000Z');
  expect(isoTime('2026-03-05 00:30:00')).toBe('2026-03-04T21:30:00.000Z');
  expect(isoTime('2026-03-05 23:59:59')).toBe('2026-03-05T20:59:59.000Z');
  expect(isoTime(' 2026-03-05 09:30:07 ')).toBe('2026-03-05T06:30:07.000Z');
});

test('parses a day as its start at the site', () => {
  expect(isoTime('2026-03-05')).toBe('2026-03-04T21:00:00.000Z');
});

test('follows the offset that a time has', () => {
  expect(isoTime('2026-03-05T09:30:00Z')).toBe('2026-03-05T09:30:00.000Z');
  expect(isoTime('2026-03-05t09:30:00z')).toBe('2026-03-05T09:30:00.000Z');
  expect(isoTime('2026-03-05T09:30:00+02:00')).toBe('2026-03-05T07:30:00.000Z');
  expect(isoTime('2026-03-05T09:30:00+05:45')).toBe('2026-03-05T03:45:00.000Z');
  expect(isoTime('2026-03-05T09:30:00+12:45')).toBe('2026-03-04T20:45:00.000Z');
  expect(isoTime('2026-03-05T09:30:00-0330')).toBe('2026-03-05T13:00:00.000Z');
});

test('follows the clock changes of a zone', () => {
  expect(isoTime('2026-03-29 00:30:00', 'Europe/London')).toBe('2026-03-29T00:30:00.000Z');
  expect(isoTime('2026-03-29 02:30:00', 'Europe/London')).toBe('2026-03-29T01:30:00.000Z');
  expect(isoTime('2026-07-01 12:00:00', 'Europe/London')).toBe('2026-07-01T11:00:00.000Z');
  // less than the offset away from the change, before and after it
  expect(isoTime('2026-03-29 01:30:00', 'Europe/Berlin')).toBe('2026-03-29T00:30:00.000Z');
  expect(isoTime('2026-03-29 03:30:00', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
  expect(isoTime('2026-03-08 01:30:00', 'America/New_York')).toBe('2026-03-08T06:30:00.000Z');
  expect(isoTime('2026-03-08 03:30:00', 'America/New_York')).toBe('2026-03-08T07:30:00.000Z');
});

test.each([
  '',
  'soon',
  '7 2026-03-05',
  '0000-03-05',
  '2026-00-05',
  '2026-13-05',
  '2026-02-30 10:00:00',
  '2026-03-05 24:00:00',
  '2026-03-05 10:60:00',
  '2026-03-05 10:00:60',
  '2026-03-05 at noon',
])('returns null for %j', (text) => {
  expect(instantIn(text)).toBeNull();
});

test('the site has the same offset in every month', () => {
  const offset = new Intl.DateTimeFormat('en', { timeZone: siteZone, timeZoneName: 'longOffset' });
  const offsets = Array.from({ length: 12 * 100 }, (_, month) => offset.format(Date.UTC(1950, month, 1)).slice(-9));
  expect(new Set(offsets)).toEqual(new Set(['GMT+03:00']));
  expect(siteOffset).toBe(3 * 60 * 60 * 1000);
});

test('writes a time of the site as the wire does', () => {
  expect(siteTime(Date.UTC(2026, 2, 4, 21, 30, 5, 7))).toBe('2026-03-05 00:30:05.007000');
});
