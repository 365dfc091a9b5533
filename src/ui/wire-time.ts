/** Parses the wire's dates and times, which have no zone. `new Date(text)` would assume the reader's zone. */
import { siteOffset, siteZone } from '../services/contract/site-time.ts';

/** The day at the start of the text, at midnight UTC; `null` for text without a valid day. */
export function dayIn(text: string | null | undefined): Date | null {
  const fields = text?.match(/^\s*(\d{4})-(\d{2})-(\d{2})(?![\d])/);
  if (!fields) return null;
  const [year, month, day] = fields.slice(1).map(Number) as [number, number, number]; // three groups matched
  const read = new Date(Date.UTC(year, month - 1, day));
  // JavaScript takes the years up to 99 for those from 1900 on; databases have the first one for no date
  return year > 99 && read.getUTCMonth() === month - 1 && read.getUTCDate() === day ? read : null;
}

/** Whether the text has a time of day. */
export const hasTime = (text: string): boolean => /\d{2}:\d{2}/.test(text);

/** The instant of a time in a zone, or the start of a day; `null` for text that is neither. */
export function instantIn(text: string | null | undefined, zone: string = siteZone): Date | null {
  const day = dayIn(text);
  if (!day || !text) return null;
  const fields = text.trim().match(/^.{10}(?:[ T](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i);
  if (!fields) return null;
  const [hour, minute, second] = [fields[1], fields[2], fields[3]].map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
  ]; // map keeps the length
  if (hour > 23 || minute > 59 || second > 59) return null;
  const wall = day.getTime() + ((hour * 60 + minute) * 60 + second) * 1000;
  if (fields[4]) return new Date(wall - parsedOffset(fields[4]));
  // the offset depends on the instant, so it is found from a guess; near a clock change the guess needs one correction
  const guess = wall - offsetAt(new Date(wall), zone);
  return new Date(wall - offsetAt(new Date(guess), zone));
}

/** The offset of a zone from UTC at an instant, in milliseconds. */
export function offsetAt(instant: Date, zone: string): number {
  if (zone === siteZone) return siteOffset;
  const read: Record<string, number> = {};
  for (const { type, value } of clockOf(zone).formatToParts(instant)) read[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = read;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant.getTime() / 1000) * 1000;
}

function parsedOffset(offset: string): number {
  if (/z/i.test(offset)) return 0;
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(-2));
  return (offset.startsWith('-') ? -minutes : minutes) * 60_000;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(zone, clock);
  return clock;
}
