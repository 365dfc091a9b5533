import type { PromptContext, PromptEvent } from '../../../src/machines/prompt-machine.ts';
import { refusals } from './held-server.ts';
import { playFlows } from './play-flows.ts';
import type { Scene } from './scene.ts';
import { expect, type Stage } from './stage.ts';

const prompt = ({ page, words }: Stage) => page.getByRole('dialog', { name: words('signup_header') });
const form = ({ page, words }: Stage) => page.getByRole('dialog', { name: words('subscribe_modal_heading') });
const address = (stage: Stage) => form(stage).getByLabel(stage.words('email'));
const button = (within: ReturnType<typeof form>, name: string) => within.getByRole('button', { name, exact: true });

const typed: Scene['deeds'][string] = (stage, { event }) =>
  address(stage).fill((event as PromptEvent & { usr: string }).usr);
const answered = (output: object) => (stage: Stage) => stage.server.answer('subscribe', { message: output });

const scene: Scene = {
  actor: 'prompt',
  setUp: async ({ open, server }) => {
    await server.hold('subscribe');
    await open('/');
  },
  deeds: {
    'Open the prompt': ({ page, words }) => button(page.getByRole('banner'), words('signup')).click(),
    'Open the subscribe form': ({ page, words }) =>
      button(page.getByRole('main'), words('subscribe_modal_heading')).click(),
    Start: (stage) => button(prompt(stage), stage.words('start')).click(),
    Later: (stage) => button(prompt(stage), stage.words('later')).click(),
    'Type an address': typed,
    'Type a bad address': typed,
    Next: (stage) => address(stage).press('Enter'),
    Cancel: {
      when: ({ value }) => value !== 'start',
      deed: (stage) => button(form(stage), stage.words('cancel')).click(),
    },
    Close: ({ page }) => page.keyboard.press('Escape'),
    'The server adds the address': answered({ msg: 'success', data: 'Subscriber Added' }),
    'The server has the address already': answered({ msg: 'success', data: 'Already Subscribed' }),
    'The server answers otherwise': answered({ msg: 'none' }),
    'The server refuses': ({ server }) => server.answer('subscribe', refusals.refused),
  },
  shows: async (stage, { snapshot, words: done }) => {
    const { page, words } = stage;
    if (snapshot.value === 'closed') await expect(page.getByRole('dialog')).toHaveCount(0);
    else await expect(snapshot.value === 'start' ? prompt(stage) : form(stage)).toBeVisible();
    if (snapshot.value === 'start') await expect(button(prompt(stage), words('cancel'))).toHaveCount(0);
    if (done === 'Start') await expect(page).toHaveURL(/\/wizard-master/);
    if (done === 'The server adds the address')
      await expect(page.getByText(words('toast_added_subscribe_success'))).toBeVisible();
    if (done === 'The server has the address already')
      await expect(page.getByText(words('toast_already_subscribe_success'))).toBeVisible();
    if (snapshot.value === 'subscribe' || snapshot.value === 'submitting') await showsForm(stage, snapshot);
  },
};

async function showsForm(stage: Stage, { value, context }: { value: unknown; context: PromptContext }) {
  const { words } = stage;
  const { usr, validationError, apiError } = context;
  await expect(address(stage)).toHaveValue(usr.trim());
  await expect(form(stage).locator('[aria-invalid="true"]')).toHaveCount(validationError ? 1 : 0);
  if (validationError === 'required') await expect(form(stage).getByText(words('error_email_required'))).toBeVisible();
  await expect(form(stage).getByRole('alert')).toHaveCount(apiError ? 1 : 0);
  if (apiError) await expect(form(stage).getByRole('alert')).not.toBeEmpty();
  const next = button(form(stage), words('next'));
  await (value === 'submitting' ? expect(next).toBeDisabled() : expect(next).toBeEnabled());
}

playFlows('prompt', { 'the landing page, signed out': scene });
