import { endOfText } from './json-size.ts';

/**
 * The field of a JSON object that is given twice, or in which a name is; `null` if there is none. `JSON.parse` keeps the
 * last value of a repeated name, and other readers of the same text keep the first.
 *
 * @param json the text of an object, which `JSON.parse` has accepted
 */
export function twiceGiven(json: string): string | null {
  const open: Set<string>[] = [];
  let field = '';
  for (let at = 0; at < json.length; at++) {
    if (json[at] === '{') open.push(new Set());
    if (json[at] === '}') open.pop();
    if (json[at] !== '"') continue;
    const start = at;
    at = endOfText(json, start);
    if (!isName(json, at + 1)) continue;
    const written = json.slice(start, at + 1);
    const name = written.includes('\\') ? String(JSON.parse(written)) : written.slice(1, -1);
    const names = open.at(-1);
    if (open.length === 1) field = name;
    if (names?.has(name)) return field;
    names?.add(name);
  }
  return null;
}

/** Whether the text that ends before `at` is a name: in valid JSON, only a name is followed by a colon. */
function isName(json: string, at: number): boolean {
  let next = at;
  while (next < json.length && ' \n\r\t'.includes(json[next] ?? '')) next++;
  return json[next] === ':';
}
