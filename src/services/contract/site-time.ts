/** The clock of the server's site, for the times of the wire, which have no zone. */

/** IANA zone of the site. */
export const siteZone = 'Asia/Riyadh';

/** An instant on the site's clock, as the wire writes it: YYYY-MM-DD HH:mm:ss.ffffff. */
export function siteTime(instant: Date | number): string {
  const milliseconds = String(new Date(instant).getUTCMilliseconds()).padStart(3, '0');
  return `${clock().format(instant)}.${milliseconds}000`; // Swedish writes YYYY-MM-DD HH:mm:ss
}

/** The day at the site, YYYY-MM-DD. */
export const siteDay = (instant: Date | number): string => siteTime(instant).slice(0, 10);

/** The day that is some days after another, as YYYY-MM-DD. */
export function daysAfter(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + count)).toISOString().slice(0, 10);
}

let format: Intl.DateTimeFormat | undefined;

function clock(): Intl.DateTimeFormat {
  format ??= new Intl.DateTimeFormat('sv-SE', { timeZone: siteZone, dateStyle: 'short', timeStyle: 'medium' });
  return format;
}
