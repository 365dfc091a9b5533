/** Tests the restoring of slices from storage. Long because of the tables of damaged and unknown stored values. */
import { describe, expect, it } from 'vitest';
import { emptyPersisted, parseState, readPersisted, withLanguage } from '../../src/machines/persistence/restore.ts';
import type { Slice } from '../../src/machines/persistence/slice-spec.ts';
import { readStored } from './read-stored.ts';
import { startReady } from './start-app.ts';
import {
  arabic,
  auth,
  bioContext,
  conflictingBio,
  dataOf,
  english,
  everySlice,
  signUpContext,
  textOf,
} from './stored.ts';

describe('every valid slice', () => {
  it.each(everySlice.map(([name, slice]) => ({ name, state: JSON.stringify(slice.value), slice })))(
    'of $name in $state is restored unchanged',
    ({ name, slice }) => {
      expect(readStored(textOf({ [name]: slice }), true)).toEqual({
        slices: { [name]: slice },
        damaged: [],
        isLoggedIn: true,
      });
    },
  );

  it('is restored together with the others', () => {
    const slices = Object.fromEntries(everySlice);
    expect(readStored(textOf(slices), true)).toEqual({ slices, damaged: [], isLoggedIn: true });
  });
});

describe('a storage that cannot be parsed', () => {
  it.each(['', '{', '[]', '[1]', 'null', '1', '"text"', 'true', '{"language":', '\u0000'])(
    'is reported as damaged: %j',
    (text) => {
      expect(readStored(text, false)).toEqual({ slices: {}, damaged: ['persist:root'], isLoggedIn: false });
    },
  );

  it('is not reported when it is empty', () => {
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
    'in a state that is not a string': { ...english, value: 1 },
    'in several states': { ...english, value: { en: {}, ar: {} } },
    'in a state that contradicts its context': { ...english, value: 'ar' },
    'with another toggle than its language': { ...english, context: { ...english.context, languageToggle: true } },
    'with another language than its state': { ...english, context: { ...english.context, language_abbr: 'ar' } },
    'of a document in another language': {
      ...english,
      context: { ...english.context, document: { lang: 'ar', dir: 'ltr' } },
    },
    'of a document in another direction': {
      ...english,
      context: { ...english.context, document: { lang: 'en', dir: 'rtl' } },
    },
    'without context': { version: 1, value: 'en' },
    'with a context of another type': { ...english, context: [] },
    'that lacks a key': { ...english, context: { languageToggle: false, language_abbr: 'en' } },
    'that is null': null,
    'that is a list': [english],
  };

  it.each(Object.entries(broken))('%s is reported and falls back without the others', (_, slice) => {
    expect(readStored(textOf({ language: slice, auth: auth.succeeded }), true)).toEqual({
      slices: { auth: auth.succeeded },
      damaged: ['language'],
      isLoggedIn: true,
    });
  });

  it.each([
    ['not a text', '{"language":{"version":1}}'],
    ['cut short', '{"language":"{\\"version\\":1,\\"val"}'],
    ['not JSON', '{"language":"hello"}'],
  ])('%s is reported and falls back', (_, text) => {
    expect(readStored(text, false)).toEqual({ slices: {}, damaged: ['language'], isLoggedIn: false });
  });

  const wrong = (slice: Slice, context: object): Slice => ({ ...slice, context: { ...slice.context, ...context } });
  const succeeded: Slice = {
    version: 1,
    value: 'succeeded',
    context: { data: dataOf('regions'), loading: false, error: null, previousData: null, params: {} },
  };
  const choosing: Slice = { version: 2, value: 'choosing', context: conflictingBio };
  const signUp: Slice = { version: 1, value: 'review', context: signUpContext };
  it.each([
    ['auth', 'a token that is a number', wrong(auth.succeeded, { token: 1 })],
    ['auth', 'a token that is not valid in a header', wrong(auth.succeeded, { token: 'T\n1' })],
    ['auth', 'success without a token', wrong(auth.succeeded, { token: '' })],
    ['auth', 'a failure outside the failed state', wrong(auth.idle, { loading: 'failed', error: 'Bad Request' })],
    ['auth', 'a token without success', wrong(auth.idle, { token: 'T1' })],
    ['auth', 'a pending attempt', { ...wrong(auth.idle, { loading: 'pending' }), value: 'pending' }],
    ['signUp', 'a state with a running service', { ...signUp, value: { documents: 'uploading' } }],
    ['signUp', 'a draft of another type', wrong(signUp, { draft: 'text' })],
    [
      'bio',
      'a draft that is a list',
      { version: 2, value: { editing: 'typing' }, context: { ...bioContext, draft: [] } },
    ],
    ['bio', 'a state without its child state', { version: 2, value: 'editing', context: bioContext }],
    ['bio', 'a conflict with only one version', { ...choosing, context: { ...conflictingBio, latest: null } }],
    ['bio', 'two versions outside the choosing state', { ...choosing, value: { editing: 'typing' } }],
    ['bio', 'an unknown side', wrong(choosing, { sides: { bio: 'both' } })],
    ['regions', 'data of another type', wrong(succeeded, { data: 'text' })],
    ['regions', 'data without a single readable row', wrong(succeeded, { data: [1, null, {}] })],
    ['regions', 'no data', wrong(succeeded, { data: null })],
    ['regions', 'success while still loading', wrong(succeeded, { loading: true })],
    ['regions', 'no data before the first reply', { ...wrong(succeeded, { data: null }), value: 'idle' }],
    ['regions', 'loading before the first reply', { ...wrong(succeeded, { loading: true }), value: 'idle' }],
    ['regions', 'a failure that is not loading', { ...wrong(succeeded, { loading: false }), value: 'failed' }],
    ['regions', 'previous data of another type', wrong(succeeded, { previousData: 1 })],
    ['regions', 'parameters that are not strings', wrong(succeeded, { params: { name: 1 } })],
    ['invoices', 'success without data', wrong(succeeded, { data: null })],
  ] as const)('%s: %s', (name, _, slice) => {
    expect(readStored(textOf({ [name]: slice, language: arabic }), true)).toEqual({
      slices: { language: arabic },
      damaged: [name],
      isLoggedIn: true,
    });
  });
});

describe('unknown keys', () => {
  it('are left out at every level', () => {
    const slice = { ...english, extra: 1, context: { ...english.context, password: 'secret' } };
    const text = textOf({ language: slice, somebody: { version: 1 }, regionz: 1 });
    expect(readStored(text, false)).toEqual({ slices: { language: english }, damaged: [], isLoggedIn: false });
  });

  const poison = '{"isLoggedIn":true,"polluted":true}';

  it('are left out beside the slices when they name a prototype', () => {
    const text = `{"__proto__":${poison},"constructor":${poison},"language":${JSON.stringify(JSON.stringify(english))}}`;
    expect(readStored(text, false)).toEqual({ slices: { language: english }, damaged: [], isLoggedIn: false });
    expect({}).not.toHaveProperty('polluted');
  });

  it.each(['__proto__', 'constructor', 'toString'])('make a slice damaged when they name a prototype: %s', (key) => {
    const sliceText = JSON.stringify(english);
    for (const text of [sliceText, JSON.stringify(english.context)]) {
      const slice = sliceText.replace(text, text.replace('{', `{"${key}":${poison},`));
      expect(readStored(`{"language":${JSON.stringify(slice)}}`, false)).toEqual({
        slices: {},
        damaged: ['language'],
        isLoggedIn: false,
      });
    }
    expect({}).not.toHaveProperty('polluted');
  });

  it('that name a prototype are restored as data where any key is allowed', () => {
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

  it('personal slices are discarded and public ones restored', () => {
    const { slices: persisted, damaged } = readStored(textOf({ ...slices, auth: auth.idle }), false);
    expect(damaged).toEqual([]);
    const discarded = Object.keys(slices).filter((name) => !Object.hasOwn(persisted, name));
    expect(discarded.sort()).toEqual(
      [
        'bio',
        'contractDescription',
        'contractList',
        'fetchedBio',
        'invoice',
        'invoices',
        'jobDescription',
        'jobRequests',
        'profile',
        'profileDraft',
        'outbox',
        'quotation',
        'contract',
        'taxDetails',
      ].sort(),
    );
  });

  it('the token is discarded and the owner of the session restored', () => {
    expect(readStored(textOf({ auth: auth.succeeded }), false).slices).toEqual({
      auth: { version: 1, value: 'idle', context: { ...auth.succeeded.context, token: '', loading: 'idle' } },
    });
  });

  it.each(['idle', 'expired', 'failed'] as const)('a session without a token is restored: %s', (state) => {
    expect(readStored(textOf({ auth: auth[state] }), false).slices).toEqual({ auth: auth[state] });
  });

  it('a bio draft is restored after its session has expired', () => {
    const bio = { version: 2, value: { editing: 'typing' }, context: bioContext };
    expect(readStored(textOf({ auth: auth.expired, bio }), false).slices).toEqual({ auth: auth.expired, bio });
    expect(readStored(textOf({ auth: auth.idle, bio }), false).slices).toEqual({ auth: auth.idle });
    expect(readStored(textOf({ bio }), false).slices).toEqual({});
  });
});

describe('a choice between two versions', () => {
  const persisted = (slice: object) => readStored(textOf({ auth: auth.succeeded, bio: slice }), true);

  it('continues with the side that was chosen', async () => {
    const { app } = await startReady(persisted({ version: 2, value: 'choosing', context: conflictingBio }));
    const bio = app.child('bio');
    expect(bio.getSnapshot()).toMatchObject({ value: 'choosing', context: conflictingBio });
    bio.send({ type: 'conflict.choose', field: 'bio', side: 'mine' });
    bio.send({ type: 'conflict.settle' });
    expect(bio.getSnapshot()).toMatchObject({
      value: 'saving',
      context: { startedFrom: conflictingBio.latest.modified, draft: { bio: 'Eleven years' }, latest: null },
    });
  });

  it('is optional in older slices', () => {
    const { latest: _, sides: __, ...older } = bioContext;
    expect(persisted({ version: 2, value: { editing: 'typing' }, context: older })).toMatchObject({
      slices: { bio: { value: { editing: 'typing' }, context: bioContext } },
      damaged: [],
    });
  });
});

describe('the reported problem of the storage', () => {
  const problemOf = (text: string | null) => readPersisted(parseState(text), false).problem;
  const later = { version: 99, value: 'ar', context: {} };

  it.each([
    ['nothing is stored', null, undefined],
    ['every slice is valid', textOf({ language: arabic }), undefined],
    ['a slice is damaged', textOf({ language: arabic, auth: { ...auth.idle, value: 'asleep' } }), undefined],
    ['the text is not JSON', '{"language":', 'corrupt'],
    ['the text is not an object', '[1,2,3]', 'corrupt'],
    ['the keys are of another application', '{"user":{"id":1},"cart":[]}', 'foreign'],
    [
      'some keys are of another application',
      '{"auth":"{\\"token\\":null}","_persist":"{\\"version\\":-1}"}',
      'foreign',
    ],
    ['a slice is of a later version', textOf({ language: later, auth: auth.idle }), 'newer'],
    ['a list is of a later version', textOf({ regions: later }), undefined],
    ['a slice is beside the keys of another application', textOf({ language: arabic, cart: [] }), undefined],
    ['the keys are those of an earlier version', textOf({ wizard: {} }), undefined],
    ['a slice of a later version has a new key', textOf({ outbox: later, language: arabic }), undefined],
  ])('when %s', (_, text, problem) => {
    expect(problemOf(text)).toBe(problem);
  });
});

describe('the language of a first visit', () => {
  it.each([
    ['en', 'en'],
    ['ar', 'ar'],
  ] as const)('is %s where the page has begun in it', async (begun, language) => {
    const { app } = await startReady(withLanguage(emptyPersisted, begun));
    expect(app.child('language').getSnapshot().context).toMatchObject({
      language_abbr: language,
      document: { lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' },
    });
  });

  it('leaves the other slices as they are', () => {
    const stored = readStored(textOf({ auth: auth.expired }), false);
    expect(withLanguage(stored, 'ar')).toEqual({ ...stored, slices: { ...stored.slices, language: arabic } });
  });

  it('is English where what was stored is damaged', () => {
    const stored = readStored('{', false);
    expect(withLanguage(stored, 'ar')).toEqual(stored);
  });

  it('is replaced by a stored choice', () => {
    const stored = readStored(textOf({ language: english }), false);
    expect(withLanguage(stored, 'ar')).toEqual(stored);
  });
});
