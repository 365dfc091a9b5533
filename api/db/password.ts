import { randomBytes, timingSafeEqual } from 'node:crypto';
import { deriveKey } from './hash-threads.ts';
import { passwordCost as cost } from './password-cost.ts';

const keyLength = 32;

/** The scrypt hash of a password, with its salt and cost. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$');
}

/** Whether a password has this hash. Takes the same time without a hash, so that unknown accounts cannot be detected. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, n, r, p, salt, key] = (hash ?? hashOfNoAccount).split('$');
  const expected = Buffer.from(key ?? '', 'base64');
  const derived = await derive(password, Buffer.from(salt ?? '', 'base64'), {
    N: Number(n),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(derived, expected) && hash !== undefined;
}

const hashOfNoAccount = [
  'scrypt',
  cost.N,
  cost.r,
  cost.p,
  'AAAAAAAAAAAAAAAAAAAAAA==',
  Buffer.alloc(keyLength).toString('base64'),
].join('$');

function derive(password: string, salt: Buffer, { N, r, p }: typeof cost): Promise<Buffer> {
  const options = { N, r, p, maxmem: 256 * N * r };
  return deriveKey({ password: password.normalize('NFKC'), salt, length: keyLength, options });
}
