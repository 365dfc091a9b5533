/** The deepest form has four levels, and the largest 1,600 values. Below these limits, the response names the field. */
const maxDepth = 8;
const maxValues = 60_000;

/**
 * Whether the text has more values, or deeper ones, than any form. `JSON.parse` takes half a second for a megabyte of
 * brackets, so this is found out before, in the time that it takes to read the text.
 */
export function hasTooManyValues(json: string): boolean {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < json.length; at++) {
    switch (json[at]) {
      case '"':
        at = endOfText(json, at);
        break;
      case '{':
      case '[':
        depth += 1;
        values += 1;
        break;
      case ',':
        values += 1;
        break;
      case '}':
      case ']':
        depth -= 1;
    }
    if (depth > maxDepth || values > maxValues) return true;
  }
  return false;
}

/** The index of the quotation mark that ends the text which begins at `start`. */
export function endOfText(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return at;
}
