import type { filesMachine } from '../../../src/machines/files-machine.ts';
import { hasFailed, type Invariants, isEqual } from './moment.ts';

export const files: Invariants<typeof filesMachine> = {
  'a file is being downloaded exactly while one is queued': ({ context, is }) =>
    is('fetching') === context.queue.length > 0,
  'no file is queued twice': ({ context: { queue } }) =>
    new Set(queue.map(({ address }) => address)).size === queue.length,
  'a queued file shows no failure': ({ context: { queue, apiErrors } }) =>
    queue.every(({ address }) => !Object.hasOwn(apiErrors, address)),
  'a failure leaves the other files queued, unless the session is over': ({ context, before, event }) =>
    before === null ||
    !hasFailed({ event }) ||
    context.queue.length === 0 ||
    isEqual(context.queue, before.context.queue.slice(1)),
  'every failure has a reason': ({ context: { apiErrors } }) => Object.values(apiErrors).every(Boolean),
  'a failure is shown beside its file, unless the session is over': ({ context, before, event }) =>
    before?.is('fetching') !== true ||
    !hasFailed({ event }) ||
    Object.hasOwn(context.apiErrors, before.context.queue[0]?.address ?? '') ||
    Object.keys(context.apiErrors).length === 0,
};
