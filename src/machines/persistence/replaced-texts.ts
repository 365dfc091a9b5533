/**
 * The texts of slices that this tab has replaced. All tabs write every slice under one key, and no browser locks
 * storage between a read and a write: a tab that has not received a change yet writes the text before it again. Such a
 * text is an old copy, not a change by the person.
 */
import { type RawState, rawSlice } from './restore.ts';
import { textOf, versionOf } from './slice-texts.ts';
import type { SliceName } from './slices.ts';

/** The maximum number of texts stored for a slice: those that another tab can still have. */
const maxTexts = 100;

/** The texts of slices that this tab has replaced in storage, which another tab can store again. */
export function createReplacedTexts() {
  const versions = new Map<SliceName, Set<string>>();
  return {
    /** @param text as `SliceTexts` has it */
    add(name: SliceName, text: string): void {
      const known = versions.get(name) ?? new Set();
      versions.set(name, known.add(versionOf(text)));
      const [first] = known;
      if (first !== undefined && known.size > maxTexts) known.delete(first);
    },

    /**
     * The slices of which `after` has an old copy. Removes the texts that another tab has changed or removed since
     * `before`.
     */
    oldCopiesIn(after: RawState, before: (name: SliceName) => unknown): ReadonlySet<SliceName> {
      const old = new Set<SliceName>();
      for (const [name, known] of versions) {
        const text = rawSlice(after, name);
        if (text === before(name)) continue;
        if (typeof text === 'string' && known.has(versionOf(textOf(name, text)))) old.add(name);
        else versions.delete(name);
      }
      return old;
    },

    /** Removes the texts of a slice. */
    clear: (name: SliceName): boolean => versions.delete(name),
  };
}
