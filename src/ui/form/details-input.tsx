/** The choices of several detail types, which are one field of the draft. */
import { chosenDetails, withChosenDetails } from '../../services/contract/fields/choose.ts';
import type { DetailType } from '../../services/contract/fields/draft.ts';
import type { DetailField, Details } from '../../services/contract/fields/field.ts';
import { ChoiceGroup } from '../kit/choice.tsx';
import { FieldError } from '../kit/field-frame.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { useMessages } from '../messages.tsx';
import { DetailNotes } from './detail-notes.tsx';
import { useDraftSource } from './draft-source.tsx';
import { rowMessage } from './field-messages.ts';
import styles from './fields.module.css';
import { ManyChoices, PendingChoices } from './many-choices.tsx';
import { useDetails } from './use-details.ts';
import { useOptions } from './use-options.ts';
import { useProblem } from './use-problem.ts';

export function DetailsInput({ name, field }: { name: string; field: Details }) {
  const problem = useProblem(name, field);
  return (
    <div id={name} tabIndex={-1} className={styles.fields}>
      {problem && <FieldError id={undefined}>{problem}</FieldError>}
      {Object.entries(field.details).map(([type, detail]) => (
        <div key={type} className={styles.fullWidth}>
          <DetailChoice name={name} type={type} detail={detail} />
        </div>
      ))}
    </div>
  );
}

interface DetailProps {
  name: string;
  type: string;
  detail: DetailField;
}

function DetailChoice({ name, type, detail }: DetailProps) {
  const t = useMessages();
  const { send } = useDraftSource();
  const details = useDetails(name);
  const list = useOptions(detail.from);
  const choice = {
    name: type,
    label: rowMessage(t, detail.label),
    hint: detail.hint && rowMessage(t, detail.hint),
    chosen: chosenDetails(details, type),
    onChange: (values: string[]) =>
      // the types of the form's own details
      send({ type: 'draft.change', path: name, value: withChosenDetails(details, type as DetailType, values) }),
  };
  const { isSingle, note } = detail;
  const skeleton = isSingle ? <Skeleton blockSize="var(--single-choice)" /> : <PendingChoices {...choice} />;
  return (
    <ListFrame list={list} skeleton={skeleton}>
      {(options) => {
        if (isSingle) return <ChoiceGroup kind="radio" {...choice} options={options} />;
        if (!note) return <ManyChoices {...choice} options={options} />;
        return (
          <ManyChoices {...choice} options={options}>
            {(remove) => (
              <DetailNotes {...{ name, type, note }} label={choice.label} options={options} onRemove={remove} />
            )}
          </ManyChoices>
        );
      }}
    </ListFrame>
  );
}
