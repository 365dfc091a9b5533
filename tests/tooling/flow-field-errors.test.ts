/** The paths for testers quote what the fields state, with their labels on screen. */
import '../flows/fixed.ts';
import { expect, test } from 'vitest';
import { toManualTests } from '../../scripts/flows/manual-tests.mjs';
import { reportedMachine } from '../flows/reported-machine.ts';

test.each([
  ['bio', 'Choose a file of another type', 'en', 'at the field “Photo”: “Choose a PNG, JPEG or WebP image.”'],
  ['bio', 'Save', 'ar', 'عند الحقل «نبذة عني»: «النص أطول من المسموح به»'],
  ['contract', 'Leave the name', 'ar', 'عند الحقل «الاسم الكامل»: «هذا الحقل مطلوب»'],
  [
    'contract',
    'Sign',
    'en',
    'at the field “I agree to these terms, and my typed name is my signature.”: “This field is required”',
  ],
  ['coverNotes', 'Save the note without a title', 'en', 'at the field “Template name”: “This field is required”'],
  ['invoice', 'Ask about the payment', 'ar', 'عند الحقل «ملاحظة إلى العميل»: «النص أطول من المسموح به»'],
  ['passwordReset', 'Send the link', 'ar', 'عند الحقل «البريد الإلكتروني»: «البريد الإلكتروني مطلوب»'],
  ['passwordReset', 'Submit a short password', 'en', 'at the field “New password”: “At least 10 characters”'],
  ['profile', 'Choose a file of another type', 'ar', 'عند الحقل «السيرة الذاتية»: «نوع هذا الملف غير مقبول.»'],
  ['profile', 'Save', 'en', 'at the field “First name”: “This field is required”'],
  ['prompt', 'Next', 'en', 'at the field “Email”: “Email is required”'],
  ['quotation', 'Preview a quotation with errors', 'ar', 'عند الحقل «أساس التسعير»: «اختر من القائمة»'],
  ['quotation', 'Send after the price basis was withdrawn', 'en', 'at the field “Price basis”: “Choose from the list”'],
  ['quotation', 'Give no reason', 'en', 'at the field “Reason”: “This field is required”'],
  ['quotation', 'Send', 'ar', 'عند الحقل «السعر»: «هذا الحقل مطلوب»'],
  ['signUp', 'Next', 'en', 'at the field “Last name”: “This field is required”'],
  ['signUp', 'Leave a field', 'en', 'at the field “First name”: “This field is required”'],
  ['signUp', 'Submit', 'ar', 'عند الحقل «الاسم الأول»: «هذا الحقل مطلوب»'],
  ['signUp', 'Submit with a short password', 'ar', 'عند الحقل «كلمة المرور»: «10 أحرف على الأقل»'],
] as const)('the errors of fields are quoted: %s, %s', (id, words, language, quote) => {
  const machine = reportedMachine(id);
  const texts = toManualTests(machine, language).flatMap(({ steps }, at) =>
    steps.filter((_, step) => machine.paths[at]?.steps[step]?.words === words).map(({ expected }) => expected),
  );
  expect(texts).toContainEqual(expect.stringContaining(quote));
});
