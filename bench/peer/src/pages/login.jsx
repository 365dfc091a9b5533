import { useFormik } from 'formik';
import { Alert, Button, Form } from 'react-bootstrap';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import * as yup from 'yup';
import { signIn } from '../slices.js';
import { useList } from '../use-list.js';

const schema = yup.object({
  usr: yup.string().email('Invalid email address').required('Email is required'),
  password: yup.string().required('Password is required'),
});

export function Login() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { token, loading, error } = useSelector((state) => state.auth);
  const theme = useList('loginTheme').data;
  const form = useFormik({
    initialValues: { usr: '', password: '' },
    validationSchema: schema,
    onSubmit: (values) => dispatch(signIn(values)),
  });
  if (token) return <Navigate to="/account-view" replace />;
  return (
    <Form noValidate onSubmit={form.handleSubmit} className="mx-auto" style={{ maxWidth: '24rem' }}>
      <h1>{theme?.heading ?? t('login')}</h1>
      {error && <Alert variant="danger">{error}</Alert>}
      {['usr', 'password'].map((name) => (
        <Form.Group key={name} controlId={name} className="mb-3">
          <Form.Label>{t(name === 'usr' ? 'email' : name)}</Form.Label>
          <Form.Control
            type={name === 'usr' ? 'email' : 'password'}
            isInvalid={form.touched[name] && Boolean(form.errors[name])}
            {...form.getFieldProps(name)}
          />
          <Form.Control.Feedback type="invalid">{form.errors[name]}</Form.Control.Feedback>
        </Form.Group>
      ))}
      <Button type="submit" disabled={loading === 'pending'}>
        {t('login')}
      </Button>
    </Form>
  );
}
