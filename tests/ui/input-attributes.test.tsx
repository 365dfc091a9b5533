/** Tests which keyboard a phone shows for a field, and the direction of what is typed. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DraftState } from '../../src/machines/draft-editing.ts';
import type { Form } from '../../src/services/contract/fields/field.ts';
import { type DraftSource, DraftSourceProvider } from '../../src/ui/form/draft-source.tsx';
import { FieldInputs } from '../../src/ui/form/field-input.tsx';
import { show } from './support/show.tsx';

const form = {
  amount: { kind: 'amount', label: 'rate', max: 9 },
  year: { kind: 'year', label: 'start_year' },
  day: { kind: 'date', label: 'deadline' },
  month: { kind: 'month', label: 'start_date' },
  phone: { kind: 'line', format: 'phone', label: 'phone' },
  words: { kind: 'line', label: 'city' },
  text: { kind: 'lines', label: 'summary', max: 9 },
} as const satisfies Form;
const state: DraftState = {
  draft: Object.fromEntries(Object.keys(form).map((name) => [name, ''])),
  validationErrors: {},
  apiError: null,
};
const source: DraftSource = { form, useDraft: (select) => select(state), send: () => undefined };

test.each(['en', 'ar'] as const)('a number is typed on the keys for it, left to right, in %s', async (language) => {
  const page = (
    <DraftSourceProvider value={source}>
      <FieldInputs names={Object.keys(form)} />
    </DraftSourceProvider>
  );
  await show({ page, answers: {}, language });
  const attributes = screen
    .getAllByRole('textbox')
    .map((field) => ['inputmode', 'type', 'dir'].map((name) => field.getAttribute(name)));
  expect(attributes).toEqual([
    ['decimal', 'text', 'ltr'],
    ['numeric', 'text', 'ltr'],
    ['numeric', 'text', 'ltr'],
    ['numeric', 'text', 'ltr'],
    [null, 'tel', 'ltr'],
    [null, 'text', 'auto'],
    [null, null, 'auto'],
  ]);
  const day = document.getElementById('day');
  expect(day).toHaveAttribute('autocomplete', 'off');
  expect(screen.getByRole('button')).toHaveAttribute('aria-haspopup', 'dialog');
});
