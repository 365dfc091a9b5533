import { expect, test } from 'vitest';
import { someUnits } from '../../src/ui/record/price-units.ts';
import { messagesIn } from './support/messages-in.ts';

test.each([
  ['hour', ['0 ساعة', 'ساعة واحدة', 'ساعتان', '3 ساعات', '11 ساعة', '100 ساعة']],
  ['day', ['0 يوم', 'يوم واحد', 'يومان', '3 أيام', '11 يومًا', '100 يوم']],
  ['week', ['0 أسبوع', 'أسبوع واحد', 'أسبوعان', '3 أسابيع', '11 أسبوعًا', '100 أسبوع']],
  ['month', ['0 شهر', 'شهر واحد', 'شهران', '3 أشهر', '11 شهرًا', '100 شهر']],
])('a number of the unit %s has the Arabic plural forms', (unit, texts) => {
  expect([0, 1, 2, 3, 11, 100].map((count) => someUnits(messagesIn('ar'), unit, count))).toEqual(texts);
});
