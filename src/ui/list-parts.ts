import { cached } from './intl-formatters.ts';

/**
 * The items of a list and the texts between them, for a list of links: `terms`, ` and `, `privacy`. Apart from the
 * other formats, because no first page needs it.
 *
 * @param locale BCP 47
 */
export const listParts = (locale: string, items: readonly string[]): string[] =>
  cached(`parts of ${locale}`, () => new Intl.ListFormat(locale, { type: 'conjunction' }))
    .formatToParts(items)
    .map(({ value }) => value);
