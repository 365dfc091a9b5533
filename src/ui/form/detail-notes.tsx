/** The chosen values of a detail type, each with a field for its required note. */

import type { Choice } from '../../services/contract/fields/field.ts';
import { isolated } from '../../services/contract/isolated.ts';
import { IconButton } from '../kit/button.tsx';
import type { Option } from '../kit/field.tsx';
import { Select } from '../kit/field.tsx';
import { Icon } from '../kit/icon.tsx';
import { RemoveIcon } from '../kit/icons.ts';
import { useMessages } from '../messages.tsx';
import { fixedOptions } from './choice-input.tsx';
import styles from './detail-notes.module.css';
import { useDraftSource } from './draft-source.tsx';
import { useDetails } from './use-details.ts';
import { useFocusNext } from './use-focus-next.ts';
import { labelIn } from './use-options.ts';
import { useProblem } from './use-problem.ts';

interface DetailNotesProps {
  name: string;
  type: string;
  label: string;
  note: Choice;
  options: readonly Option[];
  onRemove(value: string): void;
}

export function DetailNotes({ name, type, label, note, options, onRemove }: DetailNotesProps) {
  const t = useMessages();
  const focus = useFocusNext();
  const chosen = useDetails(name).flatMap((detail, at) => (detail.detail_type === type ? [{ ...detail, at }] : []));
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={t('chosen_in', { list: label })} className={styles.list}>
      {chosen.map(({ value, note: stated, at }) => {
        const title = labelIn(options, value) ?? value;
        return (
          <li key={value} className={styles.row}>
            <NoteInput note={note} title={title} value={stated} path={`${name}.${at}.note`} />
            <IconButton
              label={t('remove_named', { name: isolated(title) })}
              onClick={() => {
                focus(`[id="${type}"]`);
                onRemove(value);
              }}
            >
              <Icon of={RemoveIcon} />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}

function NoteInput({ note, title, value, path }: { note: Choice; title: string; value: string; path: string }) {
  const t = useMessages();
  const { send } = useDraftSource();
  const error = useProblem(path, note);
  return (
    <div className={styles.level}>
      <Select
        id={path}
        label={
          <>
            <span className="visually-hidden">{t('language_level_of', { language: isolated(title) })}</span>
            <bdi aria-hidden="true">{title}</bdi>
          </>
        }
        required
        placeholder={t('choose_level')}
        value={value}
        error={error}
        options={typeof note.from === 'string' ? [] : fixedOptions(t, note.from)}
        onChange={({ currentTarget }) => send({ type: 'draft.change', path, value: currentTarget.value })}
      />
    </div>
  );
}
