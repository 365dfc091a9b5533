/** The page of the profile, on which both records are edited: what the server has, and the controls of a section. */
import type { MessageId } from '../../../locales/ids.ts';
import type { CallName } from '../../../src/services/contract/calls.ts';
import type { RecordKey, Section } from '../../../src/services/contract/fields/candidate-table.ts';
import { paths } from '../../../src/ui/paths.ts';
import { profileSections } from '../../../src/ui/profile/profile-sections.ts';
import type { Path } from '../explore.ts';
import { bioSample, profileSample, type Sample } from '../rows/record.ts';
import { button, inMain } from './controls.ts';
import { expect, type Stage } from './stage.ts';

export interface EditedRecord {
  readonly key: RecordKey;
  readonly actor: 'profileDraft' | 'bio';
  readonly calls: Readonly<Record<'read' | 'save' | 'upload', CallName>>;
  /** What the row types into a section. */
  readonly sample: Sample;
  /** A change of another section than those of the row. */
  readonly another: { readonly section: Section; readonly field: string; readonly value: string };
}

const names = { first_name: profileSample.record.first_name, last_name: profileSample.record.last_name };

/** What the server sends of each record beside the fields of the row. */
const fixed = {
  profile: { name: 'P1', email: 'noor@example.com', email_verified: 1, ...names },
  bio: { name: 'B1' },
} as const satisfies Record<RecordKey, object>;

/** The record on the wire with these fields, in the language of the page. */
export function wireOf({ language }: Stage, key: RecordKey, fields: object): object {
  const sample = key === 'profile' ? profileSample : bioSample;
  const record = { ...fixed[key], ...sample.record, ...fields, language_abbr: language };
  return 'last_name' in record ? { ...record, full_name: fullName(record) } : record;
}

const fullName = ({ first_name, last_name }: Record<string, unknown>): string => `${first_name} ${last_name}`;

/** Opens the page with a record as the path's first step opens it, once every section is on it. */
export async function openProfile(
  stage: Stage,
  { key, calls }: EditedRecord,
  path: Path,
  slices: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { server } = stage;
  const fields = path.steps.flatMap(({ event }) => ('record' in event ? [event.record] : []))[0];
  const stored = (each: RecordKey) => ({ data: wireOf(stage, each, each === key ? fields : {}) });
  server.always('getProfile', stored('profile'));
  server.always('getBio', stored('bio'));
  for (const name of ['getJobRequests', 'getContractList', 'getInvoices', 'getTaxList'] as const)
    server.always(name, { data: [] });
  server.always('getProfileLink', { data: {} });
  server.always('logOut', { message: {} });
  server.hold(calls.save, calls.upload, 'saveRfq', 'signIn');
  await stage.open(paths.profile, { token: 'T0', slices });
  await expect(editButton(stage, 'cv')).toBeVisible();
}

/** A section, as it is read; the page of the import has sections of the same titles. */
export const sectionOf = (stage: Stage, section: Section) =>
  inMain(stage)
    .locator('section')
    .filter({ has: stage.page.getByRole('heading', { name: stage.messages(titleOf(section)), exact: true }) });

export const formOf = (stage: Stage, key: RecordKey) => inMain(stage).locator(`form[id="${key}-form"]`);

export const fieldOf = (stage: Stage, key: RecordKey, name: string) => formOf(stage, key).locator(`[name="${name}"]`);

export const formButton = (stage: Stage, key: RecordKey, word: MessageId) =>
  formOf(stage, key).getByRole('button', { name: stage.messages(word), exact: true });

export const chooser = (stage: Stage, key: RecordKey) => formOf(stage, key).locator('input[type="file"]');

export const editButton = (stage: Stage, section: Section) =>
  section === 'photo'
    ? button(stage, 'photo_add')
    : button(stage, 'edit_named', { name: stage.messages(titleOf(section)) });

const titleOf = (section: Section): MessageId =>
  profileSections.find((each) => each.section === section)?.title ?? 'photo';

/** The server saves what the row types, with which the record is read from then on. */
export async function answerSave(stage: Stage, { key, calls, sample }: EditedRecord): Promise<void> {
  const modified = '2026-03-02 08:00:00';
  stage.server.always(calls.read, { data: wireOf(stage, key, { [sample.field]: sample.mine, modified }) });
  await stage.server.answer(calls.save, { data: { name: 'R1', modified } });
}
