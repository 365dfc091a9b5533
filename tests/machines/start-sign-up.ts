import { expect, vi } from 'vitest';
import { restorable } from '../../src/machines/persistence/restorable.ts';
import type { Slice } from '../../src/machines/persistence/slice-spec.ts';
import { fresh, type SignUpContext } from '../../src/machines/sign-up-context.ts';
import { signUpMachine } from '../../src/machines/sign-up-machine.ts';
import type { CvToSend, DetectedFile, Registration } from '../../src/machines/sign-up-setup.ts';
import { emptySignUp, type HeldFile, type SignUpDraft } from '../../src/services/contract/fields/draft.ts';
import { drive } from './drive.ts';
import { fakeService } from './fake-service.ts';

/** Starts the sign-up over services that the test answers, restored from the slice if one is passed. */
export function startSignUp(slice?: Omit<Slice, 'version'>) {
  vi.setSystemTime(today);
  const register = fakeService<{ access_token: string | null; user: string | null }, Registration>();
  const detectFileType = fakeService<DetectedFile, { file: File }>();
  const uploadCv = fakeService<HeldFile, CvToSend>();
  const actors = { register: register.logic, detectFileType: detectFileType.logic, uploadCv: uploadCv.logic };
  const machine = signUpMachine.provide({ actors });
  const restored = restorable(machine) as unknown as typeof machine; // the same machine with another initial snapshot
  const signUp = drive(restored, { slice: slice && { version: 1, ...slice } });
  return { signUp, register, detectFileType, uploadCv };
}

/** Starts the sign-up at its review, with a valid draft. */
export function startReview() {
  const started = startSignUp();
  for (const [field, value] of Object.entries(validValues))
    started.signUp.send({ type: 'draft.change', path: field, value });
  started.signUp.send(next, next, next, next, next).isIn('review', atReview);
  return started;
}

const validValues = {
  usr: 'noor@example.com',
  first_name: 'Noor',
  last_name: 'Ali',
  currency: 'SAR',
  hourly_rates: '٤٥٠',
  price_basis: 'Hourly',
};

export const validDraft: SignUpDraft = { ...emptySignUp, ...validValues };

export const untouched: SignUpContext = fresh;

/** The time of every edit in these tests. */
export const today = 1_772_700_000_000;

export const edited: SignUpContext = { ...untouched, editedAt: today };

const anyName: string = expect.stringMatching(/^[0-9a-f]{32}$/);

export const atReview: SignUpContext = { ...edited, draft: validDraft, submission: anyName };

export const next = { type: 'signUp.next' } as const;
export const back = { type: 'signUp.back' } as const;
export const submit = { type: 'signUp.submit', password: 'ten letters or more' } as const;
export const fileOf = (name: string, size = 3): File => new File([new Uint8Array(size)], name);
