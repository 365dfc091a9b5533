import { emptySignUp, type SignUpDraft } from '../../../src/services/contract/fields/draft.ts';

/** A draft that is complete and valid. */
export const validDraft: SignUpDraft = {
  ...emptySignUp,
  usr: 'candidate@example.com',
  first_name: 'Layla',
  last_name: 'Haddad',
  currency: 'SAR',
  hourly_rates: '450',
  price_basis: 'Hourly',
};

/** The persisted slice of the sign-up in a state. */
export const signUpSlice = (value: string | object, draft: SignUpDraft): string =>
  JSON.stringify({ version: 1, value, context: { draft, submission: '', editedAt: 1, isCvGone: false } });
