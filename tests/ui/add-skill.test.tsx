import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordForms } from '../../src/services/contract/fields/candidate-forms.ts';
import { draftFrom } from '../../src/services/contract/fields/wire.ts';
import { bio as bioRecord } from '../../src/services/contract/records/bio.ts';
import { actorOf } from '../../src/ui/actors.tsx';
import { AddSkill } from '../../src/ui/job-request/add-skill.tsx';
import { show } from './support/show.tsx';

const bio = bioRecord.create({
  name: 'BIO-1',
  bio: 'Audit',
  technical_skills: [{ skill: 'Excel', level: 3 }],
  language_abbr: 'ar',
});

async function showButton(language: 'en' | 'ar' = 'en') {
  const page = <AddSkill skill="PMP" name="PMP" level="4" bio={bio} label="add_to_profile" />;
  const { t, app, person } = await show({ page, language, answers: {} });
  const name = t('add_to_profile_named', { name: '\u2068PMP\u2069' });
  const add = () => person.click(screen.getByRole('button', { name }));
  return { t, name, actor: actorOf(app, 'bio'), outbox: actorOf(app, 'outbox'), add };
}

const skillsIn = ({ draft }: { draft: { readonly technical_skills?: unknown } }) => draft.technical_skills;

test.each(['en', 'ar'] as const)('the name of the button begins with its label, in %s', async (language) => {
  const { t, name } = await showButton(language);
  expect(screen.getByRole('button', { name })).toHaveTextContent(t('add_to_profile'));
  expect(name).toBe(`${t('add_to_profile')}: \u2068PMP\u2069`);
});

test('a skill is added once, with its level, to the skills that are being edited', async () => {
  const { actor, add } = await showButton();
  actor.send({ type: 'draft.open', section: 'skills', record: bio });
  actor.send({ type: 'row.add', list: 'technical_skills' });
  actor.send({ type: 'draft.change', path: 'technical_skills.1.skill', value: 'SQL' });
  await add();
  await add();
  expect(skillsIn(actor.getSnapshot().context)).toEqual([
    expect.objectContaining({ skill: 'Excel', level: '3' }),
    expect.objectContaining({ skill: 'SQL', level: '' }),
    expect.objectContaining({ skill: 'PMP', level: '4' }),
  ]);
});

test('a skill is added to the change of the skills that waits to be sent', async () => {
  const { actor, outbox, add } = await showButton();
  const base = draftFrom(recordForms.bio, bio);
  const draft = { ...base, technical_skills: [], other_technical_skills: 'COBOL' };
  const payload = { draft, base, startedFrom: null, language: null };
  act(() => outbox.send({ type: 'entry.add', entry: { id: 'E1', kind: 'bio', subject: 'skills', payload } }));
  await add();
  expect(actor.getSnapshot().context.draft).toMatchObject({
    technical_skills: [{ skill: 'PMP', level: '4' }],
    other_technical_skills: 'COBOL',
  });
  expect(outbox.getSnapshot().context.entries).toEqual([]);
});

test('a form that is opened for a skill has the language of the record', async () => {
  const { actor, add } = await showButton();
  await add();
  expect(actor.getSnapshot().context).toMatchObject({ section: 'skills', language: 'ar' });
});

test('another section with changes stays open, and states that they have to be saved first', async () => {
  const { actor, add } = await showButton();
  actor.send({ type: 'draft.open', section: 'about', record: bio });
  actor.send({ type: 'draft.change', path: 'bio', value: 'Audit and tax' });
  await add();
  const { context } = actor.getSnapshot();
  expect(context).toMatchObject({ section: 'about', isHeldBack: true, draft: { bio: 'Audit and tax' } });
  expect(skillsIn(context)).toEqual([expect.objectContaining({ skill: 'Excel' })]);
});
