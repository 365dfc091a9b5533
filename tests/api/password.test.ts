import { expect, it, vi } from 'vitest';
import { hashPassword, isPassword } from '../../api/db/password.ts';

it('stores the salt and the cost with the hash, and accepts no other password', async () => {
  const hash = await hashPassword('Long-enough-2026');
  expect(hash).toMatch(/^scrypt\$16\$8\$1\$[\w+/]{22}==\$[\w+/]{43}=$/);
  expect(await isPassword('Long-enough-2026', hash)).toBe(true);
  expect(await isPassword('long-enough-2026', hash)).toBe(false);
  expect(await isPassword('Long-enough-2026', undefined)).toBe(false);
});

it('accepts a hash of another cost, and Unicode in either normal form', async () => {
  const hash = await hashPassword('caf\u00e9-2026');
  expect(await isPassword('cafe\u0301-2026', hash)).toBe(true);
  const released = 'scrypt$32768$8$1$AAAAAAAAAAAAAAAAAAAAAA==$B9Y0aQd2Cs9Kov9vkmF2UKYR7UUUJTFoLSia+ANyHvM=';
  expect(await isPassword('Consult-2026!', released)).toBe(true);
});

it('has the recommended cost outside the tests', async () => {
  const { passwordCost } = await vi.importActual<typeof import('../../api/db/password-cost.ts')>(
    '../../api/db/password-cost.ts',
  );
  expect(passwordCost).toEqual({ N: 2 ** 15, r: 8, p: 1 });
});
