/** Compares the types and the names in a posted body with its schema. Limits and choices are validated by the form. */
import type { Schema } from '../../src/services/contract/fields/schema-of.ts';
import { isObject } from '../../src/services/contract/readers.ts';
import { fieldError, tooManyError } from './field-error-texts.ts';
import type { FieldError } from './http-error.ts';

type Found =
  | readonly [path: string, code: 'wrongType' | 'required' | 'unknownField' | 'invalidChoice']
  | readonly [path: string, code: 'tooMany', max: number];

/** The response names this many fields at most. */
const maxErrors = 20;

/** A field error for each value of a type, and for each name, that the schema does not have. */
export function typeErrors(schema: Schema, body: Readonly<Record<string, unknown>>): FieldError[] {
  const errors: FieldError[] = [];
  for (const [path, code, max] of errorsInObject(schema, body, '')) {
    errors.push(code === 'tooMany' ? tooManyError(path, max) : fieldError(path, code));
    if (errors.length === maxErrors) break;
  }
  return errors;
}

function* errorsIn(schema: Schema, value: unknown, path: string): Generator<Found> {
  const types = [schema.type].flat();
  if (!types.some((type) => isOfType(value, type))) yield [path, 'wrongType'];
  else if (Array.isArray(value)) yield* errorsInList(schema, value, path);
  else if (isObject(value)) {
    yield* missingIn(schema, value, path);
    yield* errorsInObject(schema, value, `${path}.`);
  } else if (typeof value === 'number' && Array.isArray(schema.enum) && !schema.enum.includes(value))
    yield [path, 'invalidChoice'];
}

function* errorsInList({ items, maxItems }: Schema, list: readonly unknown[], path: string): Generator<Found> {
  if (typeof maxItems === 'number' && list.length > maxItems) yield [path, 'tooMany', maxItems];
  else for (const [at, item] of list.entries()) yield* errorsIn(items as Schema, item, `${path}.${at}`); // every schema of a list has items
}

function* errorsInObject(
  { properties }: Schema,
  value: Readonly<Record<string, unknown>>,
  prefix: string,
): Generator<Found> {
  const known = isObject(properties) ? properties : {};
  for (const name of Object.keys(value)) {
    const [path, item] = [`${prefix}${name}`, value[name]];
    const schema = Object.hasOwn(known, name) ? (known[name] as Schema) : null; // every property is a schema
    if (schema === null) yield [path.slice(0, maxPathLength), 'unknownField'];
    else if (item === null && isRequiredText(schema)) yield [path, 'required'];
    else yield* errorsIn(schema, item, path);
  }
}

/** The page sends an empty text as `null`. */
function isRequiredText({ type }: Schema): boolean {
  const types = [type].flat();
  return types.includes('string') && !types.includes('null');
}

/**
 * The form reports what a body or one of its rows lacks; an answer belongs to no form, so its schema states a minimum.
 */
function* missingIn({ required, minProperties }: Schema, row: object, path: string): Generator<Found> {
  if (minProperties === undefined) return;
  for (const name of Array.isArray(required) ? required : [])
    if (!Object.hasOwn(row, name)) yield [`${path}.${name}`, 'required'];
}

const maxPathLength = 200;

function isOfType(value: unknown, type: unknown): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'integer':
      return Number.isInteger(value);
    case 'number':
      return Number.isFinite(value); // JSON.parse reads 1e999 as Infinity
    default:
      return typeof value === type;
  }
}
