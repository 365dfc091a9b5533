import type { MessageId } from '../../../locales/ids.ts';
import type { CallName } from '../../../src/services/contract/calls.ts';
import { messagesOf } from '../../browser/support/messages.ts';
import { signUpSlice, validDraft } from '../../browser/support/sign-up.ts';
import { errorAnswers } from './held-server.ts';
import { playFlows } from './play-flows.ts';
import type { GuardedStepAction, Scene, StepAction } from './scene.ts';
import { expect, type Stage } from './stage.ts';

/** Matches both languages, since a path can switch the language. */
const inEither = (word: MessageId): RegExp => new RegExp(`^(${messagesOf('en')(word)}|${messagesOf('ar')(word)})$`);

const inBanner = ({ page }: Stage, role: 'link' | 'button', word: MessageId) =>
  page.getByRole('banner').getByRole(role, { name: inEither(word) });
const inMain = ({ page }: Stage, word: MessageId) =>
  page.getByRole('main').getByRole('button', { name: inEither(word) });
const requests = ({ page }: Stage) => page.getByRole('rowheader').getByRole('link');

// an expired session redirects to the login page, while the list stays open in its machine
const isThere: GuardedStepAction['when'] = ({ context, value }) =>
  context.isOnScreen && value !== 'idle' && context.apiError?.kind !== 'unauthorized';

const whenAway = (action: StepAction): GuardedStepAction => ({ when: ({ context }) => !context.isOnScreen, action });
const whenThere = (action: StepAction, state?: string): GuardedStepAction => ({
  when: (snapshot) => isThere(snapshot) && (state === undefined || snapshot.value === state),
  action,
});

const served = (call: CallName): Scene['stepActions'] => ({
  'The server replies': ({ server }) => server.answer(call, 'pass'),
  'The server refuses': ({ server }) => server.answer(call, errorAnswers.refused),
});

/** Checks what every list shows while its page is open. */
const shows: Scene['shows'] = async (stage, { snapshot }) => {
  if (!isThere(snapshot)) return;
  const retry = inMain(stage, 'retry');
  if (snapshot.value === 'failed') await expect(retry).toBeEnabled();
  if (snapshot.value === 'succeeded') await expect(retry).toHaveCount(0);
  if (snapshot.value === 'pending') await expect(retry.and(stage.page.locator(':not([aria-disabled])'))).toHaveCount(0);
};

const currencies: Scene = {
  actor: 'currencies',
  setUp: async (stage) => {
    stage.server.hold('getCurrencies');
    await stage.open('/', { slices: { signUp: signUpSlice('terms', validDraft) } });
  },
  stepActions: {
    'Open its page': whenAway(async (stage) => {
      await inBanner(stage, 'button', 'signup').click();
      await stage.page
        .getByRole('dialog')
        .getByRole('button', { name: inEither('start') })
        .click();
    }),
    'Leave its page': whenThere((stage) => inBanner(stage, 'link', 'sg_network').click()),
    'Try again': whenThere((stage) => inMain(stage, 'retry').click(), 'failed'),
    ...served('getCurrencies'),
  },
  shows: async (stage, step) => {
    await shows(stage, step);
    const { page, messages } = stage;
    const { value, context } = step.snapshot;
    const control = page.getByRole('combobox', { name: messages('currency') });
    if (context.isOnScreen && value === 'succeeded') await expect(control).toBeEnabled();
    if (context.isOnScreen && value !== 'succeeded') await expect(control).toBeDisabled();
  },
};

const jobRequests: Scene = {
  actor: 'jobRequests',
  setUp: async (stage) => {
    stage.server.hold('getJobRequests');
    stage.server.always('logOut', { message: {} }); // other paths use the same session
    await stage.open('/', { token: await stage.token() });
  },
  stepActions: {
    'Open its page': whenAway((stage) => inBanner(stage, 'link', 'job_request').click()),
    'Leave its page': whenThere((stage) => inBanner(stage, 'link', 'sg_network').click()),
    'Try again': whenThere((stage) => inMain(stage, 'retry').click(), 'failed'),
    'A record in it is saved': whenThere(
      ({ page }) => page.getByRole('row').nth(1).getByRole('button').click(),
      'succeeded',
    ),
    'Switch the language': whenThere((stage) =>
      inBanner(stage, 'button', stage.language === 'ar' ? 'language_name_en' : 'language_name_ar').click(),
    ),
    'Log out': whenThere((stage) => inBanner(stage, 'button', 'log_out').click()),
    ...served('getJobRequests'),
    'The session has expired': ({ server }) => server.answer('getJobRequests', errorAnswers.unauthorized),
  },
  byItself: ['list: list.close → stays'],
  shows: async (stage, step) => {
    await shows(stage, step);
    const { page } = stage;
    const { value, context } = step.snapshot;
    if (step.words === 'Log out') await expect(page).toHaveURL('/');
    if (context.apiError?.kind === 'unauthorized')
      await expect(page.getByText(inEither('session_expired'))).toBeVisible();
    if (isThere(step.snapshot) && value === 'succeeded') await expect(requests(stage).first()).toBeVisible();
  },
};

const jobDescription: Scene = {
  actor: 'jobDescription',
  setUp: async (stage) => {
    stage.server.hold('getJobDescription');
    await stage.open('/job-request-list', { token: await stage.token() });
    await expect(requests(stage).first()).toBeVisible();
  },
  stepActions: {
    'Open the page of one record': whenAway((stage) => requests(stage).first().click()),
    'Leave its page': whenThere(({ page }) => page.goBack()),
    ...served('getJobDescription'),
    'The record does not exist': ({ server }) => server.answer('getJobDescription', errorAnswers.missing),
  },
  shows: async (stage, { snapshot: { value, context } }) => {
    const { page, messages } = stage;
    if (!context.isOnScreen) return expect(requests(stage).first()).toBeVisible();
    await expect(page).toHaveURL(/\/job-request-list\/./);
    if (value === 'succeeded')
      await expect(page.getByRole('heading', { name: messages('job_description') })).toBeVisible();
    if (value === 'failed' && context.apiError.kind !== 'missing') await expect(inMain(stage, 'retry')).toBeEnabled();
    if (value === 'failed' && context.apiError.kind === 'missing')
      await expect(page.getByText(messages('not_found'), { exact: true })).toBeVisible();
  },
};

playFlows('list', {
  'a page of public records': currencies,
  'a page of personal records': jobRequests,
  'a page of one record': jobDescription,
});
