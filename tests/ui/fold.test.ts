import { expect, test } from 'vitest';
import { fold } from '../../src/ui/fold.ts';
import { finds } from '../../src/ui/list/list-query.ts';

test.each([
  ['أحمد', 'احمد'],
  ['إدارة', 'اداره'],
  ['آمال', 'امال'],
  ['مستشفى', 'مستشفي'],
  ['مُراجَعةٌ', 'مراجعه'],
  ['التـــقنية', 'التقنيه'],
  ['\u200fRFQ-٢٠٢٦\u200e', 'rfq-2026'],
  ['۱۲۳', '123'],
  ['\u202eevil\u202c', 'evil'],
  ['ﻻ', 'لا'],
  ['Résumé  Review', 'resume review'],
  ['  PMO ', 'pmo'],
  ['Risk \n Review', 'risk review'],
  ['Risk  Review', 'risk review'],
  [' مراجعة ', 'مراجعه'],
  ['Risk  Review  2026', 'risk review 2026'],
  ['مراجعة  داخلية  لبنك', 'مراجعه داخليه لبنك'],
])('folds %s to %s', (text, folded) => expect(fold(text)).toBe(folded));

test('finds text that has every word of the search, in any order', () => {
  expect(finds('بنك  مراجعة')(fold('مراجعة داخلية لبنك'))).toBe(true);
  expect(finds('بنك تأمين')(fold('مراجعة داخلية لبنك'))).toBe(false);
});
