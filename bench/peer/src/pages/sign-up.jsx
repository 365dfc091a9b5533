import { useFormik } from 'formik';
import { Button, Form } from 'react-bootstrap';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import * as yup from 'yup';
import { call } from '../api.js';
import { signUpDraft } from '../slices.js';
import { useList } from '../use-list.js';
import { useSavedDraft } from '../use-saved-draft.js';

const schema = yup.object({
  usr: yup.string().email('Invalid email address').required('Email is required'),
  password: yup.string().min(8).required(),
  first_name: yup.string().required(),
  last_name: yup.string().required(),
  phone_no: yup.string().required(),
});
const texts = ['first_name', 'last_name', 'phone_no'];
const choices = { currency: 'currencies', price_basis: 'priceBasis', preferences: 'preferences' };

export function SignUp() {
  const { t } = useTranslation();
  useList('educationLevels');
  useList('yearsOfExperience');
  const form = useFormik({
    initialValues: { ...useSelector((state) => state.signUpDraft), password: '' },
    validationSchema: schema,
    onSubmit: (params) => call({ verb: 'post', method: 'register', entity: 'registration', params }),
  });
  useSavedDraft(form, signUpDraft.actions.saved);
  return (
    <Form noValidate onSubmit={form.handleSubmit}>
      <h1>{t('signup')}</h1>
      {texts.map((name) => (
        <Field key={name} form={form} name={name} type="text" />
      ))}
      <Field form={form} name="usr" type="email" />
      <Field form={form} name="password" type="password" />
      {Object.entries(choices).map(([name, list]) => (
        <Choice key={name} form={form} name={name} list={list} />
      ))}
      <Button type="submit">{t('next')}</Button>
    </Form>
  );
}

function Field({ form, name, type }) {
  const { t } = useTranslation();
  return (
    <Form.Group controlId={name} className="mb-3">
      <Form.Label>{t(name === 'usr' ? 'email' : name)}</Form.Label>
      <Form.Control
        type={type}
        isInvalid={form.touched[name] && Boolean(form.errors[name])}
        {...form.getFieldProps(name)}
      />
      <Form.Control.Feedback type="invalid">{form.errors[name]}</Form.Control.Feedback>
    </Form.Group>
  );
}

function Choice({ form, name, list }) {
  const { t } = useTranslation();
  const { data } = useList(list);
  return (
    <Form.Group controlId={name} className="mb-3">
      <Form.Label>{t(name)}</Form.Label>
      <Form.Select {...form.getFieldProps(name)}>
        <option value="">{t('any')}</option>
        {(data ?? []).map((row) => (
          <option key={row.name} value={row.name}>
            {row.label ?? row.name}
          </option>
        ))}
      </Form.Select>
    </Form.Group>
  );
}
