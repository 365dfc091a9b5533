import { stages } from '../../../src/ui/sign-up/stages.ts';
import { button, logOut } from './controls.ts';
import { errorAnswers } from './held-server.ts';
import { playFlows } from './play-flows.ts';
import type { GuardedStepAction, Scene, StepAction } from './scene.ts';
import { cvScene } from './sign-up-cv.ts';
import * as screen from './sign-up-screen.ts';
import { expect, type Stage } from './stage.ts';

const { back, edit, goTo, next, openDraft, shows } = screen;

// a click on a button leaves the focused field
const byItself = ['signUp: draft.check → stays'];

const draftScene = (stepActions: Scene['stepActions'], more: Partial<Scene> = {}): Scene => ({
  actor: 'signUp',
  setUp: openDraft,
  stepActions,
  byItself,
  shows,
  ...more,
});

const at = (state: string, action: StepAction): GuardedStepAction => ({ when: ({ value }) => value === state, action });

const fresh = draftScene(
  {
    'Open the form': async ({ page, messages }) => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: messages('signup'), exact: true })
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: messages('start'), exact: true })
        .click();
    },
    Next: next,
    'Type a first name': screen.typeFirstName,
    'Leave a field': screen.leaveField,
  },
  {
    setUp: (stage, path) => (path.steps[0]?.words === 'Open the form' ? stage.open('/') : openDraft(stage, path)),
  },
);

const school = (stage: Stage, action: 'edit_named' | 'move_down_named' | 'remove_named') =>
  button(stage, action, { name: stage.messages('qualification_number', { number: 1 }) });

const schools = draftScene({
  'Add a school': (stage) => button(stage, 'add_qualification').click(),
  'Name the first school': async (stage) => {
    await school(stage, 'edit_named').click();
    const row = stage.page.getByRole('group', { name: stage.messages('qualification_number', { number: 1 }) });
    await row.getByLabel(stage.messages('institution')).fill('KAU');
  },
  'Move the first school down': (stage) => school(stage, 'move_down_named').click(),
  'Remove the first school': (stage) => school(stage, 'remove_named').click(),
});

const visits = Object.fromEntries(
  stages.map((step) => [`Go to ${step} by the browser`, at(step === 'account' ? 'terms' : 'account', goTo(step))]),
);

const submit =
  (secret: string): StepAction =>
  async (stage) => {
    await screen.password(stage).fill(secret);
    await screen.password(stage).press('Enter');
  };

const password = 'Ten letters or more';
const registered =
  (token: string | null): StepAction =>
  ({ server }) =>
    server.answer('registerCandidate', { data: { access_token: token, user: 'noor@example.com' } });

const replies: Scene['stepActions'] = {
  'The server opens the account': registered('T1'),
  'The server gives no token': registered(null),
  'The address is taken': ({ server }) =>
    server.answer('registerCandidate', { status: 409, type: 'DuplicateEntryError' }),
  'No reply arrives': ({ server }) => server.answer('registerCandidate', 'abort'),
};

const holdThenOpen: Scene['setUp'] = async (stage, path) => {
  stage.server.hold('registerCandidate', 'getProfile', 'getBio');
  await openDraft(stage, path);
};

/** The account is open: its page is shown, and the header of a session. */
const showsAccount: Scene['shows'] = async (stage, step) => {
  if (step.words !== 'The server opens the account') return shows(stage, step);
  await expect(stage.page).toHaveURL('/welcome');
  await expect(logOut(stage)).toBeVisible();
};

const review = draftScene(
  {
    ...Object.fromEntries(
      stages.flatMap((step) => (step === 'review' ? [] : [[`Edit ${step}`, at('review', edit(step))]])),
    ),
    Next: next,
    Back: back,
    'Submit with a password': submit(password),
    'Submit with a short password': submit('short'),
    ...replies,
    'Start over': at('review', async (stage) => {
      await button(stage, 'start_over').click();
      const dialog = stage.page.getByRole('dialog');
      await dialog.getByRole('button', { name: stage.messages('start_over'), exact: true }).click();
    }),
  },
  { setUp: holdThenOpen, shows: showsAccount },
);

const registrationFails =
  (answer: Parameters<Stage['server']['answer']>[1]): StepAction =>
  ({ server }) =>
    server.answer('registerCandidate', answer);

const onlyNext = draftScene({ Next: next });

playFlows('signUp', {
  'an empty form': fresh,
  'a draft with two schools': schools,
  'a valid draft, at its first step': draftScene({ Next: next, Back: back, ...visits }),
  'a valid draft, at its review': review,
  'a draft without a name, at its review': draftScene({ Submit: submit(password) }),
  'a valid draft, sent without a reply': draftScene(
    {
      Submit: submit(password),
      'Submit with a short password': submit('short'),
      'Go to account by the browser': goTo('account'),
    },
    { setUp: holdThenOpen },
  ),
  'a valid draft, sent without a reply, whose outcome is checked': draftScene(
    {
      ...replies,
      Submit: submit(password),
      'The server rejects the registration': registrationFails(errorAnswers.refused),
      'The server fails': registrationFails({ status: 500, type: 'InternalServerError' }),
    },
    { setUp: holdThenOpen, shows: showsAccount },
  ),
  'a draft with a CV that has expired, sent without a reply': draftScene(
    {
      'Open the form': async ({ page }) => {
        await page.getByRole('banner').getByRole('link').first().click();
        await expect(page).toHaveURL('/');
        await page.goBack();
      },
      Submit: submit(password),
    },
    { setUp: holdThenOpen },
  ),
  'a draft whose terms are missing': onlyNext,
  'a draft whose school has no name': onlyNext,
  'a draft whose language has no level': draftScene({
    Next: next,
    'Choose a skill': at('expertise', async ({ page, messages }) => {
      const skills = page.getByRole('combobox', { name: messages('technical_skills') });
      await skills.press('ArrowDown');
      await skills.press('Enter');
    }),
    'Choose its level': at('expertise', async ({ page, messages }) => {
      const chosen = page.getByRole('list', { name: messages('chosen_in', { list: messages('languages') }) });
      await chosen.getByRole('combobox').selectOption('C1');
    }),
  }),
  'the step of the CV': { ...cvScene, byItself: [...byItself, ...(cvScene.byItself ?? [])] },
});
