/** Gives the machines of rooms their services, and finds what was kept of them. */
import { fromPromise } from 'xstate';
import { numberIn } from '../services/contract/registration.ts';
import { runCall } from '../services/http.ts';
import { hasFlag, readState } from '../services/storage.ts';
import type { Furniture } from './app-machine.ts';
import { type BioToSave, bioMachine } from './bio-machine.ts';
import { keptIn } from './restore.ts';
import { resumable } from './resumable.ts';
import { roomSlices } from './room-slices.ts';
import { session } from './session.ts';
import { addSlices } from './slices.ts';
import { type Registration, wizardMachine } from './wizard-machine.ts';

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
            register: fromPromise(({ input, system, signal }) =>
              runCall('registerCandidate', { ...session(system), body: registrationBody(input), signal }),
            ),
            uploadCv: fromPromise(async ({ input: { file }, system, signal }) => {
              const held = await runCall('uploadCv', { ...session(system), body: fileBody(file), signal });
              return {
                name: held.name,
                file_name: held.file_name ?? file.name,
                file_size: held.file_size ?? file.size,
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

function registrationBody({ draft, password }: Registration) {
  return {
    ...draft,
    usr: draft.usr.trim(),
    password,
    hourly_rates: numberIn(draft.hourly_rates),
    quantity: numberIn(draft.quantity),
    upload_cv: draft.upload_cv?.name ?? null,
    academic_background: draft.academic_background.map(dated),
    professional_experience: draft.professional_experience.map(dated),
  };
}

/** The wire dates its rows; the form asks for years, and none at the end means that it goes on. */
function dated<T extends { start_year: string; end_year: string }>({ start_year, end_year, ...row }: T) {
  const firstDay = (year: string) => (numberIn(year) === null ? null : `${numberIn(year)}-01-01`);
  return {
    ...row,
    start_date: firstDay(start_year),
    end_date: firstDay(end_year),
    is_current: start_year !== '' && end_year === '' ? 1 : 0,
  };
}

function fileBody(file: File): FormData {
  const body = new FormData();
  body.append('file', file, file.name);
  return body;
}
