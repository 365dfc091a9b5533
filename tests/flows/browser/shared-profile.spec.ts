import { paths } from '../../../src/ui/paths.ts';
import { alert, button, heading, inMain, link } from './controls.ts';
import { errorAnswers } from './held-server.ts';
import { loadPage } from './load-page.ts';
import { playFlows } from './play-flows.ts';
import { answered, type Scene, type StepAction } from './scene.ts';
import { expect, type Stage } from './stage.ts';

const setUp: Scene['setUp'] = async (stage) => {
  stage.server.hold('getSharedProfile');
  await stage.open(paths.landing);
};

const openLink: StepAction = (stage) =>
  loadPage(stage, () => stage.page.goto(paths.sharedProfile('T-of-a-profile'), { waitUntil: 'commit' }));

/** Checks the page of a link after any step. */
const shows: Scene['shows'] = async (stage, { snapshot: { value } }) => {
  const { page, messages } = stage;
  const titles = {
    reading: messages('bio'),
    shown: 'Noor',
    revoked: messages('shared_missing_heading'),
    failed: messages('shared_profile'),
  };
  const isLoading = value === 'reading';
  await expect(inMain(stage).getByText(messages('loading'), { exact: true })).toHaveCount(isLoading ? 1 : 0);
  await expect(heading(stage)).toHaveText(titles[value as keyof typeof titles]);
  await expect(alert(stage)).toHaveText(value === 'failed' ? [errorAnswers.refused.text] : []);
  await expect(button(stage, 'retry')).toHaveCount(value === 'failed' ? 1 : 0);
  await expect(link(stage, 'go_to_landing')).toHaveCount(value === 'revoked' ? 1 : 0);
  await showsNoIndex(stage);
  await expect(page).toHaveURL(paths.sharedProfile('T-of-a-profile'));
};

/** Search engines do not list the page. */
const showsNoIndex = ({ page }: Stage) =>
  expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

playFlows(
  'sharedProfile',
  {
    'the page of a link': {
      actor: 'sharedProfile',
      setUp,
      stepActions: {
        'Open the link': { when: ({ value }) => value === 'closed', action: openLink },
        'The profile arrives': answered('getSharedProfile', { data: { full_name: 'Noor' } }),
        'The link was revoked': answered('getSharedProfile', errorAnswers.missing),
        'The server refuses': answered('getSharedProfile', errorAnswers.refused),
      },
      shows,
    },
  },
  { isSampled: true },
);
