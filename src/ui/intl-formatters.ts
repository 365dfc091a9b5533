/** Creates the formatters of the browser, each once, since creating a formatter takes much longer than using it. */
const formatters = new Map<string, unknown>();

export function cached<T>(key: string, make: () => T): T {
  if (!formatters.has(key)) formatters.set(key, make());
  return formatters.get(key) as T; // each key is used for one kind of formatter
}

/** Those of dates keep the time zone in which they were created. */
export const clearFormatters = (): void => formatters.clear();

export const numberFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  cached(`number ${locale} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options));

export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  cached(`date ${locale} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options));

/** A value of the wire that may be absent. */
export type Optional<T> = T | null | undefined;
