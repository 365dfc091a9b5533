/** The controls and the expected content of the files in the form of a delivery. */
import type { DeliveryFilesContext, Upload } from '../../../src/machines/delivery-files-machine.ts';
import { isFileRejected } from '../../../src/services/contract/fields/file-rules.ts';
import { isolated } from '../../../src/services/contract/isolated.ts';
import { paths } from '../../../src/ui/paths.ts';
import { toDeliver } from './contract-records.ts';
import { form, submit } from './contract-screen.ts';
import { button, logOut, showsExpiredSession } from './controls.ts';
import { answerMemberReads } from './member-reads.ts';
import type { GuardedStepAction, Scene, StepAction } from './scene.ts';
import { expect, type Stage } from './stage.ts';
import { followUpload } from './upload-progress.ts';

const report = { name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
const program = { name: 'a.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('x') };

/** The reply of the server that has stored the first file. */
export const stored = { name: 'F1', file_name: report.name, file_size: 8, expires_on: '2999-01-01 00:00:00' };

export const openForm: Scene['setUp'] = async (stage) => {
  answerMemberReads(stage);
  stage.server.always('getContract', { data: toDeliver });
  stage.server.hold('uploadDeliverable', 'signIn');
  await stage.open(paths.contract(toDeliver.name), { token: 'T0' });
  await button(stage, 'contract_deliver').click();
  await expect(submit(stage, 'deliver')).toBeEnabled();
  await followUpload(stage);
};

/** The upload of the file that the row calls U1. */
const reportIn = ({ uploads }: DeliveryFilesContext): Upload | undefined => uploads.find(({ id }) => id === 'U1');

const isExpired = ({ uploads }: DeliveryFilesContext): boolean =>
  uploads.some(({ apiError }) => apiError?.kind === 'unauthorized');

/** An action that depends on the upload of the first file. */
export const when = (isOffered: (upload: Upload | undefined) => boolean, action: StepAction): GuardedStepAction => ({
  when: ({ context }) => !isExpired(context) && isOffered(reportIn(context)),
  action,
});

export const isRunning = (upload: Upload | undefined): boolean => typeof upload?.share === 'number';
export const isRepeatable = (upload: Upload | undefined): boolean =>
  upload?.apiError !== null && upload?.apiError !== undefined && !isFileRejected(upload.apiError);

const choose =
  (file: typeof report): StepAction =>
  (stage) =>
    form(stage).locator('input[type="file"]').setInputFiles(file);

export const chooseReport = choose(report);
export const chooseProgram = choose(program);

const fileButton = (stage: Stage, word: 'delivery_retry' | 'delivery_remove' | 'delivery_stop', fileName: string) =>
  form(stage).getByRole('button', { name: stage.messages(word, { name: isolated(fileName) }), exact: true });

const removeButton = (stage: Stage, { share, fileName }: Upload) =>
  fileButton(stage, share === null ? 'delivery_remove' : 'delivery_stop', fileName);

export const tryAgain: StepAction = (stage) => fileButton(stage, 'delivery_retry', report.name).click();
export const remove: StepAction = async (stage, { before }) => {
  const upload = reportIn(before.context);
  if (upload) await removeButton(stage, upload).click();
};

/** Checks the form of the delivery after any step. */
export const shows: Scene['shows'] = async (stage, { snapshot, words }) => {
  const context: DeliveryFilesContext = snapshot.context;
  if (isExpired(context)) return showsExpiredSession(stage);
  if (words === 'Another person signs in') return expect(logOut(stage)).toBeVisible();
  for (const upload of context.uploads) await showsUpload(stage, upload);
  const isUploading = context.uploads.some(({ share }) => share !== null);
  await showsWaiting(stage, 'delivery_uploading', isUploading);
  await showsWaiting(stage, 'delivery_files_failed', context.uploads.length > 0 && !isUploading);
  await expect(submit(stage, 'deliver')).toBeEnabled({ enabled: context.uploads.length === 0 });
  if (words === 'The server stores the file')
    await expect(fileButton(stage, 'delivery_remove', report.name)).toBeVisible();
  if (words === 'Remove the file') await expect(form(stage).getByRole('listitem')).toHaveCount(context.uploads.length);
};

async function showsUpload(stage: Stage, upload: Upload): Promise<void> {
  const { fileName, share, code, apiError } = upload;
  const line = form(stage).getByRole('listitem').filter({ hasText: fileName });
  await expect(removeButton(stage, upload)).toBeVisible();
  await expect(fileButton(stage, 'delivery_retry', fileName)).toHaveCount(isRepeatable(upload) ? 1 : 0);
  await expect(line.getByRole('progressbar')).toHaveCount(share === null ? 0 : 1);
  await expect(line.getByText(stage.messages('file_type_refused'))).toHaveCount(code ? 1 : 0);
  if (apiError) await expect(line).toContainText(stage.messages('error_server_failed'));
}

const showsWaiting = (stage: Stage, word: 'delivery_uploading' | 'delivery_files_failed', isShown: boolean) =>
  expect(form(stage).getByText(stage.messages(word), { exact: true })).toHaveCount(isShown ? 1 : 0);
