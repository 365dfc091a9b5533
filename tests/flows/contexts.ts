/** The contexts in which something was done, by their digests. */
import { createHash } from 'node:crypto';

export class Contexts {
  readonly #digests = new Map<string, Set<string>>();
  readonly #max: number;

  /** @param max the number of contexts after which no other one is new */
  constructor(max: number) {
    this.#max = max;
  }

  /** Whether something was not done in this context, and in fewer others than the maximum. */
  isNew(key: string, digest: string): boolean {
    const digests = this.#digests.get(key);
    return !digests || (digests.size < this.#max && !digests.has(digest));
  }

  add(key: string, digest: string): void {
    this.#digests.set(key, (this.#digests.get(key) ?? new Set()).add(digest));
  }
}

export const digestOf = (text: string): string => createHash('sha1').update(text).digest('base64');
