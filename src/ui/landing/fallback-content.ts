import type { Words } from '../words.tsx';

/** What the landing page says when the server says nothing: the same shape, in the catalogue's words. */
export function fallbackContent(say: Words) {
  return {
    hero: { heading: say('landing_heading'), sub_heading: say('landing_sub_heading'), cta_label: say('landing_join') },
    sections: [
      section('steps', say('landing_steps'), [
        item(say('landing_step_profile'), say('landing_step_profile_body')),
        item(say('landing_step_request'), say('landing_step_request_body')),
        item(say('landing_step_deliver'), say('landing_step_deliver_body')),
      ]),
      section('faq', say('landing_questions'), [
        item(say('landing_question_who'), say('landing_answer_who')),
        item(say('landing_question_languages'), say('landing_answer_languages')),
        item(say('landing_question_draft'), say('landing_answer_draft')),
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
