/** The values that the documentation of the API lists for each status. */
import { expect, it } from 'vitest';
import { dataSchemaOf } from '../../api/documentation/responses.ts';
import { type CallName, calls } from '../../src/services/contract/calls.ts';
import { isObject } from '../../src/services/contract/readers.ts';

/** A line for each field that takes one of a few texts. */
function choicesIn(schema: unknown, path: string): string[] {
  if (!isObject(schema)) return [];
  const { enum: values, items, properties } = schema;
  const own = Array.isArray(values) && values.some((value) => typeof value === 'string');
  return [
    ...(own ? [`${path}: ${values.filter((value) => value !== null).join(', ')}`] : []),
    ...choicesIn(items, `${path}[]`),
    ...Object.entries(isObject(properties) ? properties : {}).flatMap(([key, each]) =>
      choicesIn(each, `${path}.${key}`),
    ),
  ];
}

it('documents the values of each status that a call sends', async () => {
  const lines = (Object.keys(calls) as CallName[]).flatMap((name) => choicesIn(dataSchemaOf(name), name));
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('expected/choices.txt');
});
