/** The stored texts of all slices, escaped, so that a write only joins them. */
import { knownKeys, type RawState, rawSlice } from './restore.ts';
import { isSliceText } from './slice-spec.ts';
import { isEvictable, type SliceName } from './slices.ts';

const maxTimeLength = 40;

/** By key: the names of slices, and keys of later versions. */
export type SliceTexts = Map<string, string>;

/**
 * Returns whether the actor's text has changed.
 *
 * @param editedAt when, in milliseconds; stored with the slice, so that the texts of two tabs can be compared
 */
export function updateText(
  texts: SliceTexts,
  name: SliceName,
  slice: object | null,
  editedAt: number | null = null,
): boolean {
  if (!slice) return false;
  const json = JSON.stringify(slice);
  if (texts.get(name)?.replace(storedTime, '}"') === textOf(name, json)) return false;
  texts.set(name, textOf(name, editedAt === null ? json : `${json.slice(0, -1)},"editedAt":${editedAt}}`));
  return true;
}

const storedTime = /,\\"editedAt\\":\d+\}"$/;

/** What distinguishes a text of `SliceTexts` from others of the same slice: its time or, without one, all of it. */
export const versionOf = (text: string): string => storedTime.exec(text.slice(-maxTimeLength))?.[0] ?? text;

/** When the draft was last changed, in milliseconds; `null` in a slice without a time. */
export const editedAtIn = (text: unknown): number | null => {
  const time = typeof text === 'string' ? /,"editedAt":(\d+)\}$/.exec(text)?.[1] : undefined;
  return time === undefined ? null : Number(time);
};

/** Copies the stored texts of these slices, which are written back unchanged until this tab changes them. */
export function copyTexts(texts: SliceTexts, raw: RawState, names: readonly SliceName[]): void {
  for (const name of names) {
    const text = rawSlice(raw, name);
    if (typeof text === 'string') texts.set(name, textOf(name, text));
  }
}

/** Copies the slices of later versions under keys that this version does not have, so that they are not lost. */
export function copyUnknown(texts: SliceTexts, { slices }: RawState): void {
  for (const [key, text] of Object.entries(slices)) {
    if (!knownKeys.has(key) && isSliceText(text)) texts.set(key, textOf(key, text));
  }
}

export function deleteUnknown(texts: SliceTexts): void {
  for (const key of texts.keys()) if (!knownKeys.has(key)) texts.delete(key);
}

/** The stored text of a slice, as `SliceTexts` has it. */
export const textOf = (key: string, text: string): string => `${JSON.stringify(key)}:${JSON.stringify(text)}`;

/** The text to store, with or without the slices that are evicted when storage is full. */
export const joined = (texts: SliceTexts, hasLists: boolean): string =>
  `{${[...texts].flatMap(([key, text]) => (hasLists || !isEvictable(key) ? [text] : [])).join(',')}}`;
