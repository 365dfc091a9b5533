import type { MessageId } from '../../../locales/ids.ts';
import type { PromptContext, PromptEvent } from '../../../src/machines/prompt-machine.ts';
import { recordText } from '../../browser/support/shown-text.ts';
import { errorAnswers } from './held-server.ts';
import { playFlows } from './play-flows.ts';
import type { Scene } from './scene.ts';
import { expect, type Stage } from './stage.ts';

const prompt = ({ page, messages }: Stage) => page.getByRole('dialog', { name: messages('signup_header') });
const form = ({ page, messages }: Stage) => page.getByRole('dialog', { name: messages('subscribe_modal_heading') });
const address = (stage: Stage) => form(stage).getByLabel(stage.messages('email'));
const button = (within: ReturnType<typeof form>, name: string) => within.getByRole('button', { name, exact: true });

const typed: Scene['stepActions'][string] = (stage, { event }) =>
  address(stage).fill((event as PromptEvent & { usr: string }).usr);
const answered = (output: object) => (stage: Stage) => stage.server.answer('subscribe', { message: output });

/** The toast of three seconds can be over before the path looks at the page. */
let isToastShown: () => Promise<boolean> = async () => false;

const answeredWithToast = (toast: MessageId, data: string) => async (stage: Stage) => {
  isToastShown = await recordText(stage.page, stage.messages(toast));
  await answered({ msg: 'success', data })(stage);
};

const scene: Scene = {
  actor: 'prompt',
  setUp: async ({ open, server }) => {
    server.hold('subscribe');
    await open('/');
  },
  stepActions: {
    'Open the prompt': ({ page, messages }) => button(page.getByRole('banner'), messages('signup')).click(),
    'Open the subscribe form': ({ page, messages }) =>
      button(page.getByRole('main'), messages('subscribe_modal_heading')).click(),
    Start: (stage) => button(prompt(stage), stage.messages('start')).click(),
    Later: (stage) => button(prompt(stage), stage.messages('later')).click(),
    'Type an address': typed,
    'Type a bad address': typed,
    Next: (stage) => address(stage).press('Enter'),
    Cancel: {
      when: ({ value }) => value !== 'start',
      action: (stage) => button(form(stage), stage.messages('cancel')).click(),
    },
    Close: ({ page }) => page.keyboard.press('Escape'),
    'The server adds the address': answeredWithToast('toast_added_subscribe_success', 'Subscriber Added'),
    'The server has the address already': answeredWithToast('toast_already_subscribe_success', 'Already Subscribed'),
    'The server sends another reply': answered({ msg: 'none' }),
    'The server refuses': ({ server }) => server.answer('subscribe', errorAnswers.refused),
  },
  shows: async (stage, { snapshot, words: done }) => {
    const { page, messages } = stage;
    if (snapshot.value === 'closed') await expect(page.getByRole('dialog')).toHaveCount(0);
    else await expect(snapshot.value === 'start' ? prompt(stage) : form(stage)).toBeVisible();
    if (snapshot.value === 'start') await expect(button(prompt(stage), messages('cancel'))).toHaveCount(0);
    if (done === 'Start') await expect(page).toHaveURL(/\/wizard-master/);
    if (done === 'The server adds the address' || done === 'The server has the address already')
      expect(await isToastShown(), 'the toast is shown').toBe(true);
    if (snapshot.value === 'subscribe' || snapshot.value === 'submitting') await showsForm(stage, snapshot);
  },
};

async function showsForm(stage: Stage, { value, context }: { value: unknown; context: PromptContext }) {
  const { messages } = stage;
  const { usr, validationError, apiError } = context;
  await expect(address(stage)).toHaveValue(usr.trim());
  await expect(form(stage).locator('[aria-invalid="true"]')).toHaveCount(validationError ? 1 : 0);
  if (validationError === 'required')
    await expect(form(stage).getByText(messages('error_email_required'))).toBeVisible();
  await expect(form(stage).getByRole('alert')).toHaveCount(apiError ? 1 : 0);
  if (apiError) await expect(form(stage).getByRole('alert')).not.toBeEmpty();
  const next = button(form(stage), messages('next'));
  await (value === 'submitting' ? expect(next).toBeDisabled() : expect(next).toBeEnabled());
}

playFlows('prompt', { 'the landing page, signed out': scene });
