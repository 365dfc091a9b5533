import { describe, expect, it } from 'vitest';
import { CallError } from '../../src/services/contract/api-error.ts';
import { bio, open, save, skills, stale, startRecord, submission, write } from './start-record.ts';

describe('a record that was changed elsewhere', () => {
  const later = '2026-03-06 10:00:00';

  it('is overwritten automatically when the changes do not overlap', async () => {
    const { machine, saving, reading } = startRecord();
    machine.send(open, write('Eleven years'), save);
    await saving.last.fails(stale());
    machine.isIn('comparing');
    await reading.last.answers({ ...bio, other_technical_skills: 'Theirs', modified: later });
    machine.isIn('saving');
    expect(saving.last.input).toEqual({ fields: { bio: 'Eleven years' }, modified: later, language: 'en', submission });
  });

  it('is overwritten field by field, as chosen, when they do', async () => {
    const { machine, saving, reading } = startRecord();
    machine.send(
      skills,
      { type: 'draft.change', path: 'other_technical_skills', value: 'Mine' },
      { type: 'draft.change', path: 'technical_skills.0.level', value: '5' },
      save,
    );
    await saving.last.fails(stale());
    const theirs = [{ skill: 'SQL', level: 3, years: 6 }];
    await reading.last.answers({ ...bio, other_technical_skills: 'Theirs', technical_skills: theirs, modified: later });
    machine.isIn('choosing').send({ type: 'conflict.settle' }).isIn('choosing');
    machine.send(
      { type: 'conflict.choose', field: 'other_technical_skills', side: 'theirs' },
      { type: 'conflict.choose', field: 'technical_skills', side: 'mine' },
      { type: 'conflict.settle' },
    );
    machine.isIn('saving');
    expect(saving.last.input).toEqual({
      fields: { technical_skills: [{ skill: 'SQL', level: 5, years: 6 }] },
      modified: later,
      language: 'en',
      submission,
    });
  });

  it('is read in the language of the form', async () => {
    const { machine, saving, reading } = startRecord();
    machine.send({ ...open, record: { ...bio, language_abbr: 'ar' } }, write('Mine'), save);
    await saving.last.fails(stale());
    expect(reading.last.input).toEqual({ language: 'ar' });
    await reading.last.answers({ ...bio, modified: later });
    expect(saving.last.input.language).toBe('ar');
  });

  it('is read in the language of the page where that of the form is not known, and saved in it', async () => {
    const { machine, saving, reading } = startRecord();
    const { language_abbr: _, ...record } = bio;
    machine.send({ ...open, record }, write('Mine'), save);
    expect(saving.last.input.language).toBeNull();
    await saving.last.fails(stale());
    expect(reading.last.input).toEqual({ language: null });
    await reading.last.answers({ ...bio, language_abbr: 'ar', modified: later });
    expect(saving.last.input.language).toBe('ar');
  });

  it('is left unchanged when theirs is chosen for every field', async () => {
    const { machine, saving, reading } = startRecord();
    machine.send(open, write('Mine'), save);
    await saving.last.fails(stale());
    await reading.last.answers({ ...bio, bio: 'Theirs', modified: later });
    machine.send({ type: 'conflict.choose', field: 'bio', side: 'theirs' }, { type: 'conflict.settle' });
    machine.isIn('viewing');
    expect(saving.calls).toHaveLength(1);
    expect(machine.sentToParent).toEqual([{ type: 'record.saved' }]);
  });

  it('does not lose the draft when the latest version cannot be read', async () => {
    const { machine, saving, reading } = startRecord();
    machine.send(open, write('Mine'), save);
    await saving.last.fails(stale());
    await reading.last.fails(new CallError({ kind: 'timedOut' }));
    machine.isIn({ editing: 'typing' });
    expect(machine.context.draft.bio).toBe('Mine');
  });
});
