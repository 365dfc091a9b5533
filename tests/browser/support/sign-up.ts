import { emptySignUp, type SignUpDraft } from '../../../src/services/contract/fields/draft.ts';

/** A draft that may be sent as it is. */
export const sound: SignUpDraft = {
  ...emptySignUp,
  usr: 'candidate@example.com',
  first_name: 'Layla',
  last_name: 'Haddad',
  currency: 'SAR',
  hourly_rates: '450',
  price_basis: 'Hourly',
};

/** What the product would have kept of the sign-up at that step. */
export const slice = (value: string | object, draft: SignUpDraft): string =>
  JSON.stringify({ version: 1, value, context: { draft, submission: '', editedAt: 1, isCvGone: false } });
