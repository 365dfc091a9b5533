import { useFormik } from 'formik';
import { useState } from 'react';
import { Button, Form, Modal } from 'react-bootstrap';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toast } from 'react-toastify';
import * as yup from 'yup';
import { call } from './api.js';

const schema = yup.object({ usr: yup.string().email('Invalid email address').required('Email is required') });

export function SignUpPrompt({ isOpen, onClose }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isSubscribing, setSubscribing] = useState(false);
  const close = () => {
    setSubscribing(false);
    onClose();
  };
  const start = () => {
    close();
    void navigate('/wizard-master');
  };
  return (
    <Modal show={isOpen} onHide={close} centered aria-labelledby="prompt-title">
      {isSubscribing ? (
        <Subscribe onClose={close} />
      ) : (
        <>
          <Modal.Header closeButton>
            <Modal.Title id="prompt-title">{t('signup_header')}</Modal.Title>
          </Modal.Header>
          <Modal.Body>{t('signup_description')}</Modal.Body>
          <Modal.Footer>
            <Button variant="secondary" onClick={() => setSubscribing(true)}>
              {t('later')}
            </Button>
            <Button onClick={start}>{t('start')}</Button>
          </Modal.Footer>
        </>
      )}
    </Modal>
  );
}

function Subscribe({ onClose }) {
  const { t } = useTranslation();
  const form = useFormik({
    initialValues: { usr: '' },
    validationSchema: schema,
    onSubmit: async (params) => {
      try {
        await call({ verb: 'post', method: 'add_subscriber', entity: 'registration', params });
        toast(t('subscribed'), { autoClose: 3000 });
        onClose();
      } catch (error) {
        toast.error(error.message);
      }
    },
  });
  return (
    <Form noValidate onSubmit={form.handleSubmit}>
      <Modal.Header closeButton>
        <Modal.Title id="prompt-title">{t('subscribe_modal_heading')}</Modal.Title>
      </Modal.Header>
      <Modal.Body>
        <Form.Group controlId="usr">
          <Form.Label>{t('email')} *</Form.Label>
          <Form.Control
            type="email"
            required
            placeholder={t('email_placeholder')}
            isInvalid={form.touched.usr && Boolean(form.errors.usr)}
            {...form.getFieldProps('usr')}
          />
          <Form.Control.Feedback type="invalid">{form.errors.usr}</Form.Control.Feedback>
        </Form.Group>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" disabled={form.isSubmitting}>
          {t('next')}
        </Button>
      </Modal.Footer>
    </Form>
  );
}
