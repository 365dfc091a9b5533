import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { deliveryFilesMachine, type UploaderEvent } from '../../src/machines/delivery-files-machine.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { maxAttachedFiles } from '../../src/services/contract/fields/attached-files.ts';

const { apiError } = new CallError({ kind: 'server' });
const file = new File(['%PDF-1.7'], 'report.pdf');
const chosen = { type: 'file.add', id: 'U1', owner: 'contract', subject: 'CON-1', file, held: 0 } as const;
const failed = { type: 'upload.failed', id: 'U1', apiError } as const;
const upload = {
  ...{ id: 'U1', owner: 'contract', subject: 'CON-1', fileName: 'report.pdf' },
  ...{ share: null, code: null, apiError },
};

const start = () =>
  createActor(deliveryFilesMachine.provide({ actors: { uploader: fromCallback(() => undefined) } })).start();

it('ignores progress that is reported after an upload has failed', () => {
  const actor = start();
  actor.send(chosen);
  actor.send(failed);
  actor.send({ type: 'upload.moved', id: 'U1', share: 0.5 });
  expect(actor.getSnapshot().context.uploads).toEqual([upload]);
});

it('replaces a failed upload when a file of the same name is chosen for the same contract only', () => {
  const actor = start();
  actor.send(chosen);
  actor.send(failed);
  actor.send({ ...chosen, id: 'U2', subject: 'CON-2' });
  const other = { ...upload, id: 'U2', subject: 'CON-2', share: 0, apiError: null };
  expect(actor.getSnapshot().context.uploads).toEqual([upload, other]);
  actor.send({ ...chosen, id: 'U3' });
  expect(actor.getSnapshot().context.uploads).toEqual([other, { ...upload, id: 'U3', share: 0, apiError: null }]);
});

it('uploads the last file that a draft may have beside one that cannot be uploaded', () => {
  const actor = start();
  const held = maxAttachedFiles - 1;
  actor.send({ ...chosen, file: new File(['MZ'], 'report.exe'), held });
  actor.send({ ...chosen, id: 'U2', held });
  actor.send({ ...chosen, id: 'U3', held });
  expect(actor.getSnapshot().context.uploads).toEqual([
    { ...upload, fileName: 'report.exe', code: 'fileType', apiError: null },
    { ...upload, id: 'U2', share: 0, apiError: null },
  ]);
});

describe('an uploader that stops', () => {
  /** Its first starts throw. */
  const startFailing = (failures: number) => {
    let starts = 0;
    const received: string[] = [];
    const uploader = fromCallback<UploaderEvent>(({ receive }) => {
      starts += 1;
      if (starts <= failures) throw new Error('no uploader');
      receive(({ type, id }) => {
        received.push(`${type} ${id}`);
        if (id === 'U2') throw new Error('not this one');
      });
    });
    const actor = createActor(deliveryFilesMachine.provide({ actors: { uploader } })).start();
    return { actor, received, count: () => starts };
  };
  const lost = { ...upload, apiError: new CallError({ kind: 'unreadableFile' }).apiError };

  it('is started again by the next file, and not by itself', () => {
    const { actor, received, count } = startFailing(1);
    expect([actor.getSnapshot().value, count()]).toEqual(['failed', 1]);
    actor.send(chosen);
    expect([actor.getSnapshot().value, count()]).toEqual(['ready', 2]);
    expect(received).toEqual(['upload.start U1']);
    expect(actor.getSnapshot().context.uploads).toEqual([{ ...upload, share: 0, apiError: null }]);
  });

  it('leaves the file with a reason where it fails again', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined); // of XState: the uploader has stopped
    const { actor, count } = startFailing(2);
    actor.send(chosen);
    expect([actor.getSnapshot().value, count()]).toEqual(['failed', 2]);
    expect(actor.getSnapshot().context.uploads).toEqual([lost]);
    actor.send({ type: 'draft.clear' });
    expect([actor.getSnapshot().value, count()]).toEqual(['ready', 3]);
    expect(actor.getSnapshot().context.uploads).toEqual([]);
  });

  it('asks for every file again of which it had the bytes', () => {
    const { actor } = startFailing(0);
    const exe = { ...chosen, id: 'U0', file: new File(['x'], 'a.exe') };
    actor.send(exe);
    actor.send(chosen);
    actor.send({ ...chosen, id: 'U2', subject: 'CON-2' });
    const rejected = { ...upload, id: 'U0', fileName: 'a.exe', code: 'fileType', apiError: null };
    expect(actor.getSnapshot().context.uploads).toEqual([rejected, lost, { ...lost, id: 'U2', subject: 'CON-2' }]);
  });
});
