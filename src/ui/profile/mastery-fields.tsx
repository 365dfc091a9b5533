/** Skills and languages: chosen from a list, each with how well it is mastered. */
import type { ReactNode } from 'react';
import { skillLevelNames } from '../../services/contract/draft-shapes.ts';
import { rowsIn } from '../../services/contract/drafts.ts';
import { languageLevelNames } from '../../services/contract/sign-up.ts';
import { mostRows } from '../../services/contract/sign-up-rules.ts';
import { ManyChoices } from '../form/many-choices.tsx';
import { useFocusNext } from '../form/use-focus-next.ts';
import { type OptionList, useOptions } from '../form/use-options.ts';
import { IconButton } from '../kit/button.tsx';
import type { Option } from '../kit/field.tsx';
import { Icon } from '../kit/icon.tsx';
import { RemoveIcon } from '../kit/icons.ts';
import { Skeleton } from '../kit/skeleton.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { useMessages } from '../messages.tsx';
import { languageLevels, skillLevels } from '../record/levels.ts';
import { LinesAnswer, SelectAnswer, TextAnswer, useProblem } from './answers.tsx';
import styles from './mastery-fields.module.css';
import { useRecord, useRecordContext } from './record-key.tsx';
import { fieldMessages } from './record-words.ts';

export function SkillFields() {
  const t = useMessages();
  const levels = skillLevelNames.map((value) => ({ value, label: t(skillLevels[value] ?? 'level') }));
  return (
    <>
      <Mastery
        list="technical_skills"
        cell="skill"
        options="technicalSkills"
        fieldsOf={(path) => (
          <>
            <SelectAnswer path={`${path}.level`} options={levels} required />
            <TextAnswer path={`${path}.years`} inputMode="decimal" dir="ltr" />
          </>
        )}
      />
      <LinesAnswer path="other_technical_skills" rows={3} />
    </>
  );
}

export function LanguageFields() {
  const t = useMessages();
  const levels = languageLevelNames.map((value) => ({ value, label: t(languageLevels[value] ?? 'level') }));
  return (
    <>
      <Mastery
        list="language"
        cell="language"
        options="languages"
        fieldsOf={(path) => <SelectAnswer path={`${path}.level`} options={levels} required />}
      />
      <LinesAnswer path="other_languages" rows={2} />
    </>
  );
}

interface MasteryProps {
  /** The list of the draft, and the cell of its rows that names the thing. */
  list: string;
  cell: string;
  options: OptionList;
  fieldsOf(path: string): ReactNode;
}

function Mastery({ list, cell, options, fieldsOf }: MasteryProps) {
  const t = useMessages();
  const record = useRecord();
  const focus = useFocusNext();
  const view = useOptions(options);
  const error = useProblem(list);
  const rows = rowsIn(
    useRecordContext(({ draft }) => draft),
    list,
  );
  const chosen = rows.map((row) => row[cell] ?? '');
  const choose = (names: readonly string[]) => {
    const kept = rows.filter((row) => names.includes(row[cell] ?? ''));
    const added = names
      .filter((name) => !chosen.includes(name))
      .map((name) => ({ level: '', years: '', [cell]: name }));
    record.send({ type: 'draft.change', path: list, value: [...kept, ...added] });
    if (kept.length + added.length > mostRows) record.send({ type: 'draft.check', path: list });
  };
  return (
    <ListFrame list={view} skeleton={<Skeleton blockSize="12rem" />}>
      {(all) => (
        <ManyChoices
          name={list}
          label={fieldMessages(t, list)}
          hint={t('at_most', { count: mostRows })}
          error={error}
          options={all}
          chosen={chosen}
          onChange={choose}
        >
          {(remove) => (
            <ul aria-label={t('chosen_in', { list: fieldMessages(t, list) })} className={styles.list}>
              {chosen.map((name, at) => (
                <Line
                  key={name}
                  name={nameOf(all, name)}
                  onRemove={() => {
                    focus(`[id="${list}"]`);
                    remove(name);
                  }}
                >
                  {fieldsOf(`${list}.${at}`)}
                </Line>
              ))}
            </ul>
          )}
        </ManyChoices>
      )}
    </ListFrame>
  );
}

const nameOf = (options: readonly Option[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

interface LineProps {
  name: string;
  children: ReactNode;
  onRemove(): void;
}

function Line({ name, children, onRemove }: LineProps) {
  const t = useMessages();
  return (
    <li>
      <fieldset className={styles.line}>
        <legend className={styles.name}>
          <bdi>{name}</bdi>
        </legend>
        <div className={styles.fields}>{children}</div>
        <IconButton label={t('remove_named', { name: `\u2068${name}\u2069` })} onClick={onRemove}>
          <Icon of={RemoveIcon} />
        </IconButton>
      </fieldset>
    </li>
  );
}
