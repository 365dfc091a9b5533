import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { deliveryFilesMachine } from '../../src/machines/delivery-files-machine.ts';
import { CallError } from '../../src/services/contract/api-error.ts';

it('ignores progress that is reported after an upload has failed', () => {
  const actor = createActor(deliveryFilesMachine.provide({ actors: { uploader: fromCallback(() => undefined) } }));
  actor.start();
  const { apiError } = new CallError({ kind: 'server' });
  const file = new File(['%PDF-1.7'], 'report.pdf');
  actor.send({ type: 'file.add', id: 'U1', owner: 'contract', subject: 'CON-1', file, held: 0 });
  actor.send({ type: 'upload.failed', id: 'U1', apiError });
  actor.send({ type: 'upload.moved', id: 'U1', share: 0.5 });
  expect(actor.getSnapshot().context.uploads).toEqual([
    { id: 'U1', owner: 'contract', subject: 'CON-1', fileName: 'report.pdf', share: null, code: null, apiError },
  ]);
});
