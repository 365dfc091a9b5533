import type { JobDescription } from '../../services/contract/records/job-request.ts';
import { Field, Select, TextArea } from '../kit/field.tsx';
import { useMessages } from '../messages.tsx';
import type { QuotationFields } from './use-quotation-fields.ts';

/** The client's questions, each with a control of the kind of answer it wants. */
export function QuotationAnswers({ request, fields }: { request: JobDescription; fields: QuotationFields }) {
  const t = useMessages();
  return request.questions.map(({ name, question, answer_type, is_mandatory }, at) => {
    const answer = { ...fields.answer(name ?? '', at), label: <bdi>{question}</bdi>, required: is_mandatory };
    const options = [
      { value: 'Yes', label: t('answer_yes') },
      { value: 'No', label: t('answer_no') },
    ];
    if (answer_type === 'Yes/No') return <Select key={name} {...answer} options={options} placeholder="" />;
    if (answer_type === 'Number')
      return <Field key={name} {...answer} inputMode="decimal" dir="ltr" hint={t('answer_number_hint')} />;
    return <TextArea key={name} {...answer} rows={3} />;
  });
}
