import { useCombobox } from 'downshift';
import { type ReactNode, useId, useState } from 'react';
import { fold } from '../fold.ts';
import { Bdi } from '../kit/bdi.tsx';
import { classNames } from '../kit/class-names.ts';
import fieldStyles from '../kit/field.module.css';
import type { Option } from '../kit/field.tsx';
import { FieldFrame } from '../kit/field-frame.tsx';
import { Icon } from '../kit/icon.tsx';
import { CheckIcon, DownIcon } from '../kit/icons.ts';
import { useMessages } from '../messages.tsx';
import { ChosenList } from './chosen-list.tsx';
import styles from './many-choices.module.css';

interface ManyChoicesProps {
  /** The id of its control, and the name of it. */
  name: string;
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  options: readonly Option[];
  chosen: readonly string[];
  /** Hears the whole choice: what was chosen first stands first. */
  onChange(chosen: string[]): void;
  /** Draws what is chosen; the plain list of it, each with its Remove, unless said. */
  children?(remove: (value: string) => void): ReactNode;
}

/**
 * Any number of a server's list, found by name: one types, goes through what is found with the arrow keys, and
 * chooses or lets go with Enter. Backspace in the empty field lets the last one go.
 */
export function ManyChoices({ name, label, hint, error, options, chosen, onChange, children }: ManyChoicesProps) {
  const t = useMessages();
  const id = `${useId()}-${name}`;
  const [sought, setSought] = useState('');
  const key = fold(sought);
  const found = key === '' ? options : options.filter((option) => fold(option.label).includes(key));
  const remove = (value: string) => onChange(chosen.filter((each) => each !== value));
  const toggle = ({ value }: Option) => (chosen.includes(value) ? remove(value) : onChange([...chosen, value]));
  const list = useChoices({ id: name, menuId: id, found, options, sought, setSought, toggle });

  return (
    <div className={styles.choices}>
      <FieldFrame id={name} label={label} hint={hint ?? t('chosen_count', { count: chosen.length })} error={error}>
        {(wiring) => (
          <span className={styles.combobox}>
            <span className={fieldStyles.box}>
              <input
                {...wiring}
                {...list.getInputProps({
                  placeholder: t('search'),
                  dir: 'auto',
                  // told of a change later, downshift's own way, letters typed in haste would be lost
                  onChange: ({ currentTarget }) => setSought(currentTarget.value),
                  onKeyDown: ({ key, currentTarget }) => {
                    if (key === 'Backspace' && currentTarget.value === '') onChange(chosen.slice(0, -1));
                  },
                  // Enter chooses here; it does not end the step
                  onKeyDownCapture: (event) => event.key === 'Enter' && event.preventDefault(),
                })}
                className={classNames(fieldStyles.control, fieldStyles.withEnding)}
              />
              <button
                type="button"
                {...list.getToggleButtonProps({ 'aria-label': t('choices_show', { list: label }) })}
                className={classNames(fieldStyles.ending, styles.show)}
              >
                <Icon of={DownIcon} size={18} />
              </button>
            </span>
            <ul
              {...list.getMenuProps({ 'aria-label': label, 'aria-multiselectable': true })}
              className={styles.menu}
              hidden={!list.isOpen || found.length === 0}
            >
              {list.isOpen &&
                found.map((option, at) => (
                  <li
                    key={option.value}
                    {...list.getItemProps({
                      item: option,
                      index: at,
                      'aria-selected': chosen.includes(option.value),
                    })}
                    className={styles.option}
                    data-highlighted={list.highlightedIndex === at || undefined}
                  >
                    <span className={styles.tick}>
                      {chosen.includes(option.value) && <Icon of={CheckIcon} size={18} />}
                    </span>
                    <Bdi>{option.label}</Bdi>
                  </li>
                ))}
            </ul>
            {list.isOpen && found.length === 0 && (
              <p className={classNames(styles.menu, styles.nothing)}>{t('nothing_matches', { text: sought.trim() })}</p>
            )}
          </span>
        )}
      </FieldFrame>
      <p role="status" className="visually-hidden">
        {list.isOpen && t('choices_found', { count: found.length })}
      </p>
      {children ? children(remove) : <ChosenList {...{ label, options, chosen, inputId: name }} onRemove={remove} />}
    </div>
  );
}

interface Choices {
  id: string;
  menuId: string;
  found: readonly Option[];
  options: readonly Option[];
  sought: string;
  setSought(text: string): void;
  toggle(option: Option): void;
}

/** The list stays open while one chooses from it, and nothing is chosen by merely leaving it. */
function useChoices({ id, menuId, found, options, sought, setSought, toggle }: Choices) {
  return useCombobox<Option>({
    id: menuId,
    inputId: id,
    labelId: `${id}-label`,
    items: [...found],
    itemToString: (option) => option?.label ?? '',
    inputValue: sought,
    selectedItem: null,
    stateReducer: (state, { type, changes }) => {
      const { ItemClick, InputKeyDownEnter, InputBlur } = useCombobox.stateChangeTypes;
      if (type === InputBlur) return { ...changes, selectedItem: null, inputValue: '' };
      if ((type === ItemClick || type === InputKeyDownEnter) && changes.selectedItem) {
        const highlightedIndex = options.indexOf(changes.selectedItem);
        return { ...changes, isOpen: true, highlightedIndex, inputValue: '' };
      }
      return { ...changes, highlightedIndex: changes.highlightedIndex ?? state.highlightedIndex };
    },
    onStateChange: ({ type, inputValue, selectedItem }) => {
      const isTyped = type === useCombobox.stateChangeTypes.InputChange;
      if (inputValue !== undefined && !isTyped) setSought(inputValue);
      if (selectedItem) toggle(selectedItem);
    },
  });
}
