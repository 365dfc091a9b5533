/** IANA zone of the server's datetimes, which carry none: the clock on the site's own wall. */
export const siteZone = 'Asia/Riyadh';
