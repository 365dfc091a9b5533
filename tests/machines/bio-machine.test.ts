import { describe, expect, it } from 'vitest';
import { type BioContext, type BioDraft, type BioToSave, bioMachine } from '../../src/machines/bio-machine.ts';
import { CallError } from '../../src/services/contract/fault.ts';
import type { Bio } from '../../src/services/contract/records/bio.ts';
import { drive } from './drive.ts';
import { fakeService } from './fake-service.ts';

const blank: BioDraft = {
  bio: null,
  photo_url: null,
  technical_skills: [],
  other_technical_skills: null,
  certifications: [],
  language: [],
  other_languages: null,
};
const draft: BioDraft = {
  ...blank,
  bio: 'Ten years of audit',
  technical_skills: [{ skill: 'SQL', level: 4, years: 6 }],
  language: [{ language: 'ar', level: 'Native' }],
};
const bio: Bio = { ...draft, name: 'BIO-1', user: 'noor@example.com', modified: '2026-03-05 09:30:00' };
const viewing: BioContext = { draft: blank, startedFrom: null, fault: null };
const editing: BioContext = { draft, startedFrom: '2026-03-05 09:30:00', fault: null };

const edit = { type: 'bio.edit', bio } as const;
const save = { type: 'bio.save' } as const;

function start() {
  const service = fakeService<unknown, BioToSave>();
  return { machine: drive(bioMachine.provide({ actors: { saveBio: service.logic } })), service };
}

describe('editing the bio', () => {
  it('starts from the bio as it was read: the fields of the draft and when it was modified', () => {
    const { machine } = start();
    machine.isIn('viewing', viewing).send(edit).isIn('editing', editing);
  });

  it('changes one field at a time', () => {
    const { machine } = start();
    machine.send(edit, { type: 'bio.change', field: 'bio', value: 'Eleven years' });
    machine.isIn('editing', { ...editing, draft: { ...draft, bio: 'Eleven years' } });
    machine.send({ type: 'bio.change', field: 'technical_skills', value: [] });
    machine.isIn('editing', { ...editing, draft: { ...draft, bio: 'Eleven years', technical_skills: [] } });
  });

  it('goes on with its draft when it is asked to start again', () => {
    const { machine } = start();
    machine.send(edit, { type: 'bio.change', field: 'bio', value: 'Eleven years' }, edit);
    machine.isIn('editing', { ...editing, draft: { ...draft, bio: 'Eleven years' } });
  });

  it('is thrown away where that is asked for', () => {
    start().machine.send(edit, { type: 'bio.discard' }).isIn('viewing', viewing);
  });

  it('heeds neither change nor save while it is only viewed', () => {
    const { machine, service } = start();
    machine.send({ type: 'bio.change', field: 'bio', value: 'x' }, save).isIn('viewing', viewing);
    expect(service.asked).toHaveLength(0);
  });
});

describe('saving the bio', () => {
  it('sends the draft once, with what it started from', () => {
    const { machine, service } = start();
    machine.send(edit, save, save).isIn('saving', editing);
    expect(service.asked.map(({ input }) => input)).toEqual([{ draft, modified: '2026-03-05 09:30:00' }]);
  });

  it('ends the editing and tells the app', async () => {
    const { machine, service } = start();
    machine.send(edit, save);
    await service.last.answers({ name: 'BIO-1' });
    machine.isIn('viewing', viewing);
    expect(machine.told).toEqual([{ type: 'bio.saved' }]);
  });

  it('keeps the draft and says why when it fails', async () => {
    const { machine, service } = start();
    machine.send(edit, save);
    const error = new CallError({ kind: 'refused', status: 417, message: 'Too long', fields: { bio: 'Too long' } });
    await service.last.fails(error);
    machine.isIn('editing', { ...editing, fault: error.fault });
    expect(machine.told).toEqual([]);
    machine.send(save).isIn('saving', editing);
  });

  it('keeps the draft and tells the app when the session is over', async () => {
    const { machine, service } = start();
    machine.send(edit, save);
    const error = new CallError({ kind: 'unauthorized', status: 401 });
    await service.last.fails(error);
    machine.isIn('editing', { ...editing, fault: error.fault });
    expect(machine.told).toEqual([{ type: 'session.expired' }]);
  });

  it('forgets why it failed with the next change', async () => {
    const { machine, service } = start();
    machine.send(edit, save);
    await service.last.fails(new Error('no'));
    machine.send({ type: 'bio.change', field: 'bio', value: null });
    machine.isIn('editing', { ...editing, draft: { ...draft, bio: null } });
  });
});

describe('clearing the draft', () => {
  it.each(['viewing', 'editing', 'saving'] as const)('leaves nothing of it: from %s', async (state) => {
    const { machine, service } = start();
    if (state !== 'viewing') machine.send(edit);
    if (state === 'saving') machine.send(save);
    machine.isIn(state).send({ type: 'draft.clear' }).isIn('viewing', viewing);
    if (state !== 'saving') return;
    expect(service.last.signal.aborted).toBe(true);
    await service.last.answers({ name: 'BIO-1' });
    machine.isIn('viewing', viewing);
    expect(machine.told).toEqual([]);
  });
});
