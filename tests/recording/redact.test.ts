/** Tests the redaction of secrets. Long because of the tables of names and values that are hidden or left. */
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { accountMachine } from '../../src/machines/account-machine.ts';
import { authMachine } from '../../src/machines/auth-machine.ts';
import { createRedactor, redact } from '../../src/recording/redact.ts';
import { CallError } from '../../src/services/contract/api-error.ts';

const password = 'Consult-2026!';

describe('a secret under its own name', () => {
  it.each([
    'password',
    'newPassword',
    'new_password',
    'confirm-password',
    'password2',
    'token',
    'access_token',
    'Authorization',
    'Set-Cookie',
    'sid',
    'client secret',
    'API_KEY',
    'apiKey',
    'tokens',
  ])('is hidden under %s', (key) => {
    expect(redact({ [key]: password })).toEqual({ [key]: '•••' });
  });

  it.each(['usr', 'passwordError', 'tokenScheme', 'side', 'secretary', 'type', 'sessionId'])(
    'is not assumed under %s',
    (key) => {
      expect(redact({ [key]: 'plain' })).toEqual({ [key]: 'plain' });
    },
  );

  const form = new FormData();
  form.set('usr', 'a@b.example');
  form.set('password', password);
  it.each<[string, unknown, unknown]>([
    ['nested objects and lists', { deep: [{ er: { password } }] }, { deep: [{ er: { password: '•••' } }] }],
    ['a map', new Map([['token', 'abc-123']]), [['token', '•••']]],
    ['a map under its name', { tokens: new Map([['first', 'abc-123']]) }, { tokens: [['•••', '•••']] }],
    [
      'a set under its name',
      { tokens: new Set(['abc-123']), ids: new Set(['one']) },
      { tokens: ['•••'], ids: ['one'] },
    ],
    ['headers', new Headers({ authorization: 'Bearer abc-123' }), [['authorization', '•••']]],
    ['the query of an address', new URLSearchParams({ password }), [['password', '•••']]],
    [
      'a form',
      form,
      [
        ['usr', 'a@b.example'],
        ['password', '•••'],
      ],
    ],
    ['the value of a field', { field: 'password', value: password }, { field: 'password', value: '•••' }],
    ['a value that is no state', { value: { password }, context: {} }, { value: { password: '•••' }, context: {} }],
    ['an object under its name', { password: { value: password, isShown: true } }, { password: '•••' }],
  ])('is hidden in %s', (_, given, expected) => {
    expect(redact(given)).toEqual(expected);
  });

  it('is hidden in an object that is no API error', () => {
    expect(redact({ password: { message: 'abc-123' }, token: { kind: 'abc-123' } })).toEqual({
      password: '•••',
      token: '•••',
    });
  });

  it('is hidden when it is a number', () => {
    expect(redact({ password: 12_345_678, text: 'x' })).toEqual({ password: '•••', text: 'x' });
  });

  it('is left when it is empty', () => {
    expect(redact({ token: '', password: null, hasPassword: true, secret: undefined })).toEqual({
      token: '',
      password: null,
      hasPassword: true,
      secret: undefined,
    });
  });
});

