/** A slice of a later version is left in storage as it is. */
import { describe, expect, it } from 'vitest';
import { toggle } from './persist-inputs.ts';
import { startPersisting } from './start-persisting.ts';
import { textOf } from './stored.ts';

describe('a slice of a later version', () => {
  const later = { version: 99, value: 'dictating', context: { draft: { first_name: 'نور' } } };

  it.each([
    ['of a feature that is not loaded', 'signUp'],
    ['of an actor that is running', 'language'],
    ['that this version does not have', 'outbox'],
  ])('%s is written back unchanged', async (_, name) => {
    const { of, idle, written } = await startPersisting({}, () => true, textOf({ [name]: later }));
    of('language').send(toggle);
    of('prompt').send({ type: 'prompt.open' });
    idle.pass();
    expect(JSON.parse(JSON.parse(written.at(-1) ?? '{}')[name])).toEqual(later);
    expect(JSON.parse(written.at(-1) ?? '{}')).toHaveProperty('prompt');
  });

  it('that a tab of that version wrote meanwhile is written back unchanged', async () => {
    const { of, idle, written, overwrite } = await startPersisting();
    overwrite(textOf({ outbox: later }));
    of('language').send(toggle);
    idle.pass();
    expect(JSON.parse(JSON.parse(written.at(-1) ?? '{}').outbox)).toEqual(later);
  });
});
