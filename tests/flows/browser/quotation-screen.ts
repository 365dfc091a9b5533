/** The controls and the expected content of the page of a request for quotation. */
import type { MessageId } from '../../../locales/ids.ts';
import { isUnanswered } from '../../../src/services/contract/rules/request-rules.ts';
import type { MyStatus } from '../../../src/services/contract/statuses.ts';
import type { Path } from '../explore.ts';
import { button, heading, inMain } from './controls.ts';
import { errorAnswers } from './held-server.ts';
import { outboxSlices, quotationSlices, requestOf, requestRows, titleOf } from './quotation-requests.ts';
import { answered, type GuardedStepAction, type Scene, type StepAction } from './scene.ts';
import { expect, type Stage } from './stage.ts';

export const press =
  (word: MessageId) =>
  (stage: Stage): Promise<void> =>
    button(stage, word).click();

export const dialog = (stage: Stage, word: MessageId) => stage.page.getByRole('dialog', { name: stage.messages(word) });

export const pressIn =
  (title: MessageId, word: MessageId) =>
  (stage: Stage): Promise<void> =>
    dialog(stage, title)
      .getByRole('button', { name: stage.messages(word), exact: true })
      .click();

export const rateField = (stage: Stage) => inMain(stage).locator('[name="rate"]');
export const rowLink = ({ page }: Stage, name: string) =>
  page.getByRole('rowheader').getByRole('link', { name: titleOf(name) });

/** Opens the page of a request from the list. */
async function openFromList(stage: Stage, name: string, status: MyStatus): Promise<void> {
  await rowLink(stage, name).click();
  await stage.server.answer('getJobDescription', { data: requestOf(name, status) });
  await expect(heading(stage)).toHaveText(titleOf(name));
}

/** Opens a page with what the browser has stored for the path's start. */
export async function open(stage: Stage, path: Path, url: string): Promise<void> {
  const { server } = stage;
  server.hold('getJobDescription', 'submitQuotation', 'withdrawQuotation', 'declineRfq', 'saveRfq');
  server.always('getJobRequests', { data: requestRows });
  await stage.open(url, { token: await stage.token(), slices: { ...quotationSlices(path), ...outboxSlices(path) } });
}

export const openList: Scene['setUp'] = async (stage, path) => {
  await open(stage, path, '/job-request-list?view=all');
  await expect(rowLink(stage, 'RFQ-1')).toBeVisible();
};

/** Opens the page of a request with the candidate's status there. */
export const openRequest =
  (status: MyStatus, name = 'RFQ-1'): Scene['setUp'] =>
  async (stage, path) => {
    await openList(stage, path);
    await openFromList(stage, name, status);
  };

/** Opens another request: the browser's Back leads to the list, also while a dialog is open. */
export const goTo = (name: string): GuardedStepAction => ({
  when: ({ context }) => context.request !== name,
  action: async (stage) => {
    if (!stage.page.url().includes('?view=all')) await stage.page.goBack();
    await openFromList(stage, name, 'None');
  },
});

type Call = 'submitQuotation' | 'withdrawQuotation' | 'declineRfq';

/** The server takes a call, after which the request is read again, with this status of the candidate. */
export const taken =
  (call: Call, my_status: MyStatus): StepAction =>
  async (stage) => {
    const { server } = stage;
    await server.answer(call, { data: { name: 'RFQ-1', my_status, is_saved: 0 } });
    await server.answer('getJobDescription', { data: requestOf('RFQ-1', my_status) });
    await expect(button(stage, 'quote_write')).toHaveCount(isUnanswered({ my_status }) ? 1 : 0);
  };

/** The replies to a call that acts for the candidate. */
export const replies = (what: string, call: Call, my_status: MyStatus): Scene['stepActions'] => ({
  [`The server has taken ${what}`]: taken(call, my_status),
  [`The server refuses ${what}`]: answered(call, errorAnswers.refused),
  [`The session has expired before ${what}`]: answered(call, errorAnswers.unauthorized),
});
