import { expect, it } from 'vitest';
import { type FileToDownload, filesMachine } from '../../src/machines/files-machine.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { drive } from './drive.ts';
import { fakeService } from './fake-service.ts';

const wanted = (name: string) =>
  ({ type: 'file.download', address: `/private/files/${name}`, fileName: `${name}.pdf` }) as const;

function start() {
  const service = fakeService<unknown, FileToDownload>();
  return { machine: drive(filesMachine.provide({ actors: { downloadFile: service.logic } })), service };
}

it('downloads one file after another, each once, however often it is pressed', async () => {
  const { machine, service } = start();
  machine.send(wanted('A'), wanted('B'), wanted('A'), wanted('B')).isIn('fetching');
  for (const name of ['A', 'B']) {
    expect(service.last.input).toEqual({ address: `/private/files/${name}`, fileName: `${name}.pdf` });
    await service.last.answers(undefined);
  }
  expect(service.calls).toHaveLength(2);
  machine.isIn('idle', { queue: [], apiErrors: {} });
});

it('stores the API error of each file and continues with the next', async () => {
  const { machine, service } = start();
  machine.send(wanted('A'), wanted('B'));
  await service.last.fails(new CallError({ kind: 'missing' }));
  expect(service.last.input.fileName).toBe('B.pdf');
  await service.last.fails(new CallError({ kind: 'timedOut' }));
  machine.isIn('idle');
  expect(machine.context.apiErrors).toMatchObject({
    '/private/files/A': { kind: 'missing' },
    '/private/files/B': { kind: 'timedOut' },
  });
  machine.send(wanted('A')).isIn('fetching');
  expect(Object.keys(machine.context.apiErrors)).toEqual(['/private/files/B']);
});

it('reports an expired session and requests nothing more', async () => {
  const { machine, service } = start();
  machine.send(wanted('A'), wanted('B'));
  await service.last.fails(new CallError({ kind: 'unauthorized' }));
  machine.isIn('idle', { queue: [], apiErrors: {} });
  expect(machine.sentToParent).toEqual([{ type: 'session.expired' }]);
  expect(service.calls).toHaveLength(1);
});

it('aborts the pending download when the person leaves', () => {
  const { machine, service } = start();
  machine.send(wanted('A'), { type: 'draft.clear' }).isIn('idle', { queue: [], apiErrors: {} });
  expect(service.last.signal.aborted).toBe(true);
});
