import type { RecordKey, Section } from '../../services/contract/fields/candidate-table.ts';
import { recordActors } from '../../services/contract/fields/draft-forms.ts';
import { useActor } from '../actors.tsx';
import { useOpenDraft } from '../record/use-open-draft.ts';

/** The id of the notice that another section has to be saved first. */
export const heldBackId = (key: RecordKey): string => `${key}-held-back`;

/** The id of the form of the record; one section is edited at a time. */
export const formId = (key: RecordKey): string => `${key}-form`;

/**
 * Opens a section for editing, with the change of it that has not been sent. A form or a notice receives the focus when
 * it appears. One that is already on the page receives it when the button is pressed, because it may be off screen.
 *
 * @param record from the server, with which the form starts otherwise
 */
export function useOpenSection(key: RecordKey): (section: Section, record: object) => void {
  const actor = useActor(recordActors[key]);
  const openDraft = useOpenDraft(key);
  return (section, record) => {
    const isOpen = openDraft(section, record);
    if (isOpen) focusFirstField(document.getElementById(formId(key)));
    else if (actor.getSnapshot().context.isHeldBack) document.getElementById(heldBackId(key))?.focus();
  };
}

/** Shows the form from its top, if it is out of view, with the focus in its first field. */
export function focusFirstField(form: HTMLElement | null): void {
  form?.scrollIntoView({ block: 'nearest' });
  form
    ?.querySelector<HTMLElement>(':is(input, select, textarea, button):not(:disabled)')
    ?.focus({ preventScroll: true });
}
