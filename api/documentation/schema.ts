/** JSON Schemas of the replies, generated from the records of the contract. */
import {
  check,
  type Decoder,
  day,
  type Field,
  type Fields,
  type ListName,
  number,
  type RecordShape,
  time,
} from '../../src/services/contract/readers.ts';
import * as statuses from '../../src/services/contract/statuses.ts';

export type Schema = Readonly<Record<string, unknown>>;

/** Whether the null fields are left out of the JSON, as in a document, or sent as `null`, as in the rows of a list. */
export type Nulls = 'sent' | 'left out';

/** The schema of a reply. */
export function schemaOf({ each, of }: Decoder<unknown>, nulls: Nulls): Schema {
  if (each !== undefined) return { type: 'array', items: schemaOf(each, nulls) };
  if (of === undefined) return { type: 'object', additionalProperties: { type: 'string' } };
  return typeof of === 'function' ? schemaOfField(of, nulls) : schemaOfRecord(of, nulls);
}

function schemaOfRecord({ fields, required }: RecordShape, nulls: Nulls): Schema {
  const { properties } = schemaOfFields(fields, nulls);
  const present = Object.keys(fields).filter(
    (key) => nulls === 'sent' || required.includes(key) || !isNullable(fields[key]),
  );
  const exact = Object.entries(properties).map(([key, schema]) => [
    key,
    required.includes(key) ? withoutNull(schema) : schema,
  ]);
  return { type: 'object', required: present, properties: Object.fromEntries(exact) };
}

function schemaOfFields(
  fields: Fields,
  nulls: Nulls,
): { type: string; required: string[]; properties: Record<string, Schema> } {
  const entries = Object.entries(fields);
  return {
    type: 'object',
    required: entries.filter(([, field]) => nulls === 'sent' || !isNullable(field)).map(([key]) => key),
    properties: Object.fromEntries(entries.map(([key, field]) => [key, schemaOfField(field, nulls)])),
  };
}

/** The schema of one field. */
export function schemaOfField(field: Field, nulls: Nulls): Schema {
  const { of } = field;
  if (typeof of === 'string') return oneOfSchema(lists[of]);
  if (isList(of)) return oneOfSchema(of);
  if (typeof of === 'function') return { type: 'array', items: withoutNull(schemaOfField(of, nulls)) };
  if (of !== undefined) return { ...schemaOfFields(of, nulls), type: ['object', 'null'] };
  return plainSchemas.get(field) ?? { type: ['string', 'null'] };
}

const oneOfSchema = (values: readonly string[]): Schema => ({ type: ['string', 'null'], enum: [...values, null] });

const isList = (of: Field['of']): of is readonly string[] => Array.isArray(of);

/** The values that each field of a fixed list takes. */
const lists: Readonly<Record<ListName, readonly string[]>> = statuses;

/** The schemas of simple fields. Every other simple field is a text. */
const plainSchemas = new Map<Field, Schema>([
  [number, { type: ['number', 'null'] }],
  [check, { type: 'integer', enum: [0, 1] }],
  [day, { type: ['string', 'null'], format: 'date' }],
  [time, { type: ['string', 'null'], pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}(\\.\\d{1,6})?$' }],
]);

const isNullable = (field: Field | undefined): boolean => field !== check && typeof field?.of !== 'function';

function withoutNull({ type, ...rest }: Schema): Schema {
  const only = Array.isArray(type) ? type.find((each) => each !== 'null') : type;
  return {
    ...rest,
    type: only,
    ...(Array.isArray(rest.enum) && { enum: rest.enum.filter((value) => value !== null) }),
  };
}
