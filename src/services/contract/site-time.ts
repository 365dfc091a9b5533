/** The clock of the server's site, for the times of the wire, which have no zone. */

/** IANA zone of the site. */
export const siteZone = 'Asia/Riyadh';

/** Its offset from UTC in milliseconds; it has no clock changes. A browser takes milliseconds to load a zone. */
export const siteOffset = 3 * 60 * 60 * 1000;

/** An instant on the site's clock, as the wire writes it: YYYY-MM-DD HH:mm:ss.ffffff. */
export function siteTime(instant: Date | number): string {
  return new Date(Number(instant) + siteOffset).toISOString().replace('T', ' ').replace('Z', '000');
}

/** The day at the site, YYYY-MM-DD. */
export const siteDay = (instant: Date | number): string => siteTime(instant).slice(0, 10);

/** The day that is some days after another, as YYYY-MM-DD. */
export function daysAfter(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + count)).toISOString().slice(0, 10);
}
