import { expect, it } from 'vitest';
import { twiceGiven } from '../../api/http/twice-given.ts';

it.each([
  ['one name', '{"a":1,"a":2}', 'a'],
  ['one name with the same value', '{"a":1,"a":1}', 'a'],
  ['one name among others', '{"a":1,"b":2,"c":3,"b":4}', 'b'],
  ['a name that is also a text', '{"a":"a","b":"a","a":1}', 'a'],
  ['a name in two notations', '{"a":1,"\\u0061":2}', 'a'],
  ['a name with a quotation mark', '{"a\\"":1,"a\\"":2}', 'a"'],
  ['the name that is empty', '{"":1,"":2}', ''],
  ['a name before any white space', '{"a" :1,"a"\t:1}', 'a'],
  ['a name before a line break', '{"a"\r\n:1,\n"a"\n:1}', 'a'],
  ['a name in an object', '{"a":{"b":1,"b":2}}', 'a'],
  ['a name in a row', '{"c":1,"a":[{"b":1},{"b":1,"b":2}]}', 'a'],
  ['a name deep in a field', '{"a":{"b":[[{"c":{"d":1,"d":2}}]]}}', 'a'],
  ['a name after a row that ends', '{"a":[{"b":1}],"b":2,"a":3}', 'a'],
])('finds the field in which is given twice: %s', (_, json, field) => {
  JSON.parse(json);
  expect(twiceGiven(json)).toBe(field);
});

it.each([
  '{}',
  '{"a":"b","b":"a"}',
  '{"a":["a","a"]}',
  '{"a":[{"b":1},{"b":2}],"b":{"a":1}}',
  '{"a":"\\"a\\":1","b":"{\\"b\\":1}"}',
  '{"a":"\\\\","b":"\\\\"}',
  '{"a":"b : c","b":"a :"}',
])('finds nothing in %s', (json) => {
  JSON.parse(json);
  expect(twiceGiven(json)).toBeNull();
});