describe('a secret that was redacted before', () => {
  it.each([
    ['as it is', `wrong: ${password}`, 'wrong: •••'],
    ['in an address', `/login?next=${encodeURIComponent(password)}`, '/login?next=•••'],
    ['in an address with lowercase escapes', 'Consult-2026%21', '•••'],
    ['in capitals', 'CONSULT-2026!', '•••'],
  ])('is hidden in another text: %s', (_, text, left) => {
    const redactor = createRedactor();
    redactor({ password });
    expect(redactor({ text })).toEqual({ text: left });
  });

  it('is hidden before its name occurs, and in a key', () => {
    expect(redact({ first: `I typed ${password}`, [password]: 1, password })).toEqual({
      first: 'I typed •••',
      '•••': 1,
      password: '•••',
    });
  });

  it('is hidden in JSON, and in JSON inside JSON', () => {
    const odd = 'a"b\\c é\n/ d';
    const redactor = createRedactor();
    redactor({ password: odd });
    const once = `text ${JSON.stringify(odd)}`;
    expect(redactor([once, JSON.stringify(once)])).toEqual(['text "•••"', '"text \\"•••\\""']);
  });

  it.each(['Bearer', 'token'])('is hidden without its scheme %s too', (scheme) => {
    const redactor = createRedactor();
    redactor({ Authorization: `${scheme} abcdefgh12:key` });
    expect(redactor('got abcdefgh12:key')).toBe('got •••');
  });

  it('is one of the last thousand', () => {
    const redactor = createRedactor({ items: 2_000 });
    redactor({ tokens: Array.from({ length: 1_001 }, (_, at) => `secret-${at + 1}-`) });
    expect(redactor('secret-1- secret-2- secret-1001-')).toBe('secret-1- ••• •••');
  });

  it('is hidden when it is found after another one was', () => {
    const redactor = createRedactor();
    redactor({ password });
    expect(redactor('first a-second-one')).toBe('first a-second-one');
    redactor({ password: 'a-second-one' });
    expect(redactor(`then a-second-one, ${password}`)).toBe('then •••, •••');
  });

  it('is hidden whole where a shorter one is its beginning', () => {
    expect(redact({ passwords: ['abcd', 'abcdef'], text: 'abcdef, abcd' })).toMatchObject({ text: '•••, •••' });
  });

  it('is hidden where it occurs as a number', () => {
    expect(redact({ password: '12345678', code: 12_345_678 })).toEqual({ password: '•••', code: '•••' });
  });

  it('is unknown to the next redactor', () => {
    redact({ password });
    expect(redact(password)).toBe(password);
    expect(redact('undefined')).toBe('undefined');
  });

  it('is hidden elsewhere only when it has at least four characters', () => {
    expect(redact({ password: 'abcd', text: 'abcd' })).toEqual({ password: '•••', text: '•••' });
    expect(redact({ password: 'abc', text: 'abc' })).toEqual({ password: '•••', text: 'abc' });
  });
});

describe('a text that names a secret itself', () => {
  it.each([
    [`/api?usr=a&password=${password}&x=1`, '/api?usr=a&password=•••&x=1'],
    ['sid=abc123def; path=/', 'sid=•••; path=/'],
    ['/p/L1-secret', '/p/*'],
    ['Authorization: Bearer abc-123', 'Authorization: Bearer •••'],
    ['{"a":1,"token":"abc-123"}', '{"a":1,"token":"•••"}'],
    ['failed at {"token":"abc-123"}', 'failed at {"token":"•••"}'],
    [JSON.stringify({ auth: JSON.stringify({ token: 'abc-123' }) }), '{"auth":"{\\"token\\":\\"•••\\"}"}'],
    ['data:application/pdf;base64,JVBERi0xLjc=', 'data of 40 characters'],
    ['Bearer authorisation is missing', 'Bearer authorisation is missing'],
    ['Password: must have a digit', 'Password: must have a digit'],
  ])('%s', (text, left) => {
    expect(redact(text)).toBe(left);
  });
});

