/** The controls and the expected content of the documents on the page of a contract. */
import type { FilesContext, FilesEvent } from '../../../src/machines/files-machine.ts';
import { isolated } from '../../../src/services/contract/isolated.ts';
import { privateFiles } from '../../../src/services/contract/paths.ts';
import { paths } from '../../../src/ui/paths.ts';
import { toDeliver } from './contract-records.ts';
import { button, inMain, logOut, showsExpiredSession } from './controls.ts';
import { errorAnswers } from './held-server.ts';
import { answerMemberReads } from './member-reads.ts';
import type { GuardedStepAction, Scene, StepAction } from './scene.ts';
import { expect, type Stage } from './stage.ts';

/** The files that the row names. The page downloads only those with a private address, which the row does not use. */
const names = ['a.pdf', 'b.pdf'];

const documents = names.map((file_name) => ({
  name: file_name,
  file_name,
  file_url: `${privateFiles}${file_name}`,
  file_size: 8,
  document_type: 'Agreement',
}));

const downloadButton = (stage: Stage, name: string) => button(stage, 'download_named', { name: isolated(name) });

export const openDocuments: Scene['setUp'] = async (stage) => {
  answerMemberReads(stage);
  stage.server.always('getContract', { data: { ...toDeliver, documents } });
  stage.server.hold('downloadFile', 'signIn');
  await stage.open(paths.contract(toDeliver.name), { token: 'T0' });
  await expect(downloadButton(stage, 'a.pdf')).toBeEnabled();
};

const isQueued = ({ queue }: FilesContext, name: string): boolean => queue.some(({ fileName }) => fileName === name);

/** The button of a file is disabled while it is downloaded. */
export const download = (name: string): GuardedStepAction => ({
  when: ({ context }) => !isQueued(context, name),
  action: (stage, { event }) => downloadButton(stage, (event as Downloaded).fileName).click(),
});

type Downloaded = Extract<FilesEvent, { type: 'file.download' }>;

export const arrive: StepAction = async ({ page, server }, { before }) => {
  const { queue }: FilesContext = before.context;
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    server.answer('downloadFile', { file: '%PDF-1.7' }),
  ]);
  expect(saved.suggestedFilename()).toBe(queue[0]?.fileName);
};

/** Checks the documents after any step. */
export const shows: Scene['shows'] = async (stage, { snapshot, words }) => {
  const context: FilesContext = snapshot.context;
  if (words === 'The session has expired') return showsExpiredSession(stage);
  if (words === 'Another person signs in') await expect(logOut(stage)).toBeVisible();
  for (const name of names) {
    await expect(downloadButton(stage, name)).toBeEnabled({ enabled: !isQueued(context, name) });
    const failures = Object.keys(context.apiErrors).filter((address) => address.endsWith(name));
    await expect(failureOf(stage, name)).toHaveCount(failures.length);
  }
};

const failureOf = (stage: Stage, name: string) =>
  inMain(stage)
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('alert')
    .filter({ hasText: errorAnswers.refused.text });
