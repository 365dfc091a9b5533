import { useDeferredValue, useId, useState } from 'react';
import { Bdi } from '../kit/bdi.tsx';
import { Checkbox } from '../kit/choice.tsx';
import { Field, type Option } from '../kit/field.tsx';
import { fold } from '../list/fold.ts';
import { useWords } from '../words.tsx';
import styles from './many-choices.module.css';

interface ManyChoicesProps {
  name: string;
  label: string;
  options: readonly Option[];
  chosen: readonly string[];
  /** Hears the whole choice: what was chosen first stands first. */
  onChange(chosen: string[]): void;
}

/** From this many on, there is a field to find one, and the list scrolls in a window of its own. */
const many = 12;

/** Any number of a long list's choices: check boxes to go through, or to find by name. */
export function ManyChoices({ name, label, options, chosen, onChange }: ManyChoicesProps) {
  const t = useWords();
  const id = useId();
  const [sought, setSought] = useState('');
  const key = fold(useDeferredValue(sought));
  const isMany = options.length > many;
  const found = options.filter((option) => fold(option.label).includes(key));
  const labels = new Map(options.map((option) => [option.value, option.label]));
  const toggle = (value: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, value] : chosen.filter((each) => each !== value));

  return (
    <fieldset className={styles.group} aria-describedby={`${id}-chosen`}>
      <legend className={styles.legend}>{label}</legend>
      <p id={`${id}-chosen`} className={styles.chosen}>
        {t('chosen_count', { count: chosen.length })}
        {chosen.length > 0 && ': '}
        {chosen.map((value, at) => (
          <span key={value}>
            {at > 0 && ' · '}
            <Bdi>{labels.get(value) ?? value}</Bdi>
          </span>
        ))}
      </p>
      {isMany && (
        <Field
          type="search"
          label={<span className="visually-hidden">{t('find_in', { list: label })}</span>}
          placeholder={t('search')}
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Enter looks for something here; it does not end the step
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      )}
      <div className={styles.options} data-scrolls={isMany || undefined}>
        {found.map((option) => (
          <Checkbox
            key={option.value}
            name={name}
            value={option.value}
            label={<Bdi>{option.label}</Bdi>}
            checked={chosen.includes(option.value)}
            onChange={(event) => toggle(option.value, event.currentTarget.checked)}
          />
        ))}
        {found.length === 0 && <p className={styles.nothing}>{t('nothing_matches', { text: sought.trim() })}</p>}
      </div>
    </fieldset>
  );
}
