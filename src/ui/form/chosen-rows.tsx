/** Rows that are chosen from a list and have further fields: skills, and languages with their levels. */

import type { ReactNode } from 'react';
import { withChosenRows } from '../../services/contract/fields/choose.ts';
import { cellsOf, rowsIn } from '../../services/contract/fields/draft.ts';
import { maxRows } from '../../services/contract/fields/field.ts';
import { isolated } from '../../services/contract/isolated.ts';
import { Bdi } from '../kit/bdi.tsx';
import { IconButton } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { RemoveIcon } from '../kit/icons.ts';
import { ListFrame } from '../list/list-frame.tsx';
import { useMessages } from '../messages.tsx';
import styles from './chosen-rows.module.css';
import { useDraftSource } from './draft-source.tsx';
import { rowMessage } from './field-messages.ts';
import { ManyChoices, PendingChoices } from './many-choices.tsx';
import type { RowsInputProps } from './rows-input.tsx';
import { useFocusNext } from './use-focus-next.ts';
import { chosenFrom, labelIn, useOptions } from './use-options.ts';
import { useProblem } from './use-problem.ts';

export function ChosenRows({ list, field, inputOf }: RowsInputProps) {
  const t = useMessages();
  const { form, send, useDraft } = useDraftSource();
  const focus = useFocusNext();
  const [first, ...others] = Object.entries(cellsOf(field));
  const options = useOptions(chosenFrom(first?.[1]));
  const error = useProblem(list);
  const draft = useDraft((state) => state.draft);
  const chosen = rowsIn(draft, list).map((row) => row[first?.[0] ?? ''] ?? '');
  const label = rowMessage(t, field.label);
  const choose = (values: readonly string[]) => {
    send({ type: 'draft.change', path: list, value: withChosenRows(form, draft, list, values) });
    if (values.length > maxRows) send({ type: 'draft.check', path: list });
  };
  const choice = { label, hint: t('at_most', { count: maxRows }), chosen };
  return (
    <ListFrame list={options} skeleton={<PendingChoices {...choice} />}>
      {(all) => (
        <ManyChoices {...choice} name={list} error={error} options={all} onChange={choose}>
          {(remove) => (
            <ul aria-label={t('chosen_in', { list: label })} className={styles.list}>
              {chosen.map((value, at) => (
                <ChosenRow
                  key={value}
                  name={labelIn(all, value) ?? value}
                  onRemove={() => {
                    focus(`[id="${list}"]`);
                    remove(value);
                  }}
                >
                  {others.map(([cell]) => inputOf(`${list}.${at}.${cell}`))}
                </ChosenRow>
              ))}
            </ul>
          )}
        </ManyChoices>
      )}
    </ListFrame>
  );
}

interface ChosenRowProps {
  name: string;
  children: ReactNode;
  onRemove(): void;
}

function ChosenRow({ name, children, onRemove }: ChosenRowProps) {
  const t = useMessages();
  return (
    <li>
      <fieldset className={styles.line}>
        <legend className={styles.name}>
          <Bdi>{name}</Bdi>
        </legend>
        <div className={styles.fields}>{children}</div>
        <IconButton label={t('remove_named', { name: isolated(name) })} onClick={onRemove}>
          <Icon of={RemoveIcon} />
        </IconButton>
      </fieldset>
    </li>
  );
}
