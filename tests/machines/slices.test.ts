/** Which slices are stored, and which states and contexts of them. Long because of the table of machines. */
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, StateValue } from 'xstate';
import { authMachine } from '../../src/machines/auth-machine.ts';
import { bioMachine } from '../../src/machines/bio-machine.ts';
import { contractMachine } from '../../src/machines/contract-machine.ts';
import { invoiceMachine } from '../../src/machines/invoice-machine.ts';
import { languageMachine } from '../../src/machines/language-machine.ts';
import { listMachine } from '../../src/machines/list-machine.ts';
import { outboxMachine } from '../../src/machines/outbox-machine.ts';
import { passwordResetMachine } from '../../src/machines/password-reset-machine.ts';
import { featureSlices } from '../../src/machines/persistence/feature-slices.ts';
import { rawSlice } from '../../src/machines/persistence/restore.ts';
import { decodeSlice, type Slice } from '../../src/machines/persistence/slice-spec.ts';
import {
  coreSlices,
  featureSliceNames,
  isEvictable,
  personDrafts,
  personSlices,
  type SliceName,
  sliceNames,
  storedSlice,
} from '../../src/machines/persistence/slices.ts';
import { profileMachine } from '../../src/machines/profile-machine.ts';
import { promptMachine } from '../../src/machines/prompt-machine.ts';
import { quotationMachine } from '../../src/machines/quotation-machine.ts';
import { settingsMachine } from '../../src/machines/settings-machine.ts';
import { signUpMachine } from '../../src/machines/sign-up-machine.ts';
import { tabDraftsMachine } from '../../src/machines/tab-drafts-machine.ts';
import { listKeys } from '../../src/services/contract/lists.ts';
import { everySpec } from './read-stored.ts';
import { arabic, auth, bioContext, dataOf, everySlice, quotationContext, settings, signUpContext } from './stored.ts';

const machineOf = (name: SliceName): AnyStateMachine => {
  if (name === 'language') return languageMachine;
  if (name === 'auth') return authMachine;
  if (name === 'settings') return settingsMachine;
  if (name === 'prompt') return promptMachine;
  if (name === 'signUp') return signUpMachine;
  if (name === 'quotation') return quotationMachine;
  if (name === 'contract') return contractMachine;
  if (name === 'profileDraft') return profileMachine;
  if (name === 'invoice') return invoiceMachine;
  if (name === 'reset') return passwordResetMachine;
  if (name === 'outbox') return outboxMachine;
  if (name === 'tabDrafts') return tabDraftsMachine;
  return name === 'bio' ? bioMachine : listMachine;
};

const sliceIn = (name: SliceName, value: StateValue, context: object) =>
  storedSlice(everySpec, name, machineOf(name).resolveState({ value, context }));

const apiError = { kind: 'server', status: 500, message: 'x', fields: {}, retryAt: null, reference: null };

it('a slice is stored for language, settings, auth, the prompt, every draft, unresolved drafts, the outbox and the 22 lists', () => {
  expect([...sliceNames].sort()).toEqual(
    [
      'auth',
      'bio',
      'invoice',
      'contract',
      'language',
      'outbox',
      'profileDraft',
      'prompt',
      'quotation',
      'reset',
      'settings',
      'signUp',
      'tabDrafts',
      ...listKeys,
    ].sort(),
  );
});

it('only the lists are evictable', () => {
  expect(sliceNames.filter(isEvictable)).toEqual(listKeys);
});

it('the slices of features are those whose specs come with the code of the features', () => {
  expect([...featureSliceNames].sort()).toEqual(Object.keys(featureSlices).sort());
});

it('the drafts of the profile, of quotations, contracts and invoices are those of a person, and so is the outbox', () => {
  const drafts = ['bio', 'contract', 'invoice', 'profileDraft', 'quotation'];
  expect([...personDrafts].sort()).toEqual(drafts);
  expect([...personSlices].sort()).toEqual([...drafts, 'outbox'].sort());
});

it('a slice is read under its former name too, unless it has been stored under the new one', () => {
  expect(rawSlice({ slices: { wizard: 'old' }, isDamaged: false }, 'signUp')).toBe('old');
  expect(rawSlice({ slices: { wizard: 'old', signUp: 'new' }, isDamaged: false }, 'signUp')).toBe('new');
});

describe('the settings', () => {
  const { context } = settings;
  it.each([
    ...['latn', 'arab'].map((numerals) => ({ numerals })),
    ...['gregory', 'islamic-umalqura'].map((calendar) => ({ calendar })),
    ...['system', 'light', 'dark'].map((theme) => ({ theme })),
    ...[true, false].map((singleKeys) => ({ singleKeys })),
  ])('are stored with the choice %j', (choice) => {
    expect(sliceIn('settings', 'chosen', { ...context, ...choice })?.context).toEqual({ ...context, ...choice });
  });

  it('of an earlier version have the Gregorian calendar', () => {
    const { calendar: _, ...earlier } = context;
    const text = JSON.stringify({ ...settings, context: earlier });
    expect(decodeSlice(coreSlices.settings, text)?.context).toEqual({ ...context, calendar: 'gregory' });
  });
});

