import type { Translate } from '../messages.tsx';

/** The catalogue's landing page, used where the server sends no content. It has the same shape. */
export function fallbackContent(t: Translate) {
  return {
    hero: { heading: t('landing_heading'), sub_heading: t('landing_sub_heading'), cta_label: t('landing_join') },
    steps: section('steps', t('landing_steps'), [
      item(t('landing_step_profile'), t('landing_step_profile_body')),
      item(t('landing_step_request'), t('landing_step_request_body')),
      item(t('landing_step_deliver'), t('landing_step_deliver_body')),
    ]),
    sections: [
      section('faq', t('landing_questions'), [
        item(t('landing_question_who'), t('landing_answer_who')),
        item(t('landing_question_languages'), t('landing_answer_languages')),
        item(t('landing_question_draft'), t('landing_answer_draft')),
      ]),
    ],
  };
}

const item = (title: string, body: string) => ({ title, body, icon: null, value: null });

const section = (section_type: string, heading: string, items: ReturnType<typeof item>[]) => ({
  idx: null,
  section_type,
  heading,
  body: null,
  items,
});