describe('a value that is not plain data', () => {
  it('is replaced by a summary: files, bytes, errors, functions, nodes, actors, windows', () => {
    const actor = createActor(authMachine, { id: 'auth', input: { isLoggedIn: false } });
    class Named {
      readonly nodeName = 'DIV';
      readonly nodeType = 1;
    }
    const frame: { window?: object } = {};
    frame.window = frame;
    expect(
      redact({
        file: new File(['the bytes'], 'cv.pdf', { type: 'application/pdf' }),
        bytes: new Uint8Array(12),
        buffer: new ArrayBuffer(3),
        error: new CallError({ kind: 'offline', message: 'No network' }),
        plain: new TypeError('odd'),
        act: function doIt() {},
        node: new Named(),
        actor,
        logic: accountMachine,
        service: fromPromise(async () => 'done'),
        frame,
        date: new Date(0),
        big: 12n,
        nothing: Number.NaN,
        boxed: new String('text'),
      }),
    ).toEqual({
      file: { file_name: 'cv.pdf', file_size: 9, type: 'application/pdf' },
      bytes: { file_size: 12 },
      buffer: { file_size: 3 },
      error: {
        name: 'CallError',
        message: 'No network',
        apiError: { kind: 'offline', status: null, message: 'No network', fields: {}, retryAt: null, reference: null },
      },
      plain: { name: 'TypeError', message: 'odd' },
      act: 'ƒ doIt',
      node: '<div>',
      actor: 'actor auth',
      logic: 'logic account',
      service: 'logic',
      frame: 'window',
      date: '1970-01-01T00:00:00.000Z',
      big: '12',
      nothing: 'NaN',
      boxed: 'text',
    });
  });

  it('is left where its keys only resemble those of an actor, a node or a list', () => {
    const data = { socket: { send: null }, row: { nodeName: 'DIV' }, cell: { nodeType: 1 }, plank: { length: 3 } };
    expect(redact({ ...data, bare: Object.assign(Object.create(null), { size: 1 }) })).toEqual({
      ...data,
      bare: { size: 1 },
    });
  });

  it('leaves an iterator at its place', () => {
    const rows = [1, 2].values();
    expect(redact({ rows })).toEqual({ rows: {} });
    expect([...rows]).toEqual([1, 2]);
  });

  it('leaves the states of a snapshot and the API error of a password readable', () => {
    expect(
      redact({
        status: 'active',
        value: { password: 'asked', data: 'idle' },
        context: { apiErrors: { password: { kind: 'refused', message: 'It is wrong' } } },
        note: 'asked',
      }),
    ).toEqual({
      status: 'active',
      value: { password: 'asked', data: 'idle' },
      context: { apiErrors: { password: { kind: 'refused', message: 'It is wrong' } } },
      note: 'asked',
    });
    for (const slice of [
      { version: 1, value: { password: 'asked' }, context: {} },
      { version: 1, value: null, context: {} },
    ])
      expect(redact(slice)).toEqual(slice);
  });

  it('handles circular references, getters that throw, and hostile keys', () => {
    const circle: Record<string, unknown> = { name: 'round' };
    circle.self = circle;
    const hostile = JSON.parse('{"__proto__":{"password":"hidden-one"}}');
    const throwing = Object.defineProperty({}, 'odd', { enumerable: true, get: () => JSON.parse('{') });
    expect(JSON.stringify(redact({ circle, hostile, throwing }))).toBe(
      '{"circle":{"name":"round","self":"↺"},"hostile":{"__proto__":{"password":"•••"}},"throwing":"…"}',
    );
  });
});

describe('a large value', () => {
  it('is truncated by items, length, depth and total number', () => {
    const redactor = createRedactor({ items: 2, length: 8, depth: 2 });
    expect(redactor([1, 2, 3, 4])).toEqual([1, 2, '… 2 more']);
    expect(redactor([1, 2])).toEqual([1, 2]);
    expect(redactor({ a: 1, b: 2, c: 3 })).toEqual({ a: 1, b: 2 });
    expect(redactor('123456789')).toBe('12345678…');
    expect(redactor([[[1]]])).toEqual([['…']]);
    const wide = createRedactor({ values: 3 });
    expect(wide([1, 2, 3, 4])).toEqual([1, 2, '…', '…']);
  });

  it('shows no part of a secret where it is truncated', () => {
    const redactor = createRedactor({ length: 8 });
    redactor({ password });
    expect(redactor(`12345${password}`)).toBe('12345•••');
  });
});
