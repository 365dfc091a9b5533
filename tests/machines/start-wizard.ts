import { expect, vi } from 'vitest';
import { restorable } from '../../src/machines/persistence/restorable.ts';
import type { Slice } from '../../src/machines/persistence/slices.ts';
import { fresh, type WizardContext } from '../../src/machines/wizard-context.ts';
import { wizardMachine } from '../../src/machines/wizard-machine.ts';
import type { CvToSend, LookedInto, Registration } from '../../src/machines/wizard-setup.ts';
import { emptyDraft, type HeldFile, type RegistrationDraft } from '../../src/services/contract/registration.ts';
import { drive } from './drive.ts';
import { fakeService } from './fake-service.ts';

/** The wizard with services that wait; from a slice where one is given. */
export function startWizard(slice?: Omit<Slice, 'version'>) {
  const register = fakeService<{ access_token: string | null; user: string | null }, Registration>();
  const lookInto = fakeService<LookedInto, { file: File }>();
  const uploadCv = fakeService<HeldFile, CvToSend>();
  const actors = { register: register.logic, lookInto: lookInto.logic, uploadCv: uploadCv.logic };
  const machine = wizardMachine.provide({ actors });
  const resumed = restorable(machine) as unknown as typeof machine; // the machine itself, with another beginning
  const wizard = drive(resumed, { slice: slice && { version: 1, ...slice } });
  return { wizard, register, lookInto, uploadCv };
}

/** The wizard at its review, with a draft that is sound. */
export function startReview() {
  const started = startWizard();
  for (const [field, value] of Object.entries(soundAnswers))
    started.wizard.send({ type: 'wizard.change', field: field as 'usr', value }); // all of them hold text
  started.wizard.send(next, next, next, next, next).isIn('review', atReview);
  return started;
}

const soundAnswers = {
  usr: 'noor@example.com',
  first_name: 'Noor',
  last_name: 'Ali',
  currency: 'SAR',
  hourly_rates: '٤٥٠',
  price_basis: 'Hourly',
};

export const soundDraft: RegistrationDraft = { ...emptyDraft, ...soundAnswers };

export const untouched: WizardContext = fresh;

/** Every edit of these tests happens at this time. */
export const today = 1_772_700_000_000;
vi.setSystemTime(today);

export const edited: WizardContext = { ...untouched, editedAt: today };

const anyName: string = expect.stringMatching(/^[0-9a-f]{32}$/);

export const atReview: WizardContext = { ...edited, draft: soundDraft, submission: anyName };

export const next = { type: 'wizard.next' } as const;
export const back = { type: 'wizard.back' } as const;
export const submit = { type: 'wizard.submit', password: 'ten letters or more' } as const;
export const fileOf = (name: string, size = 3): File => new File([new Uint8Array(size)], name);
