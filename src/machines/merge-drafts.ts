/**
 * Merges the drafts of two tabs field by field. Fields that both have changed to different values are left to the
 * person.
 */
import { type Draft, type DraftValue, emptyDraft } from '../services/contract/fields/draft.ts';
import { type DraftName, draftForms } from '../services/contract/fields/draft-forms.ts';
import type { Form } from '../services/contract/fields/field.ts';
import { isEqual } from '../services/contract/is-equal.ts';
import { type Drafts, kindOf, type Versions } from './draft-kinds.ts';
import type { Slice } from './persistence/slice-spec.ts';
import type { Side } from './record-draft.ts';

/** The versions of one draft. */
export interface TabDraft extends Versions {
  readonly name: DraftName;
}

/** A field that both tabs have changed. Without a field, two drafts of which only one can stay open. */
export interface Contested {
  /** The side that was chosen is stored under it. */
  readonly path: string;
  readonly field: string | null;
  readonly mine: Draft;
  readonly theirs: Draft;
}

export type Sides = Readonly<Record<string, Side>>;

/** The fields to choose, in the order of the form; none when the drafts can be merged. */
export function contestedIn({ name, ...versions }: TabDraft): Contested[] {
  return mergedDrafts(name, versions, {}).contested;
}

/** The sides that were chosen between the same values as those that are contested now. */
export function validSides(
  before: { readonly contested: readonly Contested[]; readonly sides: Sides },
  now: readonly Contested[],
): Sides {
  const valuesIn = (contested: readonly Contested[]) =>
    new Map(
      contested.map(({ path, field, mine, theirs }) => [
        path,
        [mine, theirs].map((draft) => (field === null ? draft : draft[field])),
      ]),
    );
  const [old, current] = [valuesIn(before.contested), valuesIn(now)];
  return Object.fromEntries(
    Object.entries(before.sides).filter(([path]) => current.has(path) && isEqual(old.get(path), current.get(path))),
  );
}

/** This tab's slice with the words of both tabs; `null` when it has them already. */
export function mergedSlice({ name, ...versions }: TabDraft, sides: Sides): Slice | null {
  const kind = kindOf(name);
  const slice = kind.adopt(versions, mergedDrafts(name, versions, sides).drafts);
  return isEqual(kind.shared(slice), kind.shared(versions.mine)) ? null : slice;
}

/** Whether the slice has nothing that the other tab has not stored. */
export const isStored = ({ name, theirs, mine }: TabDraft, slice: Slice | null): boolean => {
  const { shared } = kindOf(name);
  return isEqual(shared(slice ?? mine), shared(theirs));
};

/** The event that reads again what the other tab has changed on the server. */
export const serverEventOf = ({ name, base, mine, theirs }: TabDraft) =>
  kindOf(name).changedOnServer(base ?? mine, theirs);

function mergedDrafts(
  name: DraftName,
  { base, mine, theirs }: Versions,
  sides: Sides,
): { drafts: Drafts; contested: Contested[] } {
  const kind = kindOf(name);
  const versions = { base, mine, theirs };
  const before = { ...kind.origins?.(versions), ...(base && kind.drafts(base, versions)) };
  const [own, others] = [kind.drafts(mine, versions), kind.drafts(theirs, versions)];
  const contested: Contested[] = [];
  const merged = [...new Set([...Object.keys(others), ...Object.keys(own)])].flatMap((key): [string, Draft][] => {
    const [old, my, their] = [before[key], own[key], others[key]];
    if (my && their) {
      const found = mergedFields(draftForms[name], { key, old, mine: my, theirs: their }, sides);
      contested.push(...found.contested);
      return [[key, found.draft]];
    }
    // a draft that one tab has closed stays open only if the other one has changed it
    const left = my ?? their;
    return left && !isEqual(left, old) ? [[key, left]] : [];
  });
  const [first, second] = merged;
  if (!kind.isSingle || !first || !second) return { drafts: Object.fromEntries(merged), contested };
  // the keys of the other tab are first
  const whole = { path: '*', field: null, mine: second[1], theirs: first[1] };
  return { drafts: Object.fromEntries([sides['*'] === 'theirs' ? first : second]), contested: [whole] };
}

interface DraftVersions {
  readonly key: string;
  readonly old: Draft | undefined;
  readonly mine: Draft;
  readonly theirs: Draft;
}

function mergedFields(form: Form, { key, old = emptyDraft(form), mine, theirs }: DraftVersions, sides: Sides) {
  const contested: Contested[] = [];
  const draft = Object.fromEntries(
    Object.entries({ ...theirs, ...mine }).map(([field, own]): [string, DraftValue] => {
      const other = theirs[field] ?? null;
      if (isEqual(own, other) || isEqual(other, old[field])) return [field, own];
      if (isEqual(own, old[field])) return [field, other];
      const path = `${key}/${field}`;
      contested.push({ path, field, mine, theirs });
      return [field, sides[path] === 'theirs' ? other : own];
    }),
  );
  const order = Object.keys(form);
  contested.sort((a, b) => order.indexOf(a.field ?? '') - order.indexOf(b.field ?? ''));
  return { draft, contested };
}
