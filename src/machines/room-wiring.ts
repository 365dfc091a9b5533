/** Gives the machines of rooms their services, and finds what was kept of them. */
import { fromPromise } from 'xstate';
import { registrationBody } from '../services/contract/registration-body.ts';
import { cvRules } from '../services/contract/registration-rules.ts';
import { runCall } from '../services/http.ts';
import { lookInto } from '../services/look-into.ts';
import { hasFlag, readState } from '../services/storage.ts';
import { uploadFile } from '../services/upload.ts';
import type { Furniture } from './app-machine.ts';
import { type BioToSave, bioMachine } from './bio-machine.ts';
import { keptIn } from './restore.ts';
import { resumable } from './resumable.ts';
import { roomSlices } from './room-slices.ts';
import { session } from './session.ts';
import { addSlices } from './slices.ts';
import { wizardMachine } from './wizard-machine.ts';

/** The actors of rooms, ready to be spawned. */
export function wireRooms(): Furniture {
  addSlices(roomSlices);
  const kept = keptIn(readState(), hasFlag());
  const damaged = kept.damaged.filter((name) => Object.hasOwn(roomSlices, name));
  return {
    kept: { ...kept, damaged },
    rooms: {
      wizard: resumable(
        wizardMachine.provide({
          actors: {
            register: fromPromise(({ input: { draft, ...secrets }, system, signal }) =>
              runCall('registerCandidate', { ...session(system), body: registrationBody(draft, secrets), signal }),
            ),
            lookInto: fromPromise(({ input: { file } }) => lookInto(file)),
            uploadCv: fromPromise(async ({ input: { file, onProgress }, system, signal }) => {
              const held = await uploadFile('uploadCv', { ...session(system), file, onProgress, signal });
              return {
                name: held.name,
                file_name: held.file_name ?? file.name,
                file_size: held.file_size ?? file.size,
                expires_at: Date.now() + cvRules.heldHours * 60 * 60 * 1000,
              };
            }),
          },
        }),
      ),
      bio: resumable(
        bioMachine.provide({
          actors: {
            saveBio: fromPromise<unknown, BioToSave>(({ input: { draft, modified }, system, signal }) =>
              runCall('saveBio', { ...session(system), body: { ...draft, modified }, signal }),
            ),
          },
        }),
      ),
    },
  };
}
