import { isolated } from '../../services/contract/isolated.ts';
import { Bdi } from '../kit/bdi.tsx';
import type { Option } from '../kit/field.tsx';
import { Icon } from '../kit/icon.tsx';
import { CloseIcon } from '../kit/icons.ts';
import { useMessages } from '../messages.tsx';
import styles from './chosen-list.module.css';
import { useFocusNext } from './use-focus-next.ts';
import { labelIn } from './use-options.ts';

interface ChosenListProps {
  label: string;
  options: readonly Option[];
  chosen: readonly string[];
  /** The control that takes the focus when the last choice is removed. */
  inputId: string;
  onRemove(value: string): void;
}

/** The choices, each with a Remove button; removing one moves the focus to the next. */
export function ChosenList({ label, options, chosen, inputId, onRemove }: ChosenListProps) {
  const t = useMessages();
  const focus = useFocusNext();
  if (chosen.length === 0) return null;
  const remove = (value: string, at: number) => {
    const next = chosen[at + 1] ?? chosen[at - 1];
    focus(next === undefined ? `[id="${inputId}"]` : `[data-chosen="${CSS.escape(`${inputId} ${next}`)}"]`);
    onRemove(value);
  };
  return (
    <ul aria-label={t('chosen_in', { list: label })} className={styles.list}>
      {chosen.map((value, at) => {
        const name = labelIn(options, value) ?? value;
        return (
          <li key={value} className={styles.chosen}>
            <Bdi>{name}</Bdi>
            <button
              type="button"
              data-chosen={`${inputId} ${value}`}
              aria-label={t('remove_named', { name: isolated(name) })}
              className={styles.remove}
              onClick={() => remove(value, at)}
            >
              <Icon of={CloseIcon} size={16} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
