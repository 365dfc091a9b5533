import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calls } from '../../src/services/contract/calls.ts';
import { type ListKey, lists } from '../../src/services/contract/lists.ts';
import { isObject } from '../../src/services/contract/readers.ts';

/** The required fields of each record: its name, and its title if it has one. */
const requiredByList = [
  ['profile', { name: 'N-1' }],
  ['fetchedBio', { name: 'N-1' }],
  ['jobRequests', { name: 'N-1', job_title: 'A job' }],
  ['jobDescription', { name: 'N-1', job_title: 'A job' }],
  ['contractList', { name: 'N-1', title: 'A title' }],
  ['contractDescription', { name: 'N-1', title: 'A title' }],
  ['invoices', { name: 'N-1', title: 'A title' }],
  ['taxDetails', { name: 'N-1' }],
  ['currencies', { name: 'N-1' }],
  ['educationLevels', { name: 'N-1', label: 'A label' }],
  ['preferences', { name: 'N-1', label: 'A label' }],
  ['industries', { name: 'N-1', label: 'A label' }],
  ['regions', { name: 'N-1', label: 'A label' }],
  ['serviceLines', { name: 'N-1', label: 'A label' }],
  ['yearsOfExperience', { name: 'N-1', label: 'A label' }],
  ['priceBasis', { name: 'N-1', label: 'A label' }],
  ['technicalSkills', { name: 'N-1', label: 'A label' }],
  ['languages', { name: 'N-1' }],
  ['services', { name: 'N-1', label: 'A label' }],
  ['openRequests', { service_line_name: 'A label' }],
  ['landingPage', {}],
  ['loginTheme', {}],
  ['translationText', {}],
] as const satisfies [ListKey, object][];

const single = new Set<ListKey>([
  'profile',
  'fetchedBio',
  'jobDescription',
  'contractDescription',
  'landingPage',
  'loginTheme',
  'translationText',
]);

/** Reads one record of a list. */
function read(key: ListKey, wire: unknown): Record<string, unknown> {
  const { reply } = calls[lists[key].call];
  const data: unknown = single.has(key) ? reply.create(wire) : reply.create([wire]);
  const [only] = Array.isArray(data) ? data : [data];
  if (!isObject(only)) throw new Error(`${key} was not read`);
  return only;
}

it('covers every list', () => {
  expect(requiredByList.map(([key]) => key).sort()).toEqual(Object.keys(lists).sort());
});

describe.each(requiredByList)('a record of %s', (key, requiredFields) => {
  const fields = Object.keys(read(key, requiredFields));

  it('is decoded from its required fields only; the others are absent', () => {
    const { ...others } = read(key, requiredFields);
    expect(others).toMatchObject(requiredFields);
    for (const name of Object.keys(requiredFields)) delete others[name];
    for (const value of Object.values(others)) expect([null, false, []]).toContainEqual(value);
  });

  it('is decoded with any values in its other fields, and decodes to itself again', () => {
    const wire = fc
      .record(Object.fromEntries(fields.map((name) => [name, fc.jsonValue({ maxDepth: 3 })])), { requiredKeys: [] })
      .map((others) => ({ ...others, ...requiredFields }));
    fc.assert(
      fc.property(wire, (value) => {
        const once = read(key, value);
        expect(once).toMatchObject(requiredFields);
        expect(read(key, once)).toEqual(once);
      }),
      { numRuns: 50 },
    );
  });

  it.each(Object.keys(requiredFields))('is unreadable without its %s', (name) => {
    for (const value of [undefined, null, '', {}]) {
      expect(() => read(key, { ...requiredFields, [name]: value })).toThrow();
    }
  });
});

it('an unknown status is left unchanged', () => {
  expect(read('jobRequests', { name: 'N', job_title: 'x', status: 'Haunted', my_status: 'Lost' })).toMatchObject({
    status: 'Haunted',
    my_status: 'Lost',
  });
  expect(read('invoices', { name: 'N', title: 'x', status: 'مفقودة' })).toMatchObject({ status: 'مفقودة' });
});

it('translations are strings that are not blank', () => {
  expect(read('translationText', { next: 'Next', later: '', start: ' ', cancel: null, email: 1 })).toEqual({
    next: 'Next',
  });
});
