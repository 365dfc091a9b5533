import { describe, expect, it } from 'vitest';
import { isCommonPassword } from '../../api/common-password.ts';
import { read } from './reading.ts';
import { createTestApi, demoAccount, secondAccount } from './test-api.ts';

describe('a common password', () => {
  it.each([
    '1234567890',
    'qwertyuiop',
    'Password123',
    'PASSWORD123!!!',
    'p@ssw0rd123',
    '１２３４５６７８９０',
    'aaaaaaaaaa',
    'abcabcabcab',
    'adminadmin',
    'trustno1trustno1',
    'abcdefghijk',
    '9876543210',
    '0123456789',
    'ابابابابابا',
    '!!!!!!!!!!',
    ' Password123',
    'pa$$word123',
    '1234567890?!',
    'ابابابابابا!',
    'xk9zxk9zxk9z',
    'a'.repeat(32),
  ])('is %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    demoAccount.password,
    secondAccount.password,
    'correct horse battery',
    'كلمة يصعب تخمينها',
    'x8!fP2@qLz',
    '?&!%(=)+*#',
    'xk7',
    'xk9zqxk9zq',
    'dragondrago',
    'a'.repeat(33),
  ])('is not %s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  it('is refused at sign-up and as a new password, at its field and in both languages', async () => {
    const api = await createTestApi();
    const token = await api.signIn();
    const bodies = {
      registerCandidate: ['password', { password: 'Password123' }],
      changePassword: ['new_password', { password: demoAccount.password, new_password: 'Password123' }],
      resetPassword: ['password', { token: 'x'.repeat(43), password: 'Password123' }],
    } as const;
    for (const call of ['registerCandidate', 'changePassword', 'resetPassword'] as const) {
      const [fieldname, body] = bodies[call];
      for (const [language, message] of [
        ['en', 'This password is too common. Choose one that is hard to guess.'],
        ['ar', 'كلمة المرور هذه شائعة جدًا. اختر كلمة يصعب تخمينها.'],
      ] as const) {
        const { status, messages } = await read(await api.call(call, { token, language, body: JSON.stringify(body) }));
        expect(status).toBe(417);
        expect(messages).toContainEqual(expect.objectContaining({ fieldname, message }));
      }
    }
    expect(await api.signIn()).toEqual(expect.any(String));
    await api.close();
  });
});
