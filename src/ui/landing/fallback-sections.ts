import type { Translate } from '../messages.tsx';
import { fallbackSection } from './fallback-content.ts';

/** The catalogue's questions, used where the server sends no sections. */
export const fallbackSections = (t: Translate) => [
  fallbackSection('faq', t('landing_questions'), [
    [t('landing_question_who'), t('landing_answer_who')],
    [t('landing_question_languages'), t('landing_answer_languages')],
    [t('landing_question_draft'), t('landing_answer_draft')],
  ]),
];