describe('a slice stores exactly', () => {
  it('the language', () => {
    expect(sliceIn('language', 'ar', arabic.context)).toEqual(arabic);
  });

  it('the settings', () => {
    expect(sliceIn('settings', 'chosen', settings.context)).toEqual(settings);
  });

  it('the address of the prompt, not its validation error', () => {
    const context = { usr: 'noor@', refusal: 'invalidEmail', apiError };
    expect(sliceIn('prompt', 'subscribe', context)).toEqual({
      version: 1,
      value: 'subscribe',
      context: { usr: 'noor@' },
    });
  });

  it('the session without the flag and the API error', () => {
    const context = { ...auth.failed.context, isLoggedIn: true, apiError };
    expect(sliceIn('auth', 'failed', context)).toEqual(auth.failed);
  });

  it('the sign-up draft without its errors', () => {
    const context = { ...signUpContext, validationErrors: { usr: 'required' }, passwordError: 'tooShort', apiError };
    expect(sliceIn('signUp', 'review', context)).toEqual({ version: 1, value: 'review', context: signUpContext });
  });

  it('the bio draft without its API error', () => {
    expect(sliceIn('bio', { editing: 'typing' }, { ...bioContext, apiError })).toEqual({
      version: 2,
      value: { editing: 'typing' },
      context: bioContext,
    });
  });

  it('a list without its API error and whether it is on screen', () => {
    const context = {
      data: null,
      loading: true,
      error: null,
      previousData: dataOf('invoices'),
      params: { name: 'N-1' },
      readAt: null,
    };
    const complete = { ...context, key: 'invoices', apiError, isOnScreen: true };
    expect(sliceIn('invoices', 'failed', complete)).toEqual({ version: 3, value: 'failed', context });
  });

  it.each([
    ['invoices', 32_000],
    ['regions', 4_000],
  ] as const)('the first rows of a long list (%s), in at most %d characters', (name, max) => {
    const rows = Array.from({ length: 10_000 }, (_, at) => ({ name: `N-${at}`, title: 'x' }));
    const context = { data: rows, loading: false, error: null, previousData: null, params: {}, key: name };
    const { data } = (sliceIn(name, 'succeeded', context) as Slice).context;
    const { length } = data as unknown[];
    const charactersOf = (count: number) =>
      rows
        .slice(0, count)
        .map((row) => JSON.stringify(row))
        .join('').length;
    expect(data).toEqual(rows.slice(0, length));
    expect(charactersOf(length)).toBeLessThanOrEqual(max);
    expect(charactersOf(length + 1)).toBeGreaterThan(max);
    expect(context.data).toHaveLength(10_000);
  });

  it('every row that just fits into those characters', () => {
    const rows = Array.from({ length: 101 }, () => ({ name: 'x'.repeat(29) }));
    const context = { data: rows, loading: false, error: null, previousData: null, params: {}, key: 'regions' };
    const { data } = (sliceIn('regions', 'succeeded', context) as Slice).context;
    expect([JSON.stringify(rows[0]).length, data]).toEqual([40, rows.slice(0, 100)]);
  });

  it('the quotation drafts and those with an unknown outcome, without their errors', () => {
    const context = {
      ...quotationContext,
      needsQuantity: true,
      refusals: { rate: 'required' },
      apiError,
      done: null,
      isLost: true,
    };
    expect(sliceIn('quotation', 'drafting', context)).toEqual({
      version: 1,
      value: 'drafting',
      context: quotationContext,
    });
  });
});

describe('a password', () => {
  const secret = 'correct horse battery';

  it.each(everySlice.filter(([name]) => !isEvictable(name)).map(([name, slice]) => ({ name, slice })))(
    'is not stored in $name, wherever the context has it',
    ({ name, slice: { version, value, context } }) => {
      const draft = 'draft' in context ? { draft: { ...Object(context.draft), password: secret } } : {};
      const withSecret = { ...context, ...draft, password: secret };
      expect(sliceIn(name, value, withSecret)).toEqual({ version, value, context });
    },
  );

  it('is not a key of any slice', () => {
    expect(JSON.stringify(everySlice)).not.toMatch(/password/i);
  });
});

describe('nothing is stored', () => {
  it.each([
    ['auth', 'pending'],
    ['signUp', { documents: 'uploading' }],
    ['bio', 'saving'],
    ['quotation', 'sending'],
    ['invoice', 'asking'],
    ['reset', 'submitting'],
    ...listKeys.map((key) => [key, 'pending'] as const),
  ] as const)('of %s while it is in %j', (name, value) => {
    const [, slice] = everySlice.find(([of]) => of === name) ?? [];
    expect(sliceIn(name, value, { ...slice?.context })).toBeNull();
  });

  it('of a context that could not be restored', () => {
    expect(sliceIn('signUp', 'review', { draft: 'text' })).toBeNull();
  });
});
