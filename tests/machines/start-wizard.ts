import type { WizardContext } from '../../src/machines/wizard-draft.ts';
import { type Registration, wizardMachine } from '../../src/machines/wizard-machine.ts';
import { emptyDraft, type HeldFile, type RegistrationDraft } from '../../src/services/contract/registration.ts';
import { drive } from './drive.ts';
import { fakeService } from './fake-service.ts';

/** The wizard with services that wait. */
export function startWizard() {
  const register = fakeService<{ access_token: string | null; user: string | null }, Registration>();
  const uploadCv = fakeService<HeldFile, { file: File }>();
  const wizard = drive(wizardMachine.provide({ actors: { register: register.logic, uploadCv: uploadCv.logic } }));
  return { wizard, register, uploadCv };
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

export const untouched: WizardContext = {
  draft: emptyDraft,
  refusals: {},
  passwordRefusal: null,
  fault: null,
  uploadFault: null,
  isAmending: false,
};

export const atReview: WizardContext = { ...untouched, draft: soundDraft };

export const next = { type: 'wizard.next' } as const;
export const back = { type: 'wizard.back' } as const;
export const submit = { type: 'wizard.submit', password: 'ten letters or more' } as const;
export const fileOf = (name: string, size = 3): File => new File([new Uint8Array(size)], name);
