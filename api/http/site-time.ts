import { siteZone } from '../../src/services/contract/site-zone.ts';

const wallClock = new Intl.DateTimeFormat('sv-SE', { timeZone: siteZone, dateStyle: 'short', timeStyle: 'medium' });

/** An instant as the wire says it: the site's wall clock, no zone. */
export function siteTime(instant: Date): string {
  const milliseconds = String(instant.getUTCMilliseconds()).padStart(3, '0');
  return `${wallClock.format(instant)}.${milliseconds}000`; // Swedish writes YYYY-MM-DD HH:mm:ss
}

/** The day it is at the site. */
export function siteDay(instant: Date): string {
  return siteTime(instant).slice(0, 10);
}
