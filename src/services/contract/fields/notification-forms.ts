/** The bodies of the calls about notifications. No form shows them. */
import type { Form } from './field.ts';
import { submissionForm } from './response-forms.ts';

/** The maximum number of notifications in a reply; it has the newest. */
export const maxNotifications = 50;

export const notificationForms = {
  readNotifications: {
    names: {
      kind: 'rows',
      label: '',
      rowLabel: '',
      max: maxNotifications,
      isChosen: true,
      cells: { name: { kind: 'line', label: '', required: true } },
    },
    /** The name of a notification: it and all older ones are read. */
    up_to: { kind: 'line', label: '' },
  },
  saveEmailDigest: { ...submissionForm, is_on: { kind: 'check', label: '' } },
} as const satisfies Readonly<Record<string, Form>>;
