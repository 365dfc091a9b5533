import { describe, expect, it } from 'vitest';
import { emptyPersisted } from '../../src/machines/persistence/restore.ts';
import type { Slice } from '../../src/machines/persistence/slice-spec.ts';
import { readStored } from './read-stored.ts';
import { startReady } from './start-app.ts';
import {
  arabic,
  auth,
  bioContext,
  contestedBio,
  dataOf,
  english,
  everySlice,
  signUpContext,
  textOf,
} from './stored.ts';

describe('every sound slice', () => {
  it.each(everySlice.map(([name, slice]) => ({ name, state: JSON.stringify(slice.value), slice })))(
    'of $name in $state comes back as it was',
    ({ name, slice }) => {
      expect(readStored(textOf({ [name]: slice }), true)).toEqual({
        slices: { [name]: slice },
        damaged: [],
        isLoggedIn: true,
      });
    },
  );

  it('comes back beside the others', () => {
    const slices = Object.fromEntries(everySlice);
    expect(readStored(textOf(slices), true)).toEqual({ slices, damaged: [], isLoggedIn: true });
  });
});

describe('a storage that is damaged as a whole', () => {
  it.each(['', '{', '[]', '[1]', 'null', '1', '"text"', 'true', '{"language":', '\u0000'])('%j is named', (text) => {
    expect(readStored(text, false)).toEqual({ slices: {}, damaged: ['persist:root'], isLoggedIn: false });
  });

  it('is not damaged where it is empty', () => {
    expect(readStored(null, false)).toEqual(emptyPersisted);
    expect(readStored('{}', true)).toEqual({ ...emptyPersisted, isLoggedIn: true });
  });
});

describe('a slice that is damaged', () => {
  const broken: Record<string, unknown> = {
    'of another version': { ...english, version: 2 },
    'of no version': { value: 'en', context: english.context },
    'in no state': { version: 1, context: english.context },
    'in an unknown state': { ...english, value: 'fr' },
    'in a state that is no text': { ...english, value: 1 },
    'in several states': { ...english, value: { en: {}, ar: {} } },
    'in a state that its context denies': { ...english, value: 'ar' },
    'of two languages': { ...english, context: { ...english.context, languageToggle: true } },
    'without context': { version: 1, value: 'en' },
    'with a context of another type': { ...english, context: [] },
    'that lacks a key': { ...english, context: { languageToggle: false, language_abbr: 'en' } },
    'that is null': null,
    'that is a list': [english],
  };

  it.each(Object.entries(broken))('%s falls back alone and is named', (_, slice) => {
    expect(readStored(textOf({ language: slice, auth: auth.succeeded }), true)).toEqual({
      slices: { auth: auth.succeeded },
      damaged: ['language'],
      isLoggedIn: true,
    });
  });

  it.each([
    ['not a text', '{"language":{"version":1}}'],
    ['cut short', '{"language":"{\\"version\\":1,\\"val"}'],
    ['no JSON', '{"language":"hello"}'],
  ])('and is %s likewise', (_, text) => {
    expect(readStored(text, false)).toEqual({ slices: {}, damaged: ['language'], isLoggedIn: false });
  });

  const wrong = (slice: Slice, context: object): Slice => ({ ...slice, context: { ...slice.context, ...context } });
  const succeeded: Slice = {
    version: 1,
    value: 'succeeded',
    context: { data: dataOf('regions'), loading: false, error: null, previousData: null, params: {} },
  };
  const choosing: Slice = { version: 2, value: 'choosing', context: contestedBio };
  const signUp: Slice = { version: 1, value: 'review', context: signUpContext };
  it.each([
    ['auth', 'a token that is a number', wrong(auth.succeeded, { token: 1 })],
    ['auth', 'a token that no header can carry', wrong(auth.succeeded, { token: 'T\n1' })],
    ['auth', 'success without a token', wrong(auth.succeeded, { token: '' })],
    ['auth', 'a failure that is none', wrong(auth.idle, { loading: 'failed', error: 'Bad Request' })],
    ['auth', 'a token without success', wrong(auth.idle, { token: 'T1' })],
    ['auth', 'an attempt that runs', { ...wrong(auth.idle, { loading: 'pending' }), value: 'pending' }],
    ['signUp', 'a state in which something runs', { ...signUp, value: { documents: 'uploading' } }],
    ['signUp', 'a draft of another type', wrong(signUp, { draft: 'text' })],
    [
      'bio',
      'a draft that is a list',
      { version: 2, value: { editing: 'typing' }, context: { ...bioContext, draft: [] } },
    ],
    ['bio', 'a choice where there is one version', { ...choosing, context: { ...contestedBio, latest: null } }],
    ['bio', 'two versions where nobody chooses', { ...choosing, value: { editing: 'typing' } }],
    ['bio', 'a side that is none', wrong(choosing, { sides: { bio: 'both' } })],
    ['regions', 'data of another type', wrong(succeeded, { data: 'text' })],
    ['regions', 'data of which not one row can be read', wrong(succeeded, { data: [1, null, {}] })],
    ['regions', 'no data', wrong(succeeded, { data: null })],
    ['regions', 'success that still loads', wrong(succeeded, { loading: true })],
    ['regions', 'older data of another type', wrong(succeeded, { previousData: 1 })],
    ['regions', 'parameters that are no texts', wrong(succeeded, { params: { name: 1 } })],
    ['invoices', 'success without data', wrong(succeeded, { data: null })],
  ] as const)('%s: %s', (name, _, slice) => {
    expect(readStored(textOf({ [name]: slice, language: arabic }), true)).toEqual({
      slices: { language: arabic },
      damaged: [name],
      isLoggedIn: true,
    });
  });
});

