/** A value of the data of a template. */
export type Data = string | number | boolean | null | readonly Data[] | { readonly [key: string]: Data };

/** The maximum length of a text of a document, in characters, and of all its texts together. */
export const maxText = 20_000;
export const maxTexts = 300_000;

/** The data with each text cut at `maxText`, and without texts once they exceed `maxTexts` together. */
export function boundTexts(data: Data): Data {
  let left = maxTexts;
  const bound = (value: Data): Data => {
    if (typeof value === 'string') {
      const text = cut(value, Math.min(maxText, left));
      left -= text.length;
      return text;
    }
    if (isList(value)) return value.map(bound);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, bound(item)]));
  };
  return bound(data);
}

const cut = (text: string, length: number): string =>
  text.length <= length ? text : length > 0 ? `${text.slice(0, length - 1)}…` : '';

const isList = (value: Data): value is readonly Data[] => Array.isArray(value);
