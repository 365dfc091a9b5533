/** Compares the replies that the API sends with the records of the contract, and with the schemas made from them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataSchemaOf } from '../../api/documentation/responses.ts';
import { type Call, type CallName, calls } from '../../src/services/contract/calls.ts';
import { type Decoder, type Field, type Fields, isObject } from '../../src/services/contract/readers.ts';
import { exported } from '../../src/services/contract/records/exported.ts';
import { everyReply, type Replies } from './every-reply.ts';
import { schemaErrors } from './schema-errors.ts';
import { createTestApi, type TestApi } from './test-api.ts';

const rows = Object.entries<Call>(calls) as [CallName, Call][]; // `calls` is a literal, so these are all its keys
const withEnvelope = rows.filter(([, { reads }]) => reads !== 'file').map(([name]) => name);

/** The ends of the paths that no record reads, with the reason for which the API sends them. */
const sentUnread: Readonly<Record<string, string>> = {
  owner: 'Frappe sends it with every document.',
  creation: 'Frappe sends it with every document.',
  modified: 'Frappe sends it with every document; a tax is never edited here.',
  modified_by: 'Frappe sends it with every document.',
  docstatus: 'Frappe sends it with every document.',
  idx: 'Frappe sends it with every document.',
  is_private: 'Frappe sends it with every file; a page recognises a private file by its address.',
  'sections[].image': 'A section of the landing page may have a picture; the page shows none.',
  'deliverables[].name': 'Frappe names every row of a child table.',
  'required_skills[].name': 'Frappe names every row of a child table.',
};

/** Calls without a record, with the reason. */
const withoutRecord: Partial<Record<CallName, string>> = {
  getTranslationText: 'Its keys are message ids.',
};

describe.each(['en', 'ar'] as const)('in %s', (language) => {
  let api: TestApi;
  let replies: Replies;
  beforeAll(async () => {
    api = await createTestApi();
    replies = await everyReply(api, language);
  });
  afterAll(() => api.close());

  it('makes every call', () => {
    expect([...replies.keys()].sort()).toEqual([...withEnvelope].sort());
  });

  it.each(withEnvelope.filter((name) => !(name in withoutRecord)))(
    '%s sends the keys that its record reads, and no others',
    (name) => {
      expect(differencesOf(name, replies.get(name) ?? [])).toEqual([]);
    },
  );

  it('describes every day and every time that it sends', () => {
    const found = [...replies].flatMap(([name, data]) =>
      data.flatMap((each) => undescribedTimes(dataSchemaOf(name), each, name)),
    );
    expect([...new Set(found)]).toEqual([]);
  });

  it('sends what the OpenAPI document describes', () => {
    const errors = [...replies].flatMap(([name, data]) => {
      const schema = dataSchemaOf(name);
      return data.flatMap((each) => schemaErrors(schema, each, name));
    });
    // the demonstration has one request and one invoice with a status that no list contains
    expect([...new Set(errors)].sort()).toEqual([
      'exportMyData.invoices[].status "In Dispute"',
      'getInvoice.status "In Dispute"',
      'getInvoices[].status "In Dispute"',
      'getJobDescription.status "Pending Committee"',
      'getJobRequests[].status "Pending Committee"',
    ]);
  });
});

/** Each text with a day or a time that its schema describes as another text. */
function undescribedTimes(schema: unknown, value: unknown, path: string): string[] {
  if (!isObject(schema)) return [];
  if (Array.isArray(value)) return value.flatMap((item) => undescribedTimes(schema.items, item, `${path}[]`));
  if (isObject(value)) {
    const own = isObject(schema.properties) ? schema.properties : {};
    return Object.entries(value).flatMap(([key, item]) => undescribedTimes(own[key], item, join(path, key)));
  }
  const isText = typeof value === 'string';
  const isUndescribed =
    (isText && /^\d{4}-\d{2}-\d{2}$/.test(value) && schema.format !== 'date') ||
    (isText && /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/.test(value) && schema.pattern === undefined);
  return isUndescribed ? [path] : [];
}

function differencesOf(name: CallName, replies: readonly unknown[]): string[] {
  const read = declaredBy(name);
  const sent = new Set(replies.flatMap((reply) => [...keysOf(reply)]));
  const unread = [...sent].filter((key) => !read.has(key) && !isSentUnread(key));
  const missing = [...read].filter((key) => !sent.has(key));
  return [
    ...unread.map((key) => `${name}: sends "${key}", which nobody reads`),
    ...missing.map((key) => `${name}: never sends "${key}"`),
  ];
}

const isSentUnread = (path: string): boolean =>
  Object.keys(sentUnread).some((end) => path === end || path.endsWith(`.${end}`));

/** The paths of all keys in a value; `[]` steps into the elements of a list. */
function keysOf(value: unknown, path = ''): Set<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((item) => [...keysOf(item, `${path}[]`)]));
  if (!isObject(value)) return new Set();
  return new Set(Object.entries(value).flatMap(([key, item]) => [join(path, key), ...keysOf(item, join(path, key))]));
}

/** The paths of all keys that a call's record reads. */
function declaredBy(name: CallName): Set<string> {
  const { reply }: Call = calls[name];
  return new Set(name === 'exportMyData' ? pathsOfField(exported, '') : pathsOf(reply, ''));
}

function pathsOf({ each, of }: Decoder<unknown>, path: string): string[] {
  if (each !== undefined) return pathsOf(each, `${path}[]`);
  if (of === undefined) return [];
  return typeof of === 'function' ? pathsOfField(of, path) : pathsOfFields(of.fields, path);
}

function pathsOfField({ of }: Field, path: string): string[] {
  if (typeof of === 'function') return pathsOfField(of, `${path}[]`);
  return isObject(of) ? pathsOfFields(of, path) : [];
}

function pathsOfFields(fields: Fields, path: string): string[] {
  return Object.entries(fields).flatMap(([key, field]) => [join(path, key), ...pathsOfField(field, join(path, key))]);
}

const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);
