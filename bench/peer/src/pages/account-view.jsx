import { useFormik } from 'formik';
import { Form } from 'react-bootstrap';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { bioDraft } from '../slices.js';
import { useList } from '../use-list.js';
import { useSavedDraft } from '../use-saved-draft.js';

const fields = ['bio', 'other_technical_skills', 'other_languages'];

export function AccountView() {
  const { t } = useTranslation();
  const { data } = useList('fetchedBio');
  useList('profile');
  useList('technicalSkills');
  useList('languages');
  const form = useFormik({ initialValues: useSelector((state) => state.bioDraft), onSubmit: () => undefined });
  useSavedDraft(form, bioDraft.actions.saved);
  return (
    <Form onSubmit={form.handleSubmit}>
      <h1>{data?.name ?? t('bio')}</h1>
      {fields.map((name) => (
        <Form.Group key={name} controlId={name} className="mb-3">
          <Form.Label>{t(name)}</Form.Label>
          <Form.Control as="textarea" {...form.getFieldProps(name)} />
        </Form.Group>
      ))}
    </Form>
  );
}
