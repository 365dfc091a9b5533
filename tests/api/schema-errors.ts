/** The part of JSON Schema that the documentation of the API uses. */
import { isObject } from '../../src/services/contract/readers.ts';

/** Each place in a value that its schema does not allow, with the value there. */
export function schemaErrors(schema: unknown, value: unknown, path = ''): string[] {
  if (!isObject(schema)) throw new Error(`There is no schema for ${path}.`);
  const { type, enum: choices, pattern } = schema;
  const isAllowed =
    (type === undefined || [type].flat().some((each) => isOfType(value, each))) &&
    (!Array.isArray(choices) || choices.includes(value)) &&
    (schema.const === undefined || schema.const === value) &&
    (typeof pattern !== 'string' || typeof value !== 'string' || new RegExp(pattern).test(value)) &&
    isWithinLimits(schema, value) &&
    (schema.format !== 'date' || typeof value !== 'string' || /^\d{4}-\d{2}-\d{2}$/.test(value));
  if (!isAllowed) return [`${path} ${JSON.stringify(value)}`];
  if (Array.isArray(value)) return value.flatMap((item) => schemaErrors(schema.items, item, `${path}[]`));
  if (isObject(value)) return errorsInObject(schema, value, path);
  return [];
}

function errorsInObject(schema: Record<string, unknown>, value: Record<string, unknown>, path: string): string[] {
  const { required, properties, additionalProperties } = schema;
  const missing = Array.isArray(required) ? required.filter((key) => !Object.hasOwn(value, String(key))) : [];
  const known = isObject(properties) ? properties : {};
  return [
    ...missing.map((key) => `${path}.${key} is missing`),
    ...Object.entries(value).flatMap(([key, item]) => {
      const own = Object.hasOwn(known, key) ? known[key] : additionalProperties;
      if (own === false) return [`${path}.${key} is unknown`];
      return own === undefined ? [] : schemaErrors(own, item, `${path}.${key}`);
    }),
  ];
}

function isOfType(value: unknown, type: unknown): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  return type === 'integer' ? Number.isInteger(value) : typeof value === type;
}

function isWithinLimits(schema: Record<string, unknown>, value: unknown): boolean {
  const limit = (name: string, otherwise: number) => (typeof schema[name] === 'number' ? schema[name] : otherwise);
  const isFrom = (size: number, min: string, max: string) =>
    size >= limit(min, Number.NEGATIVE_INFINITY) && size <= limit(max, Number.POSITIVE_INFINITY);
  if (Array.isArray(value)) return isFrom(value.length, 'minItems', 'maxItems');
  if (typeof value === 'string') return isFrom([...value].length, 'minLength', 'maxLength');
  if (typeof value !== 'number') return true;
  return isFrom(value, 'minimum', 'maximum') && value > limit('exclusiveMinimum', Number.NEGATIVE_INFINITY);
}
