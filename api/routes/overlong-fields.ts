/** Finds what is far too long in a posted record, before any of it is cleaned, compared or looked up. */
import { type DraftKey, kindsOf } from '../../src/services/contract/draft-kinds.ts';
import { maxLengthOf, type RecordRefusal } from '../../src/services/contract/draft-shapes.ts';
import { isOverlong } from '../../src/services/contract/forms.ts';
import { isObject } from '../../src/services/contract/readers.ts';
import { mostRows } from '../../src/services/contract/sign-up-rules.ts';

type Found = [path: string, refusal: RecordRefusal][];

export function overlongIn(key: DraftKey, body: Readonly<Record<string, unknown>>): Found {
  return kindsOf(key).flatMap(([field, kind]): Found => {
    const value = Object.hasOwn(body, field) ? body[field] : undefined;
    const isList = kind === 'choices' || typeof kind === 'object';
    if (!isList) return overlongText(field, value, maxLengthOf(field));
    if (!Array.isArray(value)) return [];
    if (value.length > mostRows) return [[field, 'tooMany']];
    return value.flatMap((item, at) => {
      if (kind === 'choices') return overlongText(field, item, maxLengthOf(field));
      if (!isObject(item)) return [];
      return Object.keys(kind.rows).flatMap((cell) =>
        overlongText(`${field}.${at}.${cell}`, item[cell], maxLengthOf(cell)),
      );
    });
  });
}

function overlongText(path: string, value: unknown, max: number): Found {
  // a value that is no text is read as its JSON
  const read = typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
  return isOverlong(read, max) ? [[path, 'tooLong']] : [];
}
