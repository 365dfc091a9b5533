import { numberIn, type SignUpDraft } from './sign-up.ts';

/** What `register_candidate` is sent: the draft in the wire's own terms. */
export function signUpBody(draft: SignUpDraft, secrets: { password: string; submission: string }) {
  return {
    ...draft,
    ...secrets,
    usr: draft.usr.trim(),
    hourly_rates: numberIn(draft.hourly_rates),
    quantity: numberIn(draft.quantity),
    upload_cv: draft.upload_cv?.name ?? null,
    academic_background: draft.academic_background.map(dated),
    professional_experience: draft.professional_experience.map(dated),
  };
}

/** The wire dates its rows; the form asks for years, and none at the end means that it goes on. */
function dated<T extends { start_year: string; end_year: string }>({ start_year, end_year, ...row }: T) {
  const firstDay = (year: string) => (numberIn(year) === null ? null : `${numberIn(year)}-01-01`);
  return {
    ...row,
    start_date: firstDay(start_year),
    end_date: firstDay(end_year),
    is_current: start_year !== '' && end_year === '' ? 1 : 0,
  };
}
