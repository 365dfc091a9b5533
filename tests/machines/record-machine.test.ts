/** Tests the machine of a record with the bio and the profile. Long because viewing, editing and saving are one machine. */
import { describe, expect, it } from 'vitest';
import { profileMachine } from '../../src/machines/profile-machine.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { photoRules } from '../../src/services/contract/fields/file-rules.ts';
import { bio, open, save, skills, stale, startRecord, submission, write } from './start-record.ts';

describe('the form of a section', () => {
  it('starts with the values of the record', () => {
    const { machine } = startRecord();
    machine.isIn('viewing').send(open).isIn({ editing: 'typing' });
    expect(machine.context).toMatchObject({
      section: 'about',
      draft: { bio: 'Ten years of audit', technical_skills: [{ skill: 'SQL', level: '4', years: '6' }] },
      startedFrom: '2026-03-05 09:30:00',
    });
  });

  it('is replaced by another form while unchanged, and blocks it after a change', () => {
    const { machine } = startRecord();
    machine.send(open, skills);
    expect(machine.context.section).toBe('skills');
    machine.send({ type: 'row.add', list: 'technical_skills' }, open);
    expect([machine.context.section, machine.context.isHeldBack]).toEqual(['skills', true]);
  });

  it('adds, edits, moves and removes rows', () => {
    const { machine } = startRecord();
    machine.send(
      skills,
      { type: 'row.add', list: 'technical_skills' },
      { type: 'draft.change', path: 'technical_skills.1.skill', value: 'Python' },
      { type: 'row.move', list: 'technical_skills', at: 1, to: 0 },
    );
    expect(machine.context.draft.technical_skills).toEqual([
      { skill: 'Python', level: '', years: '' },
      { skill: 'SQL', level: '4', years: '6' },
    ]);
    machine.send({ type: 'row.remove', list: 'technical_skills', at: 1 });
    expect(machine.context.draft.technical_skills).toEqual([{ skill: 'Python', level: '', years: '' }]);
  });

  it('shows the validation errors of a row after leaving it, until it is changed', () => {
    const { machine } = startRecord();
    machine.send(
      skills,
      { type: 'row.add', list: 'technical_skills' },
      { type: 'draft.check', path: 'technical_skills.1' },
    );
    expect(machine.context.validationErrors).toEqual({
      'technical_skills.1.skill': 'required',
      'technical_skills.1.level': 'required',
    });
    machine.send({ type: 'draft.change', path: 'technical_skills.1.skill', value: 'SQL' });
    expect(machine.context.validationErrors).toEqual({ 'technical_skills.1.level': 'required' });
  });

  it('is closed by a discard, and by a save without changes', () => {
    for (const end of [{ type: 'draft.discard' }, save] as const) {
      const { machine, saving } = startRecord();
      machine.send(open, end).isIn('viewing');
      expect(saving.calls).toHaveLength(0);
    }
  });
});

describe('saving an availability without a change', () => {
  const record = {
    name: 'P-1',
    headline: 'Adviser',
    availability_status: 'Available',
    language_abbr: 'ar',
    modified: '2026-03-05 09:30:00',
  };
  const availability = { type: 'draft.open', section: 'availability', record } as const;
  const fields = { availability_status: 'Available' };
  const who = { type: 'draft.open', section: 'who', record } as const;

  it('sends it, so that it is confirmed', async () => {
    const { machine, saving } = startRecord(profileMachine);
    machine.send(availability, save).isIn('saving');
    expect(saving.last.input).toEqual({ fields, modified: record.modified, language: 'ar', submission });
    await saving.last.answers({ modified: '2026-03-06 10:00:00' });
    machine.isIn('viewing');
    expect(machine.context.saved).toEqual({
      section: 'availability',
      modified: '2026-03-06 10:00:00',
      fields,
      language: 'ar',
    });
  });

  it('confirms it too when another field was changed elsewhere', async () => {
    const { machine, saving, reading } = startRecord(profileMachine);
    machine.send(availability, save);
    await saving.last.fails(stale());
    await reading.last.answers({ ...record, headline: 'Auditor', modified: '2026-03-06 10:00:00' });
    machine.isIn('saving');
    expect(saving.last.input).toEqual({ fields, modified: '2026-03-06 10:00:00', language: 'ar', submission });
  });

  it('is no change: another section replaces the form', () => {
    const { machine } = startRecord(profileMachine);
    machine.send(availability, who).isIn({ editing: 'typing' });
    expect([machine.context.section, machine.context.isHeldBack]).toEqual(['who', false]);
  });
});

