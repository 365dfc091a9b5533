import type { ListContext, listMachine } from '../../../src/machines/list-machine.ts';
import { lists } from '../../../src/services/contract/lists.ts';
import { amountsAddUp } from './amounts.ts';
import { happensExactly, hasFailed, type Invariants, isEqual } from './moment.ts';

export const list: Invariants<typeof listMachine> = {
  '`loading` is true while a read is pending, and stays true after a failure': ({ context, value }) =>
    context.loading === ['pending', 'failed', 'recovering'].includes(value),
  'a failed list has no data': ({ context, is }) => !isFailed({ is }) || isEqual(context.data, emptyOf(context)),
  'a failed list has its error, unless the specification hides it': ({ context, is }) =>
    isFailed({ is }) ? (context.error === null) === lists[context.key].swallowsErrors : context.error === null,
  'the reason of a failure exists only after one': ({ context, is }) => context.apiError === null || isFailed({ is }),
  'a list that was read has no failure and no previous data': ({ context, is }) =>
    !is('succeeded') || (context.previousData === null && context.failures === 0 && context.readAt !== null),
  'a list that was not read is empty': ({ context, is }) =>
    !is('idle') ||
    (isEqual(context.data, emptyOf(context)) &&
      context.previousData === null &&
      context.readAt === null &&
      context.failures === 0),
  'previous data exists only while the data is empty': ({ context }) =>
    context.previousData === null || isEqual(context.data, emptyOf(context)),
  'data has the time of its read': ({ context }) => context.previousData === null || context.readAt !== null,
  'a failed read loses no rows, unless the record is gone': ({ context, before, event, ...moment }) =>
    before === null ||
    !hasFailed({ event }) ||
    !isFailed(moment) ||
    (context.apiError?.kind === 'missing' && context.params.name !== undefined) ||
    isEqual(context.previousData, lastData(before.context)),
  'each failure is counted': ({ context, before, event }) =>
    before === null ||
    !hasFailed({ event }) ||
    !before.is('pending') ||
    context.failures === before.context.failures + 1,
  'a personal list reports a session that is over, and nothing else': (moment) => {
    const { context, event, before } = moment;
    const isOver =
      before?.is('pending') === true &&
      hasFailed({ event }) &&
      lists[context.key].audience === 'personal' &&
      context.apiError?.kind === 'unauthorized';
    return happensExactly(moment, 'sends to parent {"type":"session.expired"', isOver);
  },
  'its key never changes': ({ context, before }) => before === null || context.key === before.context.key,
  'a list on another record has no data of the record before': ({ context, before }) =>
    before === null || isEqual(context.params, before.context.params) || isEqual(context.data, emptyOf(context)),
  'the amounts of a record add up': ({ context }) => amountsAddUp(context.data) && amountsAddUp(context.previousData),
};

const isFailed = ({ is }: { is: (state: 'failed' | 'recovering') => boolean }): boolean =>
  is('failed') || is('recovering');

const emptyOf = ({ key }: ListContext): unknown => lists[key].empty;

const lastData = ({ data, previousData, ...context }: ListContext): unknown =>
  data === null || isEqual(data, emptyOf({ ...context, data, previousData })) ? previousData : data;
