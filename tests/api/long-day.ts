/** A day of the wire as an English document writes it, formatted in another way than by the API; `''` for none. */
export const longDay = (day: string | null | undefined): string =>
  day ? new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' }) : '';
