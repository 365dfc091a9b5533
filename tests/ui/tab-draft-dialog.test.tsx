/** The fields of each kind of draft that two tabs have changed, as the dialog shows them. */
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DraftName } from '../../src/services/contract/fields/draft-forms.ts';
import { actorOf } from '../../src/ui/actors.tsx';
import { TabDraftDialog } from '../../src/ui/form/tab-draft-dialog.tsx';
import { show } from './support/show.tsx';

type Context = Readonly<Record<string, unknown>>;

/** Shows the dialog for a draft of which both tabs have one since it was empty. */
async function showConflict(
  name: DraftName,
  mine: Context,
  theirs: Context,
  language: 'en' | 'ar' = 'en',
  editedAt: { mine: number | null; theirs: number | null } = { mine: null, theirs: null },
) {
  const shown = await show({ page: <TabDraftDialog />, answers: {}, language });
  const slice = (context: Context) => ({ version: 1, value: name === 'reset' ? 'asking' : 'viewing', context });
  const found = { name, base: null, mine: slice(mine), theirs: slice(theirs), editedAt };
  act(() => actorOf(shown.app, 'tabDrafts').send({ type: 'draft.found', ...found }));
  return { ...shown, dialog: within(screen.getByRole('dialog', { name: shown.t('tab_draft_title') })) };
}

/** The text of each contested field: its name, and both versions. */
const textsIn = (dialog: Awaited<ReturnType<typeof showConflict>>['dialog']) =>
  dialog.getAllByRole('group').map((group) => group.textContent);

const drafts = (key: string, draft: object): Context => ({ drafts: { [key]: draft } });
const signUp = (draft: object): Context => ({ draft });
const section = (opened: string, draft: object): Context => ({ section: opened, draft, base: {} });

test.each<[DraftName, Context, Context, string[]]>([
  [
    'signUp',
    signUp({ first_name: 'Nour' }),
    signUp({ first_name: 'Noor' }),
    ['First nameThis tabNourThe other tabNoor'],
  ],
  [
    'bio',
    section('about', { bio: 'Ten years' }),
    section('about', { bio: 'Eleven years' }),
    ['About meThis tabTen yearsThe other tabEleven years'],
  ],
  [
    'profileDraft',
    section('who', { city: 'Jeddah' }),
    section('who', { city: 'Riyadh' }),
    ['CityThis tabJeddahThe other tabRiyadh'],
  ],
  [
    'profileDraft',
    { ...section('who', { city: '' }), base: { city: 'Abha' } },
    { ...section('who', { city: 'Riyadh' }), base: { city: 'Abha' } },
    ['CityThis tabNothingThe other tabRiyadh'],
  ],
  [
    'quotation',
    { ...drafts('RFQ-1', { cover_note: 'Soon' }), declines: { 'RFQ-2': { reason: 'Busy', note: '' } } },
    { ...drafts('RFQ-1', { cover_note: 'Later' }), declines: { 'RFQ-2': { reason: 'Far away', note: '' } } },
    ['Cover noteThis tabSoonThe other tabLater', 'ReasonThis tabBusyThe other tabFar away'],
  ],
  [
    'invoice',
    drafts('SINV-1', { note: 'When?' }),
    drafts('SINV-1', { note: 'How much?' }),
    ['Note to the clientThis tabWhen?The other tabHow much?'],
  ],
  ['reset', { usr: 'noor@' }, { usr: 'sami@' }, ['EmailThis tabnoor@The other tabsami@']],
  [
    'contract',
    drafts('end CON-1', { reason: 'Scope', last_day: '2026-04-04' }),
    drafts('end CON-1', { reason: 'Health', last_day: '2026-05-01' }),
    [
      'ReasonThis tabThe work is different from what was agreedThe other tabHealth or family',
      'Last dayThis tab4 April 2026The other tab1 May 2026',
    ],
  ],
])('shows both versions of %s', async (name, mine, theirs, texts) => {
  const { dialog } = await showConflict(name, mine, theirs);
  expect(textsIn(dialog)).toEqual(texts);
});

test.each(['en', 'ar'] as const)(
  'shows the reason of an act on a contract as its form does, in %s',
  async (language) => {
    const { dialog, t } = await showConflict(
      'contract',
      drafts('decline CON-1', { reason: 'Fee' }),
      drafts('decline CON-1', { reason: 'Dates' }),
      language,
    );
    expect(textsIn(dialog)).toEqual([
      [
        t('contract_decline_reason'),
        t('tab_draft_mine'),
        t('contract_decline_fee'),
        t('tab_draft_theirs'),
        t('contract_decline_dates'),
      ].join(''),
    ]);
  },
);

test('a version is named without its time where that is damaged', async () => {
  const names = [signUp({ first_name: 'Nour' }), signUp({ first_name: 'Noor' })] as const;
  const { dialog } = await showConflict('signUp', ...names, 'en', { mine: 1e16, theirs: 1e17 });
  expect(textsIn(dialog)).toEqual(['First nameThis tabNourThe other tabNoor']);
});

const day = (hour: number) => new Date(2026, 2, 5, hour, 15).getTime();

test.each([
  [day(9), day(11), 'tab_draft_mine_at', 'tab_draft_theirs_newer'],
  [day(11), day(9), 'tab_draft_mine_newer', 'tab_draft_theirs_at'],
  [day(9), day(9), 'tab_draft_mine_at', 'tab_draft_theirs_at'],
] as const)(
  'names each version by its time, and the newer one as such: %i and %i',
  async (mine, theirs, own, other) => {
    const names = [signUp({ first_name: 'Nour' }), signUp({ first_name: 'Noor' })] as const;
    const { dialog, t } = await showConflict('signUp', ...names, 'en', { mine, theirs });
    const labels = dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    const withTime = (id: typeof own | typeof other) =>
      new RegExp(`^${t(id, { time: '#' }).replace(/[()]/g, '.').replace('#', '.*:15.*')}$`);
    expect(labels).toEqual([expect.stringMatching(withTime(own)), expect.stringMatching(withTime(other))]);
  },
);

test('closes once each field is chosen; until then, the browser asks before it closes the tab', async () => {
  const isAskedOnClose = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const versions = ['Abha', 'Riyadh'].map((city) => section('who', { first_name: `Nour of ${city}`, city }));
  const { dialog, t, person, unmount } = await showConflict('profileDraft', versions[0] ?? {}, versions[1] ?? {});
  const proceed = dialog.getByRole('button', { name: t('tab_draft_continue') });
  expect(dialog.getByText(t('tab_draft_line'))).toBeVisible();
  expect(isAskedOnClose()).toBe(true);
  await person.click(dialog.getAllByRole('radio')[0] as HTMLElement);
  expect(dialog.getByText(t('conflict_choose_each'))).toBeVisible();
  expect(proceed).toBeDisabled();
  await person.click(dialog.getAllByRole('radio')[3] as HTMLElement);
  expect(dialog.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(dialog.queryByText(t('conflict_choose_each'))).not.toBeInTheDocument();
  await person.click(proceed);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  unmount();
  expect(isAskedOnClose()).toBe(false);
});
