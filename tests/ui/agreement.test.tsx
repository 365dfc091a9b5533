import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Agreement } from '../../src/ui/sign-up/agreement.tsx';
import { show } from './support/show.tsx';

test.each([
  ['en', 'By creating an account you agree to: Terms of use and Privacy'],
  ['ar', 'بإنشاء حساب فإنك توافق على: شروط الاستخدام والخصوصية'],
] as const)('joins the documents that a person agrees to with a conjunction, in %s', async (language, text) => {
  const { t } = await show({ page: <Agreement />, language, answers: {}, isVisitor: true });
  const link = screen.getByRole('link', { name: t('page_privacy') });
  expect(link.parentElement).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: t('page_terms') })).toHaveAttribute('href', '/terms');
  expect(link).toHaveAttribute('href', '/privacy');
});
