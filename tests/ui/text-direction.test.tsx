/** Tests that text of a person or of a server is read in its own direction, and spoken in its own language. */
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CallError } from '../../src/services/contract/api-error.ts';
import { ErrorText } from '../../src/ui/error-text.tsx';
import { SupportAddress } from '../../src/ui/information/support-address.tsx';
import { AnsweredQuestions } from '../../src/ui/job-request/answered-questions.tsx';
import { AlignedAmount } from '../../src/ui/record/amount.tsx';
import { LineList } from '../../src/ui/record/line-list.tsx';
import { PlainText } from '../../src/ui/record/plain-text.tsx';
import { ServerHtml } from '../../src/ui/record/server-html.tsx';
import { TagList } from '../../src/ui/record/tag-list.tsx';
import { LanguageToggle } from '../../src/ui/shell/language-toggle.tsx';
import { show } from './support/show.tsx';

const directionOf = (text: string) => screen.getByText(text).getAttribute('dir');
const languageOf = (text: string) => screen.getByText(text).closest('[lang]')?.getAttribute('lang');

test.each([
  ['typed text', <PlainText key="" text={'تقرير\n\nCloud Migration'} />],
  ['text of the server', <ServerHtml key="" html={'تقرير\n\nCloud Migration'} />],
  ['markup', <ServerHtml key="" html="<p>تقرير</p><ul><li>Cloud Migration</li></ul>" />],
  ['markup without a paragraph', <ServerHtml key="" html="<b>تقرير</b><ul><li>Cloud Migration</li></ul>" />],
])('each paragraph of %s has its own direction, and all have the language of the first', (_, text) => {
  render(text);
  expect(screen.getByText('Cloud Migration')).toHaveAttribute('dir', 'auto');
  expect(languageOf('تقرير')).toBe('ar');
  expect(languageOf('Cloud Migration')).toBe('ar');
});

test('text without elements has a direction', () => {
  render(<ServerHtml html="R&amp;D" />);
  expect(directionOf('R&D')).toBe('auto');
});

test.each(['en', 'ar'] as const)('texts of others have their own direction, in %s', async (language) => {
  const page = (
    <>
      <ErrorText apiError={new CallError({ kind: 'refused', message: 'Already sent.' }).apiError} />
      <AnsweredQuestions answers={[{ question: 'Why?', answer: 'لأن' }]} questions={[]} />
      <SupportAddress />
      <TagList tags={['تحليل', 'Excel']} />
      <LineList lines={[{ first: 'الألمانية', second: 'A1' }, { first: 'Deutsch' }]} />
      <AlignedAmount value={1234.5} currency="SAR" />
      <LanguageToggle />
    </>
  );
  await show({ page, language, answers: { loginTheme: () => ({ support_email: 'help@example.com' }) } });
  expect(await screen.findByText('help@example.com')).toHaveAttribute('dir', 'ltr');
  expect(['Already sent.', 'Why?', 'لأن'].map(directionOf)).toEqual(['auto', 'auto', 'auto']);
  const names = ['تحليل', 'Excel', 'الألمانية', 'Deutsch'];
  expect(names.map(languageOf)).toEqual(['ar', 'en', 'ar', 'en']);
  for (const name of names) expect(screen.getByText(name).closest('bdi')).not.toBeNull();
  const amount = screen.getByText(/1,234/).parentElement;
  expect(amount).toHaveAttribute('dir', 'ltr');
  expect(amount?.parentElement).toHaveAttribute('dir', { en: 'ltr', ar: 'rtl' }[language]);
  const other = screen.getByText({ en: 'العربية', ar: 'English' }[language]);
  expect(['lang', 'dir'].map((name) => other.getAttribute(name))).toEqual(
    { en: ['ar', 'rtl'], ar: ['en', 'ltr'] }[language],
  );
});
