/** The JSON Schema of what a form sends: names, kinds, limits and choices of the wire. */
import { type Cell, type Field, type Form, maxLineLength, maxRows, yearLimits } from './field.ts';

export type Schema = Readonly<Record<string, unknown>>;

/** The schema of a body. A field that is left out of an edit stays as it was, so an edit requires none. */
export function schemaOf(form: Form, { isEdit = false }: { isEdit?: boolean } = {}): Schema {
  const required = Object.entries(form).flatMap(([name, field]) =>
    field.required && !field.when && field.fallback === undefined ? [field.wire ?? name] : [],
  );
  return {
    type: 'object',
    ...(!isEdit && required.length > 0 && { required }),
    properties: propertiesOf(form),
  };
}

const propertiesOf = (fields: Readonly<Record<string, Field | Cell>>): Schema =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [field.wire ?? name, schemaOfField(field)]));

function schemaOfField(field: Field | Cell): Schema {
  const isRequired = field.required && field.fallback === undefined;
  const typeOf = (type: string) => (isRequired ? type : [type, 'null']);
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
        type: isRequired ? ['number', 'string'] : ['number', 'string', 'null'],
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
      return choiceSchema(field, typeOf('string'));
    case 'choices':
      return { type: 'array', maxItems: maxRows, items: { type: 'string', maxLength: maxLineLength } };
    case 'check':
      return { enum: [0, 1] };
    case 'document':
      return { type: ['string', 'null'], description: 'The `name` that upload_cv answered with.' };
    case 'photo':
      return { type: ['string', 'null'], description: 'The `file_url` that upload_photo answered with.' };
    case 'rows':
      return listOf(schemaOf(field.cells as Form)); // every kind of cell is a kind of field
    case 'details':
      return listOf({
        type: 'object',
        required: ['detail_type', 'value'],
        properties: {
          detail_type: { enum: Object.keys(field.details) },
          value: { type: 'string', maxLength: maxLineLength },
          note: { type: ['string', 'null'], maxLength: maxLineLength },
        },
      });
    case 'answers':
      return listOf({
        type: 'object',
        required: ['question', 'answer'],
        properties: {
          question: { type: 'string', description: 'The question’s `name`.' },
          answer: { type: 'string', maxLength: field.max },
        },
      });
    default:
      return field satisfies never;
  }
}

function choiceSchema({ from, isNumber }: Extract<Field, { kind: 'choice' }>, type: unknown): Schema {
  if (from === 'countries') return { type, description: 'ISO 3166-1 alpha-2.', pattern: '^[A-Z]{2}$' };
  if (typeof from === 'string') return { type, maxLength: maxLineLength };
  return { enum: Object.keys(from).map((value) => (isNumber ? Number(value) : value)) };
}

const listOf = (items: Schema): Schema => ({ type: 'array', maxItems: maxRows, items });
