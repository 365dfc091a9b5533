import { fieldsOf, recordForms } from '../../services/contract/fields/candidate-forms.ts';
import { draftFrom } from '../../services/contract/fields/wire.ts';
import type { Profile } from '../../services/contract/records/profile.ts';
import { areFieldsEmpty, FactList } from '../form/fact-list.tsx';
import { useMessages } from '../messages.tsx';
import { EditSection } from './edit-section.tsx';
import { formRecord } from './form-record.ts';

/** A person's fields of work. */
export function Expertise({ person }: { person: Profile }) {
  const t = useMessages();
  const record = formRecord(person);
  const facts = {
    form: recordForms.profile,
    names: fieldsOf('profile', 'fields'),
    draft: draftFrom(recordForms.profile, record),
  };
  return (
    <EditSection
      section="fields"
      title={t('expertise')}
      record={record}
      empty={areFieldsEmpty(facts.form, facts.names, facts.draft) ? t('expertise_none') : null}
    >
      <FactList {...facts} />
    </EditSection>
  );
}
