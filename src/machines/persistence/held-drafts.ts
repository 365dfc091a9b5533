/** The drafts that another tab has stored. They are not written until the values of both tabs are resolved. */
import type { DraftName } from '../../services/contract/fields/draft-forms.ts';
import type { FoundDraft } from '../tab-drafts-machine.ts';
import { rawSlice } from './restore.ts';
import { decodeSlice, type Slice, type SliceSpec } from './slice-spec.ts';
import { editedAtIn } from './slice-texts.ts';
import { featureSliceNames, type SliceName } from './slices.ts';
import type { StoredSlices } from './stored-slices.ts';

interface HeldDraft {
  /** The last text that both tabs had. */
  readonly textBefore: unknown;
  /** When this tab changed it since, in milliseconds. */
  editedAt: number | null;
  /** This tab's slice in the versions that were sent last, as JSON; `null` before the other tab's version was sent. */
  sentMine: string | null;
  /** The actor receives the resolved slice, which is no change of this tab. */
  isResolved: boolean;
}

interface Props {
  readonly stored: StoredSlices;
  specOf(name: SliceName): SliceSpec | undefined;
  /** The slice of the running actor; `null` while it is busy or in a state that is not stored. */
  currentSlice(name: SliceName): Slice | null;
  send(event: FoundDraft): void;
}

/** The drafts that another tab has stored in another version. They are not stored until the person has chosen one. */
export function createHeldDrafts({ stored, specOf, currentSlice, send }: Props) {
  const held = new Map<SliceName, HeldDraft>();

  /**
   * Sends the versions, once the actor is in a state that can be compared, and again when this tab's has changed while
   * the person chooses.
   */
  const offer = (name: SliceName): void => {
    const draft = held.get(name);
    const sliceSpec = specOf(name);
    const mine = draft && !draft.isResolved && currentSlice(name);
    if (!mine || !sliceSpec || !isDraft(name)) return;
    const json = JSON.stringify(mine);
    if (json === draft.sentMine) return;
    const text = rawSlice(stored.read(), name);
    const theirs = decodeSlice(sliceSpec, text);
    if (!theirs) return;
    if (draft.sentMine !== null) draft.editedAt = Date.now();
    draft.sentMine = json;
    const base = decodeSlice(sliceSpec, draft.textBefore);
    const editedAt = { mine: draft.editedAt, theirs: editedAtIn(text) };
    send({ type: 'draft.found', name, base, mine, theirs, editedAt } as FoundDraft); // contexts are records
  };

  return {
    offer,
    has: (name: SliceName): boolean => held.has(name),
    names: (): SliceName[] => [...held.keys()],
    hold(name: SliceName, draft: Pick<HeldDraft, 'textBefore' | 'editedAt'>): void {
      held.set(name, { ...(held.get(name) ?? draft), sentMine: null, isResolved: false });
      offer(name);
    },
    resolve(name: SliceName): void {
      const draft = held.get(name);
      if (draft) draft.isResolved = true;
    },
    release: (name: SliceName): boolean => held.delete(name),
  };
}

/** The outbox merges its own entries with those of other tabs, and a tab writes its own unresolved drafts. */
export const isDraft = (name: SliceName): name is DraftName =>
  name !== 'outbox' && name !== 'tabDrafts' && featureSliceNames.some((each) => each === name);
