/** The choices of several detail types, which are one field of the draft. */
import { chosenDetails, withChosenDetails } from '../../services/contract/fields/choose.ts';
import type { DetailType } from '../../services/contract/fields/draft.ts';
import type { DetailField, Details } from '../../services/contract/fields/field.ts';
import { ChoiceGroup } from '../kit/choice.tsx';
import type { Option } from '../kit/field.tsx';
import { FieldError } from '../kit/field-frame.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { useMessages } from '../messages.tsx';
import { DetailNotes } from './detail-notes.tsx';
import { useDraftSource } from './draft-source.tsx';
import { rowMessage } from './field-messages.ts';
import styles from './fields.module.css';
import { ManyChoices } from './many-choices.tsx';
import { PendingChoices } from './pending-choices.tsx';
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

function DetailChoice(props: DetailProps) {
  const { name, type, detail } = props;
  const options = useOptions(detail.from);
  return (
    <ListFrame
      list={options}
      skeleton={
        detail.isSingle ? (
          <Skeleton blockSize="var(--single-choice)" />
        ) : (
          <PendingDetail name={name} type={type} detail={detail} />
        )
      }
    >
      {(all) => <DetailInput {...props} options={all} />}
    </ListFrame>
  );
}

function PendingDetail({ name, type, detail: { label, hint } }: DetailProps) {
  const t = useMessages();
  const count = chosenDetails(useDetails(name), type).length;
  return <PendingChoices label={rowMessage(t, label)} hint={hint && rowMessage(t, hint)} count={count} />;
}

function DetailInput({ name, type, detail, options }: DetailProps & { options: readonly Option[] }) {
  const t = useMessages();
  const { send } = useDraftSource();
  const details = useDetails(name);
  const choice = {
    name: type,
    label: rowMessage(t, detail.label),
    hint: detail.hint && rowMessage(t, detail.hint),
    options,
    chosen: chosenDetails(details, type),
    onChange: (values: string[]) =>
      // the types of the form's own details
      send({ type: 'draft.change', path: name, value: withChosenDetails(details, type as DetailType, values) }),
  };
  if (detail.isSingle) return <ChoiceGroup kind="radio" {...choice} />;
  const { note } = detail;
  if (!note) return <ManyChoices {...choice} />;
  return (
    <ManyChoices {...choice}>
      {(remove) => <DetailNotes {...{ name, type, note }} label={choice.label} options={options} onRemove={remove} />}
    </ManyChoices>
  );
}