it('saves the day of an availability, and confirms the rest of it with that', () => {
  const record = { availability_status: 'Available From', available_from: '2027-03-01', modified: 'M0' };
  const { machine, saving } = startRecord(profileMachine);
  const later = { type: 'draft.change', path: 'available_from', value: '2027-04-01' } as const;
  machine.send({ type: 'draft.open', section: 'availability', record }, later, save).isIn('saving');
  expect(saving.last.input.fields).toEqual({ available_from: '2027-04-01' });
});

describe('saving', () => {
  it('sends the changed fields once, with the version that the draft started from', () => {
    const { machine, saving } = startRecord();
    machine.send(open, write(' Eleven\u202e years '), save, save).isIn('saving');
    expect(saving.calls.map(({ input }) => input)).toEqual([
      { fields: { bio: 'Eleven years' }, modified: '2026-03-05 09:30:00', language: 'en', submission },
    ]);
  });

  it('sends nothing invalid, and shows the validation errors', () => {
    const { machine, saving } = startRecord();
    machine.send(open, write('x'.repeat(10_001)), save).isIn({ editing: 'typing' });
    expect(machine.context.validationErrors).toEqual({ bio: 'tooLong' });
    expect(saving.calls).toHaveLength(0);
  });

  it('ends the editing, notifies the app, and keeps the saved fields until they are read', async () => {
    const { machine, saving } = startRecord();
    machine.send(open, write('Eleven years'), save);
    await saving.last.answers({ modified: '2026-03-06 10:00:00' });
    machine.isIn('viewing');
    expect(machine.sentToParent).toEqual([{ type: 'record.saved' }]);
    expect(machine.context).toMatchObject({
      section: null,
      saved: {
        section: 'about',
        modified: '2026-03-06 10:00:00',
        fields: { bio: 'Eleven years' },
        language: 'en',
      },
    });
  });

  it('opens no other section meanwhile, and states that', async () => {
    const { machine, saving, reading } = startRecord();
    machine.send(open, write('Eleven years'), save, open);
    expect(machine.context.isHeldBack).toBe(false);
    machine.send(skills).isIn('saving');
    expect(machine.context).toMatchObject({ section: 'about', isHeldBack: true });
    await saving.last.fails(stale());
    await reading.last.answers({ ...bio, bio: 'Theirs', modified: '2026-03-06 10:00:00' });
    machine.send({ ...skills, type: 'draft.fill', values: {} }).isIn('choosing');
    expect(machine.context).toMatchObject({ section: 'about', isHeldBack: true });
  });

  it('keeps the draft and the API error when it fails', async () => {
    const { machine, saving } = startRecord();
    machine.send(open, write('Eleven years'), save);
    const error = new CallError({ kind: 'refused', status: 417, fields: { bio: 'Too long' } });
    await saving.last.fails(error);
    machine.isIn({ editing: 'typing' });
    expect(machine.context).toMatchObject({ draft: { bio: 'Eleven years' }, apiError: error.apiError });
    machine.send(write('Eleven'));
    expect(machine.context.apiError).toBe(null);
  });

  it('keeps the draft and notifies the app when the session has expired', async () => {
    const { machine, saving } = startRecord();
    machine.send(open, write('Eleven years'), save);
    await saving.last.fails(new CallError({ kind: 'unauthorized', status: 401 }));
    machine.isIn({ editing: 'typing' });
    expect(machine.sentToParent).toEqual([{ type: 'session.expired' }]);
  });
});

