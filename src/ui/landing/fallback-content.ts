import type { Translate } from '../messages.tsx';

/** The catalogue's hero and steps, used where the server sends none. They have the shape of the server's. */
export function fallbackContent(t: Translate) {
  return {
    hero: { heading: t('landing_heading'), sub_heading: t('landing_sub_heading'), cta_label: t('landing_join') },
    steps: fallbackSection('steps', t('landing_steps'), [
      [t('landing_step_profile'), t('landing_step_profile_body')],
      [t('landing_step_request'), t('landing_step_request_body')],
      [t('landing_step_deliver'), t('landing_step_deliver_body')],
    ]),
  };
}

/** @param items titles and bodies */
export const fallbackSection = (section_type: string, heading: string, items: [title: string, body: string][]) => ({
  idx: null,
  section_type,
  heading,
  body: null,
  items: items.map(([title, body]) => ({ title, body, icon: null, value: null })),
});
