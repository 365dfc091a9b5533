/** Finds what no context may contain: passwords, and the bytes of files. */
import type { AnyEventObject } from 'xstate';

const secretKeys: ReadonlySet<string> = new Set(['password', 'newPassword']);
const bytes = [Blob, ArrayBuffer] as const;

/** Remembers the passwords of the events of one actor, and which parts of its context were searched. */
export class SecretSearch {
  readonly #passwords = new Set<string>();
  #searched = new WeakSet<object>();

  /** Adds the passwords of an event. */
  add(event: AnyEventObject | null): void {
    for (const [key, value] of Object.entries(event ?? {})) {
      if (!secretKeys.has(key) || typeof value !== 'string' || value === '' || this.#passwords.has(value)) continue;
      this.#passwords.add(value);
      this.#searched = new WeakSet();
    }
  }

  /** The rule that a context breaks, if it breaks one. */
  findIn(context: unknown): string | null {
    if (typeof context === 'string') return this.#passwords.has(context) ? 'no context holds a password' : null;
    if (typeof context === 'function' || typeof context === 'bigint') return 'a context is plain data';
    if (typeof context === 'number') return Number.isFinite(context) ? null : 'a context is plain data';
    if (typeof context !== 'object' || context === null || this.#searched.has(context)) return null;
    if (bytes.some((type) => context instanceof type) || ArrayBuffer.isView(context)) return 'no context holds a file';
    if (!Array.isArray(context) && Object.getPrototypeOf(context) !== Object.prototype)
      return 'a context is plain data';
    for (const value of Object.values(context)) {
      const found = this.findIn(value);
      if (found) return found;
    }
    this.#searched.add(context);
    return null;
  }
}

/** The rules that `SecretSearch` finds broken. */
export const searchedRules = [
  'no context holds a password',
  'no context holds a file',
  'a context is plain data',
] as const;
