import { useCombobox } from 'downshift';
import { type ReactNode, useId, useState } from 'react';
import { isolated } from '../../services/contract/isolated.ts';
import { fold } from '../fold.ts';
import { Bdi } from '../kit/bdi.tsx';
import { classNames } from '../kit/class-names.ts';
import fieldStyles from '../kit/field.module.css';
import { Field, type Option } from '../kit/field.tsx';
import { FieldFrame } from '../kit/field-frame.tsx';
import { Icon } from '../kit/icon.tsx';
import { CheckIcon, DownIcon } from '../kit/icons.ts';
import { type Translate, useMessages } from '../messages.tsx';
import { ChosenList } from './chosen-list.tsx';
import styles from './many-choices.module.css';

interface ManyChoicesProps {
  /** The id and the name of the control. */
  name: string;
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  options: readonly Option[];
  chosen: readonly string[];
  /** Receives all chosen values, in the order in which they were chosen. */
  onChange(chosen: string[]): void;
  /** Renders the choices; by default a list with a Remove button for each. */
  children?(remove: (value: string) => void): ReactNode;
}

/**
 * Any number of choices from a server's list: type to search, move through the results with the arrow keys, and press
 * Enter to choose or remove one. Backspace in the empty field removes the last choice.
 */
export function ManyChoices({ name, label, hint, error, options, chosen, onChange, children }: ManyChoicesProps) {
  const t = useMessages();
  const id = `${useId()}-${name}`;
  const [query, setQuery] = useState('');
  const key = fold(query);
  const matches = key === '' ? options : options.filter((option) => fold(option.label).includes(key));
  const remove = (value: string) => onChange(chosen.filter((each) => each !== value));
  const toggle = ({ value }: Option) => (chosen.includes(value) ? remove(value) : onChange([...chosen, value]));
  const list = useChoices({ id: name, menuId: id, matches, options, query, setQuery, toggle });

  return (
    <div className={styles.choices}>
      <FieldFrame id={name} label={label} hint={choicesHint(t, hint, chosen)} error={error}>
        {(attributes) => (
          <span className={styles.combobox}>
            <span className={fieldStyles.box}>
              <input
                {...attributes}
                {...list.getInputProps({
                  placeholder: t('search'),
                  dir: 'auto',
                  // downshift reports changes later, which loses letters that are typed quickly
                  onChange: ({ currentTarget }) => setQuery(currentTarget.value),
                  onKeyDown: ({ key, repeat, currentTarget }) => {
                    // the key that clears the text can be held for too long
                    if (key === 'Backspace' && !repeat && currentTarget.value === '') onChange(chosen.slice(0, -1));
                  },
                  // Enter chooses an option and must not submit the form
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
              // a list that scrolls can otherwise take the focus, and hides with it
              {...list.getMenuProps({ 'aria-label': label, 'aria-multiselectable': true, tabIndex: -1 })}
              className={styles.menu}
              hidden={!list.isOpen || matches.length === 0}
            >
              {list.isOpen &&
                matches.map((option, at) => (
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
            {list.isOpen && matches.length === 0 && (
              <p className={classNames(styles.menu, styles.nothing)}>
                {t('nothing_matches', { text: isolated(query.trim()) })}
              </p>
            )}
          </span>
        )}
      </FieldFrame>
      <p role="status" className="visually-hidden">
        {list.isOpen && t('choices_found', { count: matches.length })}
      </p>
      {children ? children(remove) : <ChosenList {...{ label, options, chosen, inputId: name }} onRemove={remove} />}
    </div>
  );
}

/** `ManyChoices` while its options are loading. It has the same height, so that nothing below it moves. */
export function PendingChoices({ label, hint, chosen }: Pick<ManyChoicesProps, 'label' | 'hint' | 'chosen'>) {
  const t = useMessages();
  return <Field disabled label={label} hint={choicesHint(t, hint, chosen)} placeholder={t('loading')} />;
}

const choicesHint = (t: Translate, hint: ReactNode, chosen: readonly string[]): ReactNode =>
  hint ?? t('chosen_count', { count: chosen.length });

interface Choices {
  id: string;
  menuId: string;
  matches: readonly Option[];
  options: readonly Option[];
  query: string;
  setQuery(text: string): void;
  toggle(option: Option): void;
}

/** The list stays open after a choice, and leaving the field chooses nothing. */
function useChoices({ id, menuId, matches, options, query, setQuery, toggle }: Choices) {
  return useCombobox<Option>({
    id: menuId,
    inputId: id,
    labelId: `${id}-label`,
    items: [...matches],
    itemToString: (option) => option?.label ?? '',
    inputValue: query,
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
      if (inputValue !== undefined && !isTyped) setQuery(inputValue);
      if (selectedItem) toggle(selectedItem);
    },
  });
}
