import { expect } from 'vitest';
import { type AnyEventObject, fromCallback } from 'xstate';
import { bioMachine } from '../../src/machines/bio-machine.ts';
import type { RecordToRead, RecordToSave } from '../../src/machines/record-setup.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { drive } from './drive.ts';
import { fakeService } from './fake-service.ts';

export const bio = {
  name: 'BIO-1',
  bio: 'Ten years of audit',
  technical_skills: [{ skill: 'SQL', level: 4, years: 6 }],
  other_technical_skills: 'Workshops',
  language: [{ language: 'ar', level: 'Native' }],
  language_abbr: 'en',
  modified: '2026-03-05 09:30:00',
};

/** Starts the machine of the bio, or another record, over services that the test answers. */
export function startRecord(machine: typeof bioMachine = bioMachine) {
  const saving = fakeService<{ modified: string | null }, RecordToSave>();
  const reading = fakeService<unknown, RecordToRead>();
  let isStopped = false;
  let sendToMachine: (event: AnyEventObject) => void = () => undefined;
  const upload = fromCallback<AnyEventObject, { file: File }>(({ sendBack }) => {
    sendToMachine = sendBack;
    return () => {
      isStopped = true;
    };
  });
  const actors = { save: saving.logic, readLatest: reading.logic, upload };
  return {
    machine: drive(machine.provide({ actors })),
    saving,
    reading,
    fromUpload: (event: AnyEventObject) => sendToMachine(event),
    isStopped: () => isStopped,
  };
}

export const submission: string = expect.stringMatching(/^[0-9a-f]{32}$/);
export const stale = () => new CallError({ kind: 'refused', status: 417, fields: { modified: 'Changed' } });

export const open = { type: 'draft.open', section: 'about', record: bio } as const;
export const write = (value: string) => ({ type: 'draft.change', path: 'bio', value }) as const;
export const save = { type: 'draft.save' } as const;
export const skills = { type: 'draft.open', section: 'skills', record: bio } as const;
