import { siteTime } from '../../../../src/services/contract/site-time.ts';
import type { coverNotes } from '../../schema/cover-note.ts';

/** The templates that a demo account has saved, one in each language. */
export const coverNoteRows = (user: string, now: Date): (typeof coverNotes.$inferInsert)[] => [
  {
    name: 'demo-advisory',
    user,
    title: 'Advisory assignment',
    note: 'Thank you for the invitation.\n\nI would begin with two weeks of interviews and a review of your documents, and present a first draft at the end of the third week. You would have one contact throughout: me.\n\nI look forward to your questions.',
    modified: siteTime(now),
  },
  {
    name: 'demo-advisory-ar',
    user,
    title: 'مهمة استشارية',
    note: 'شكرًا لدعوتكم.\n\nأبدأ بأسبوعين من المقابلات ومراجعة الوثائق، ثم أعرض مسودة أولى في نهاية الأسبوع الثالث. وسأكون جهة التواصل الوحيدة طوال المهمة.\n\nيسرني الرد على استفساراتكم.',
    modified: siteTime(now),
  },
];
