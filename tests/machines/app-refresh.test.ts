/** Which actors the app notifies of what has changed on the server or in the connection. */
import { expect, it } from 'vitest';
import type { AppEvent } from '../../src/machines/app-setup.ts';
import { listKeys, lists } from '../../src/services/contract/lists.ts';
import { startReady } from './start-app.ts';

const personal = listKeys.filter((key) => lists[key].audience === 'personal');
const sent = ['outboxSender', 'outbox', 'notifications'] as const;
const resumed = (type: string) => sent.map((name) => [name, [type]] as const);
const refreshed = (keys: readonly string[]) => keys.map((key) => [key, ['list.refresh']] as const);

const rows: [AppEvent, (readonly [name: string, types: readonly string[]])[]][] = [
  [{ type: 'record.saved' }, refreshed(['profile', 'fetchedBio'])],
  [{ type: 'request.answered' }, refreshed(['jobRequests', 'jobDescription'])],
  [{ type: 'contract.changed' }, refreshed(['contractList', 'contractDescription', 'invoices'])],
  [
    { type: 'connection.restored', isOutage: true },
    [...listKeys.map((key) => [key, ['connection.restored']] as const), ...resumed('connection.restored')],
  ],
  [
    { type: 'session.opened', isAnotherPerson: false },
    [...personal.map((key) => [key, ['list.reset', 'list.refresh']] as const), ...resumed('session.opened')],
  ],
];

it.each(rows)('%j reaches these actors, and no other list', async (event, expected) => {
  const { app } = await startReady();
  const names = [...listKeys, ...sent];
  for (const name of names) app.takeEventTypes(name);
  app.send(event);
  const received = names.map((name) => [name, app.takeEventTypes(name)] as const);
  expect(Object.fromEntries(received.filter(([, types]) => types.length > 0))).toEqual(Object.fromEntries(expected));
});