describe('a photo', () => {
  const photo = { type: 'draft.open', section: 'photo', record: bio } as const;
  const file = (type: string, size = 9) => new File([new Uint8Array(size)], 'me.png', { type });

  it('is uploaded when chosen, reports its progress, and then becomes part of the draft', () => {
    const { machine, fromUpload } = startRecord();
    machine.send(photo, { type: 'file.attach', file: file('image/png') }).isIn({ editing: 'uploading' });
    fromUpload({ type: 'upload.moved', share: 0.5 });
    expect(machine.context.progress).toBe(0.5);
    fromUpload({ type: 'upload.held', value: '/api/photo/x' });
    machine.isIn({ editing: 'typing' });
    expect(machine.context.draft.photo_url).toBe('/api/photo/x');
  });

  it.each([
    ['fileType', file('image/svg+xml')],
    ['fileEmpty', file('image/webp', 0)],
    ['fileTooLarge', file('image/jpeg', photoRules.maxChosenBytes + 1)],
  ] as const)('is rejected before the upload: %s', (validationError, invalidFile) => {
    const { machine } = startRecord();
    machine.send(photo, { type: 'file.attach', file: invalidFile }).isIn({ editing: 'typing' });
    expect(machine.context.validationErrors).toEqual({ photo_url: validationError });
  });

  it('continues its upload when another section is asked for, and stops it when it is detached', () => {
    const { machine, isStopped } = startRecord();
    machine.send(photo, { type: 'file.attach', file: file('image/png') }, skills).isIn({ editing: 'uploading' });
    expect([machine.context.isHeldBack, isStopped()]).toEqual([true, false]);
    machine.send({ type: 'file.detach' }).isIn({ editing: 'typing' });
    expect(isStopped()).toBe(true);
  });

  it('can be uploaded again after a failure', () => {
    const { machine, fromUpload } = startRecord();
    machine.send(photo, { type: 'file.attach', file: file('image/png') });
    const { apiError } = new CallError({ kind: 'timedOut' });
    fromUpload({ type: 'upload.failed', apiError });
    expect(machine.isIn({ editing: 'typing' }).context).toMatchObject({ uploadError: apiError, apiError: null });
    machine.send({ type: 'file.attach', file: file('image/png') });
    fromUpload({ type: 'upload.failed', apiError: { ...apiError, fields: { file: 'fileContent' } } });
    expect(machine.context).toMatchObject({ uploadError: null, validationErrors: { photo_url: 'fileContent' } });
  });
});

describe('the profile', () => {
  const profile = { name: 'P-1', first_name: 'Noor', hourly_rates: 475, currency: 'SAR', price_basis: 'Hourly' };

  it('accepts amounts in either digit set, and rejects invalid ones', () => {
    const { machine, saving } = startRecord(profileMachine);
    machine.send(
      { type: 'draft.open', section: 'terms', record: profile },
      { type: 'draft.change', path: 'hourly_rates', value: '-5' },
      save,
    );
    expect(machine.isIn({ editing: 'typing' }).context.validationErrors).toEqual({ hourly_rates: 'invalidAmount' });
    machine.send({ type: 'draft.change', path: 'hourly_rates', value: '٥٠٠٫٥' }, save).isIn('saving');
    expect(saving.last.input).toEqual({ fields: { hourly_rates: 500.5 }, modified: null, language: null, submission });
  });
});

describe('clearing the draft', () => {
  it.each(['viewing', 'editing', 'saving'])('removes everything: from %s', async (state) => {
    const { machine, saving } = startRecord();
    if (state !== 'viewing') machine.send(open, write('Eleven years'));
    if (state === 'saving') machine.send(save);
    machine.send({ type: 'draft.clear' }).isIn('viewing');
    expect(machine.context).toMatchObject({ section: null, draft: { bio: '' }, startedFrom: null });
    if (state !== 'saving') return;
    expect(saving.last.signal.aborted).toBe(true);
    await saving.last.answers({ modified: null });
    expect(machine.sentToParent).toEqual([]);
  });
});
