import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { deliveryFilesMachine } from '../../src/machines/delivery-files-machine.ts';
import { type ApiErrorKind, CallError } from '../../src/services/contract/api-error.ts';
import { reasonNotOnScreen } from './not-on-screen.ts';

it.each<[ApiErrorKind | null, string | null]>([
  ['server', null],
  ['throttled', null],
  ['refused', 'uploadIsNotRepeatable'],
  ['unreadableFile', 'uploadIsNotRepeatable'],
  [null, 'uploadIsNotRepeatable'],
])('states for an upload with the error %s why it cannot be repeated: %s', (kind, reason) => {
  const files = createActor(deliveryFilesMachine.provide({ actors: { uploader: fromCallback(() => {}) } })).start();
  const file = new File(['%PDF-1.7'], 'report.pdf');
  files.send({ type: 'file.add', id: 'U1', owner: 'contract', subject: 'CON-1', file, held: 0 });
  if (kind) files.send({ type: 'upload.failed', id: 'U1', apiError: new CallError({ kind }).apiError });
  const snapshot = files.getSnapshot();
  const retry = { words: 'Try again', event: { type: 'file.retry', id: 'U1' } };
  const step = { ...retry, takes: [], from: snapshot.value, before: snapshot, changed: [], snapshot };
  const start = { words: 'the form of a delivery', acts: [] };
  expect(reasonNotOnScreen('deliveryFiles', { start, steps: [step] }, 0)).toBe(reason);
});
