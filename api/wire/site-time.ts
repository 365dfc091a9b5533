/** The site's zone is Asia/Riyadh, three hours ahead of UTC all year. */
const ahead = 3 * 60 * 60 * 1000;

/** An instant as the wire says it: the site's wall clock, no zone. */
export function siteTime(instant: Date): string {
  return `${new Date(instant.getTime() + ahead).toISOString().slice(0, -1).replace('T', ' ')}000`;
}

/** The day it is at the site. */
export function siteDay(instant: Date): string {
  return siteTime(instant).slice(0, 10);
}
