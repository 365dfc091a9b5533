import type { Slice } from '../../../src/machines/persistence/slice-spec.ts';
import type { TabDraftsEvent } from '../../../src/machines/tab-drafts-machine.ts';
import { emptyRecord, emptySignUp } from '../../../src/services/contract/fields/draft.ts';
import { acts, type Flow } from '../flow.ts';
import { machines } from '../machines.ts';

const act = acts<TabDraftsEvent>;

const signUp = (draft: object): Slice => ({
  version: 1,
  value: 'account',
  context: { draft: { ...emptySignUp, ...draft }, isAmending: false, submission: '', editedAt: null, isCvGone: false },
});

const bio = (text: string): Slice => ({
  version: 2,
  value: { editing: 'typing' },
  context: {
    section: 'about',
    draft: { ...emptyRecord('bio'), bio: text },
    base: emptyRecord('bio'),
    startedFrom: null,
    latest: null,
    sides: {},
  },
});

const chooseMine = act('Choose this tab', { type: 'conflict.choose', field: '/first_name', side: 'mine' });
const settle = act('Continue', { type: 'conflict.settle' });

const editedAt = { mine: 1_772_700_000_000, theirs: 1_772_700_060_000 };

export const tabDrafts: Flow = {
  machine: machines.tabDrafts,
  starts: [
    {
      words: 'the sign-up and the profile are open in two tabs',
      acts: [
        act('Type in the other tab', {
          type: 'draft.found',
          name: 'signUp',
          base: signUp({}),
          mine: signUp({}),
          theirs: signUp({ first_name: 'Noor' }),
          editedAt,
        }),
        act('Type the same field in both tabs', {
          type: 'draft.found',
          name: 'signUp',
          base: signUp({}),
          mine: signUp({ first_name: 'Nour', last_name: 'Haddad' }),
          theirs: signUp({ first_name: 'Noor', phone_no: '+966501234567' }),
          editedAt,
        }),
        act('Type the same section in both tabs', {
          type: 'draft.found',
          name: 'bio',
          base: bio('Ten years'),
          mine: bio('Eleven years'),
          theirs: bio('Twelve years'),
          editedAt,
        }),
        act('Discard the section in the other tab', {
          type: 'draft.found',
          name: 'bio',
          base: bio('Ten years'),
          mine: bio('Ten years'),
          theirs: { ...bio(''), value: 'viewing', context: { ...bio('').context, section: null } },
          editedAt,
        }),
        chooseMine,
        act('Choose the other tab', { type: 'conflict.choose', field: '/first_name', side: 'theirs' }),
        act('Choose this tab for the section', { type: 'conflict.choose', field: 'about/bio', side: 'mine' }),
        settle,
        act('Another person signs in', { type: 'draft.clear' }),
      ],
    },
    {
      words: 'the sign-up is open in two tabs',
      isSpecial: true,
      acts: [
        act('Type the same two fields in both tabs', {
          type: 'draft.found',
          name: 'signUp',
          base: signUp({}),
          mine: signUp({ first_name: 'Nour', last_name: 'Haddad' }),
          theirs: signUp({ first_name: 'Noor', last_name: 'Hadad' }),
          editedAt,
        }),
        chooseMine,
        act('Choose this tab for the last name', { type: 'conflict.choose', field: '/last_name', side: 'mine' }),
        // with one of the two sides, or both
        { ...settle, when: ({ context: { conflicts } }) => Object.keys(conflicts[0]?.sides ?? {}).length > 0 },
      ],
    },
  ],
};
