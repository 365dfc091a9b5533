/** The scenes of the lists of choices, in the steps of the sign-up that offer them. */
import { paths } from '../../../src/ui/paths.ts';
import { signUpSlice, validDraft } from '../../browser/support/sign-up.ts';
import type { Stage } from '../stage.ts';
import { field, press, type Scene } from './scene.ts';

const draft = { ...validDraft, first_name: 'Nour' };

const step = (state: string) =>
  ({
    kind: 'choices',
    as: 'visitor',
    isList: true,
    path: paths.signUp,
    slices: () => ({ signUp: signUpSlice(state, draft) }),
  }) as const;

const enabled = (name: string) => (stage: Stage) => field(stage, name).and(stage.page.locator(':enabled'));

/** A field to choose many from a long list. */
const search =
  (name: string) =>
  ({ main }: Stage) =>
    main.locator(`input[id="${name}"], input[name="${name}"]`).first();

const terms = { ...step('terms'), typed: (stage: Stage) => [[field(stage, 'hourly_rates'), '450']] as const };
const expertise = step('expertise');

export const choiceScenes = {
  getCurrencies: { ...terms, works: enabled('currency'), empty: (stage) => field(stage, 'hourly_rates') },
  getPriceBasis: { ...terms, works: enabled('price_basis'), empty: (stage) => field(stage, 'hourly_rates') },
  getPreferences: {
    ...terms,
    works: ({ main }) => main.getByRole('checkbox').first(),
    empty: (stage) => field(stage, 'hourly_rates'),
  },
  getServiceLines: { ...expertise, works: search('service_line'), empty: search('service_line') },
  getIndustries: { ...expertise, works: search('industry'), empty: search('industry') },
  getRegions: { ...expertise, works: search('region'), empty: search('region') },
  getTechnicalSkills: { ...expertise, works: search('skill'), empty: search('skill') },
  getLanguages: { ...expertise, works: search('language'), empty: search('language') },
  getYearsOfExperience: {
    ...expertise,
    works: ({ main }) => main.getByRole('radio').first(),
    empty: search('service_line'),
  },
  getEducationLevels: {
    ...step('background'),
    cause: press('add_qualification'),
    works: ({ main, messages }) =>
      main.getByRole('combobox', { name: messages('education_level') }).and(main.locator(':enabled')),
    empty: ({ main, messages }) => main.getByRole('combobox', { name: messages('education_level') }),
    // the specification gives this call no time-out, so it does not fail; the choices on screen stay usable
    heldOutcomes: { neverAnswers: 'works', slowDrip: 'works' },
  },
} as const satisfies Record<string, Scene>;
