/**
 * The field of a JSON object that is given twice, or in which a name is; `null` if there is none. `JSON.parse` keeps the
 * last value of a repeated name, and other readers of the same text keep the first.
 *
 * @param json the text of an object, which `JSON.parse` has accepted
 */
export function twiceGiven(json: string): string | null {
  const open: Set<string>[] = [];
  let field = '';
  // in valid JSON, only a text before a colon is a name
  for (const [token, quoted, colon] of json.matchAll(/("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|[{}]/gs)) {
    if (token === '{') open.push(new Set());
    else if (token === '}') open.pop();
    else if (quoted !== undefined && colon !== undefined) {
      const name = String(JSON.parse(quoted));
      const names = open.at(-1);
      if (open.length === 1) field = name;
      if (names?.has(name)) return field;
      names?.add(name);
    }
  }
  return null;
}
