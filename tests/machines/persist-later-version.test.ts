/** A slice of a later version is left in storage as it is. */
import { describe, expect, it } from 'vitest';
import { change, toggle } from './persist-inputs.ts';
import { startPersisting } from './start-persisting.ts';
import { textOf } from './stored.ts';

describe('a slice of a later version', () => {
  const later = { version: 99, value: 'dictating', context: { draft: { first_name: 'نور' } } };

  it.each([
    ['of a feature that is not loaded', 'signUp'],
    ['of an actor that is running', 'language'],
    ['that this version does not have', 'dictation'],
  ])('%s is written back unchanged', async (_, name) => {
    const { of, idle, written } = await startPersisting({}, () => true, textOf({ [name]: later }));
    of('language').send(toggle);
    of('prompt').send({ type: 'prompt.open' });
    idle.pass();
    expect(JSON.parse(JSON.parse(written.at(-1) ?? '{}')[name])).toEqual(later);
    expect(JSON.parse(written.at(-1) ?? '{}')).toHaveProperty('prompt');
  });

  it.each(['outbox', 'dictation'])(
    'of %s that a tab of that version wrote meanwhile is written back unchanged',
    async (name) => {
      const { of, idle, written, overwrite } = await startPersisting();
      overwrite(textOf({ [name]: later }));
      of('language').send(toggle);
      idle.pass();
      expect(JSON.parse(JSON.parse(written.at(-1) ?? '{}')[name])).toEqual(later);
    },
  );

  it('is not replaced by what was typed here just before', async () => {
    const { of, idle, written, overwrite } = await startPersisting();
    of('signUp').send(change('Noor'));
    overwrite(textOf({ signUp: later }));
    of('language').send(toggle);
    idle.pass();
    expect(JSON.parse(JSON.parse(written.at(-1) ?? '{}').signUp)).toEqual(later);
  });
});
