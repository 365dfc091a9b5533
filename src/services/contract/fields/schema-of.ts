/**
 * The JSON Schema of what a form sends: names, types, limits and choices of the wire. The API refuses any other name or
 * type.
 */
import {
  type Cell,
  type Choice,
  type Field,
  type Form,
  maxLineLength,
  maxRows,
  type Rows,
  yearLimits,
} from './field.ts';

export type Schema = Readonly<Record<string, unknown>>;

/** The schema of a body. A field that is left out of an edit stays as it was, so an edit requires none. */
export function schemaOf(form: Form, { isEdit = false }: { isEdit?: boolean } = {}): Schema {
  const required = Object.entries(form).flatMap(([name, field]) => (isRequired(field) ? [field.wire ?? name] : []));
  return {
    type: 'object',
    ...(!isEdit && required.length > 0 && { required }),
    properties: propertiesOf(form),
    additionalProperties: false,
  };
}

/** Whether the field is required whatever the others contain; only such a field may not be `null`. */
const isRequired = (field: Field | Cell): boolean =>
  field.required === true && field.when === undefined && field.fallback === undefined;

const propertiesOf = (fields: Readonly<Record<string, Field | Cell>>): Schema =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [field.wire ?? name, schemaOfField(field)]));

function schemaOfField(field: Field | Cell): Schema {
  const typeOf = (...types: string[]) => {
    const all = isRequired(field) ? types : [...types, 'null'];
    return all.length === 1 ? all[0] : all;
  };
  switch (field.kind) {
    case 'line': {
      const format =
        field.format &&
        { email: 'email', address: 'uri', username: 'email', phone: undefined, name: undefined }[field.format];
      return {
        type: typeOf('string'),
        ...(field.min !== undefined && { minLength: field.min }),
        maxLength: field.max ?? maxLineLength,
        ...(format && { format }),
      };
    }
    case 'lines':
      return { type: typeOf('string'), maxLength: field.max };
    case 'secret':
      return { type: 'string', ...(field.min !== undefined && { minLength: field.min }), maxLength: field.max };
    case 'amount':
      return {
        type: typeOf('number', 'string'),
        description: 'A number, or its text in either digit set.',
        ...(field.min === 0 ? { minimum: 0 } : { exclusiveMinimum: 0 }),
        maximum: field.max,
      };
    case 'date':
      return { type: typeOf('string'), format: 'date' };
    case 'month':
    case 'year':
      return {
        type: typeOf('string'),
        description: `YYYY-MM-DD; YYYY or YYYY-MM is the first day of it. From ${yearLimits.min} to ${yearLimits.max}.`,
      };
    case 'choice':
      return choiceSchema(field, typeOf);
    case 'choices':
      return { type: 'array', maxItems: maxRows, items: { type: 'string', maxLength: maxLineLength } };
    case 'check':
      return { type: 'integer', enum: [0, 1] };
    case 'document':
      return { type: ['string', 'null'], description: 'The `name` that upload_cv answered with.' };
    case 'photo':
      return { type: ['string', 'null'], description: 'The `file_url` that upload_photo answered with.' };
    case 'rows':
      return listOf(rowSchema(field), field.max);
    case 'details':
      return listOf({
        type: 'object',
        required: ['detail_type', 'value'],
        properties: {
          detail_type: { type: 'string', enum: Object.keys(field.details) },
          value: { type: 'string', maxLength: maxLineLength },
          note: { type: ['string', 'null'], maxLength: maxLineLength },
        },
        additionalProperties: false,
      });
    case 'answers':
      return listOf({
        type: 'object',
        required: ['question', 'answer'],
        minProperties: 2,
        properties: {
          question: { type: 'string', description: 'The question’s `name`.' },
          answer: { type: 'string', maxLength: field.max },
        },
        additionalProperties: false,
      });
    default:
      return field satisfies never;
  }
}

/** A row may be sent as it was read, with its name. */
function rowSchema({ cells, isNamed }: Rows): Schema {
  const schema = schemaOf(cells as Form); // every kind of cell is a kind of field
  if (!isNamed) return schema;
  const name = { type: ['string', 'null'], description: 'Ignored: the API names the rows.' };
  return { ...schema, properties: { name, ...propertiesOf(cells) } };
}

function choiceSchema(field: Choice, typeOf: (type: string) => unknown): Schema {
  const { from, isNumber } = field;
  if (from === 'countries')
    return { type: typeOf('string'), description: 'ISO 3166-1 alpha-2.', pattern: '^[A-Z]{2}$' };
  if (typeof from === 'string') return { type: typeOf('string'), maxLength: maxLineLength };
  const values = Object.keys(from).map((value) => (isNumber ? Number(value) : value));
  return { type: typeOf(isNumber ? 'integer' : 'string'), enum: isRequired(field) ? values : [...values, null] };
}

const listOf = (items: Schema, max = maxRows): Schema => ({ type: 'array', maxItems: max, items });
