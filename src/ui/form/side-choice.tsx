import { answersIn, type Draft, textIn } from '../../services/contract/fields/draft.ts';
import type { Form } from '../../services/contract/fields/field.ts';
import { useFileAddress } from '../file-address.ts';
import { Radio } from '../kit/choice.tsx';
import { useMessages } from '../messages.tsx';
import { areFieldsEmpty, FactList, FieldValue } from './fact-list.tsx';
import styles from './side-choice.module.css';

interface SideChoiceProps {
  form: Form;
  /** The field of the value; `null` to show all fields of the draft. */
  field: string | null;
  draft: Draft;
  /** The name of the group of radio buttons. */
  name: string;
  label: string;
  isChosen: boolean;
  onChoose(): void;
}

/** One of two versions of a field, with a radio button that chooses it. */
export function SideChoice({ form, field, draft, name, label, isChosen, onChoose }: SideChoiceProps) {
  return (
    <div className={styles.side}>
      <Radio name={name} label={label} checked={isChosen} onChange={onChoose} />
      <div>
        {field === null ? (
          <FactList form={form} names={Object.keys(draft)} draft={draft} />
        ) : (
          <Value form={form} field={field} draft={draft} />
        )}
      </div>
    </div>
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
