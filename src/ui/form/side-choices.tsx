import type { Side } from '../../machines/record-draft.ts';
import { answersIn, type Draft, textIn } from '../../services/contract/fields/draft.ts';
import type { Form } from '../../services/contract/fields/field.ts';
import { useFileAddress } from '../file-address.ts';
import { Radio } from '../kit/choice.tsx';
import { Fieldset } from '../kit/fieldset.tsx';
import { useMessages } from '../messages.tsx';
import { areFieldsEmpty, FactList, FieldValue } from './fact-list.tsx';
import fieldStyles from './fields.module.css';
import styles from './side-choices.module.css';

interface SideChoicesProps {
  form: Form;
  /** The field to choose; `null` to choose between the whole drafts. */
  field: string | null;
  /** The draft of each side. */
  drafts: Readonly<Record<Side, Draft>>;
  legend: string;
  /** Names each side. */
  labels: Readonly<Record<Side, string>>;
  /** The name of the group of radio buttons. */
  name: string;
  chosen: Side | undefined;
  onChoose(side: Side): void;
}

/** The two versions of a field, with radio buttons that choose one. */
export function SideChoices({ form, field, drafts, legend, labels, name, chosen, onChoose }: SideChoicesProps) {
  return (
    <Fieldset legend={legend}>
      <div className={fieldStyles.fields}>
        {(['mine', 'theirs'] as const).map((side) => (
          <div key={side} className={styles.side}>
            <Radio name={name} label={labels[side]} checked={chosen === side} onChange={() => onChoose(side)} />
            <div>
              {field === null ? (
                <FactList form={form} names={Object.keys(drafts[side])} draft={drafts[side]} />
              ) : (
                <Value form={form} field={field} draft={drafts[side]} />
              )}
            </div>
          </div>
        ))}
      </div>
    </Fieldset>
  );
}

function Value({ form, field, draft }: { form: Form; field: string; draft: Draft }) {
  const t = useMessages();
  const addressOf = useFileAddress();
  const of = form[field];
  const answers = of?.kind === 'answers' ? Object.entries(answersIn(draft, field)).filter(([, text]) => text) : [];
  if (answers.length > 0) {
    return answers.map(([question, text]) => (
      <p key={question} dir="auto">
        {text}
      </p>
    ));
  }
  if (!of || areFieldsEmpty(form, [field], draft)) return <p>{t('nothing_here')}</p>;
  if (of.kind === 'photo') return <img src={addressOf(textIn(draft, field))} alt={t('photo')} width="96" height="96" />;
  if (of.kind === 'details') return <FactList form={form} names={[field]} draft={draft} />;
  return <FieldValue field={of} name={field} draft={draft} />;
}