describe('keys that are not ours', () => {
  it('are left out, wherever they stand', () => {
    const slice = { ...english, extra: 1, context: { ...english.context, password: 'secret' } };
    const text = textOf({ language: slice, somebody: { version: 1 }, regionz: 1 });
    expect(readStored(text, false)).toEqual({ slices: { language: english }, damaged: [], isLoggedIn: false });
  });

  const poison = '{"isLoggedIn":true,"polluted":true}';

  it('that name a prototype are left out beside the slices', () => {
    const text = `{"__proto__":${poison},"constructor":${poison},"language":${JSON.stringify(JSON.stringify(english))}}`;
    expect(readStored(text, false)).toEqual({ slices: { language: english }, damaged: [], isLoggedIn: false });
    expect({}).not.toHaveProperty('polluted');
  });

  it.each(['__proto__', 'constructor', 'toString'])(
    'that name a prototype damage the slice they stand in: %s',
    (key) => {
      const whole = JSON.stringify(english);
      for (const text of [whole, JSON.stringify(english.context)]) {
        const slice = whole.replace(text, text.replace('{', `{"${key}":${poison},`));
        expect(readStored(`{"language":${JSON.stringify(slice)}}`, false)).toEqual({
          slices: {},
          damaged: ['language'],
          isLoggedIn: false,
        });
      }
      expect({}).not.toHaveProperty('polluted');
    },
  );

  it('that name a prototype stay data where any key may stand', () => {
    const data = `{"next":"Next","__proto__":"a","constructor":"b"}`;
    const context = `{"data":${data},"loading":false,"error":null,"kept":null,"params":{}}`;
    const slice = `{"version":1,"value":"succeeded","context":${context}}`;
    const { slices, damaged } = readStored(`{"translationText":${JSON.stringify(slice)}}`, false);
    expect(damaged).toEqual([]);
    expect(JSON.stringify(slices.translationText?.context.data)).toBe(data);
    expect(Object.getPrototypeOf(slices.translationText?.context.data)).toBe(Object.prototype);
  });
});

describe('without the flag', () => {
  const slices = Object.fromEntries(everySlice);

  it('every personal list is dropped, and what is public stays', () => {
    const { slices: persisted, damaged } = readStored(textOf({ ...slices, auth: auth.idle }), false);
    expect(damaged).toEqual([]);
    const dropped = Object.keys(slices).filter((name) => !Object.hasOwn(persisted, name));
    expect(dropped.sort()).toEqual(
      [
        'bio',
        'contractDescription',
        'contractList',
        'fetchedBio',
        'invoices',
        'jobDescription',
        'jobRequests',
        'profile',
        'profileDraft',
        'quotation',
        'taxDetails',
      ].sort(),
    );
  });

  it('the token is dropped, and it is known whose session it was', () => {
    expect(readStored(textOf({ auth: auth.succeeded }), false).slices).toEqual({
      auth: { version: 1, value: 'idle', context: { ...auth.succeeded.context, token: '', loading: 'idle' } },
    });
  });

  it.each(['idle', 'expired', 'failed'] as const)('a session that is none comes back: %s', (state) => {
    expect(readStored(textOf({ auth: auth[state] }), false).slices).toEqual({ auth: auth[state] });
  });

  it('the bio that was being written outlives the session that expired', () => {
    const bio = { version: 2, value: { editing: 'typing' }, context: bioContext };
    expect(readStored(textOf({ auth: auth.expired, bio }), false).slices).toEqual({ auth: auth.expired, bio });
    expect(readStored(textOf({ auth: auth.idle, bio }), false).slices).toEqual({ auth: auth.idle });
    expect(readStored(textOf({ bio }), false).slices).toEqual({});
  });
});

describe('a choice between two versions', () => {
  const persisted = (slice: object) => readStored(textOf({ auth: auth.succeeded, bio: slice }), true);

  it('goes on where it was left, with the side that was chosen', async () => {
    const { app } = await startReady(persisted({ version: 2, value: 'choosing', context: contestedBio }));
    const bio = app.child('bio');
    expect(bio.getSnapshot()).toMatchObject({ value: 'choosing', context: contestedBio });
    bio.send({ type: 'conflict.choose', field: 'bio', side: 'mine' });
    bio.send({ type: 'conflict.settle' });
    expect(bio.getSnapshot()).toMatchObject({
      value: 'saving',
      context: { startedFrom: contestedBio.latest.modified, draft: { bio: 'Eleven years' }, latest: null },
    });
  });

  it('was not kept by older slices, which come back as they are', () => {
    const { latest: _, sides: __, ...older } = bioContext;
    expect(persisted({ version: 2, value: { editing: 'typing' }, context: older })).toMatchObject({
      slices: { bio: { value: { editing: 'typing' }, context: bioContext } },
      damaged: [],
    });
  });
});
