/** What the tests of the persistence send to actors, and what they find stored. */
import { listKeys } from '../../src/services/contract/lists.ts';
import { bioContext } from './stored.ts';

export const toggle = { type: 'language.toggle' };
export const change = (value: string) => ({ type: 'draft.change', path: 'first_name', value });
export const withBio = (text: string) => ({ ...bioContext, draft: { ...bioContext.draft, bio: text } });

/** The names of all slices, sorted. */
export const everyName = [
  'auth',
  'bio',
  'invoice',
  'contract',
  'language',
  'profileDraft',
  'prompt',
  'outbox',
  'quotation',
  'reset',
  'settings',
  'signUp',
  'tabDrafts',
  ...listKeys,
].sort();
