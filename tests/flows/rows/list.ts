import type { ListEvent } from '../../../src/machines/list-machine.ts';
import type { ListKey } from '../../../src/services/contract/lists.ts';
import { dataOf } from '../../machines/stored.ts';
import { acts, answers, type Flow, fails, type Start } from '../flow.ts';
import { machines } from '../machines.ts';
import { missing, refused, unauthorized, unreachable } from './faults.ts';

const act = acts<ListEvent>;

const one = { name: 'RFQ-1' };

/** One logic for all lists; the row defines the audience, which errors are swallowed, and whether a language is sent. */
const list = (words: string, key: ListKey): Start => ({
  words,
  input: { key },
  acts: [
    act('Open its page', { type: 'list.open' }),
    act('Open the page of one record', { type: 'list.open', params: one }),
    act('Leave its page', { type: 'list.close' }),
    act('Try again', { type: 'list.load' }),
    act('A record in it is saved', { type: 'list.refresh' }),
    act('Log out', { type: 'list.reset' }),
    act('Switch the language', { type: 'language.changed' }),
    act('The connection is restored after an outage', { type: 'connection.restored', isOutage: true }),
    act('The connection is restored at once', { type: 'connection.restored', isOutage: false }),
    answers('The server replies', 'fetchList', dataOf(key)),
    fails('The server refuses', 'fetchList', refused),
    fails('The server does not reply', 'fetchList', unreachable),
    fails('The record does not exist', 'fetchList', missing),
    fails('The session has expired', 'fetchList', unauthorized),
  ],
  // the count of failures grows without end
  within: ({ context }) => context.failures < 2,
});

export const lists: Flow = {
  machine: machines.list,
  starts: [
    list('a page of public records', 'currencies'),
    list('a page of records that are read without a time-out', 'educationLevels'),
    list('a page of personal records', 'jobRequests'),
    list('a page of one record', 'jobDescription'),
  ],
};
