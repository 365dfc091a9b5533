import { describe, expect, it } from 'vitest';
import { nothingKept } from '../../src/machines/restore.ts';
import { roomNames } from '../../src/machines/rooms.ts';
import { furniture } from './furniture.ts';
import { startApp } from './start-app.ts';
import { startRemembering } from './start-remembering.ts';
import { english, textOf, wizardContext } from './stored.ts';

const open = { type: 'rooms.open' } as const;
const draft = { version: 1, value: 'terms', context: wizardContext };

async function startInLobby() {
  const started = startApp();
  await started.restore.last.answers(nothingKept);
  return started;
}

describe('the actors of rooms', () => {
  it('are not there, nor asked for, before a room is entered', async () => {
    const { app, loadRooms } = await startInLobby();
    app.isIn({ ready: 'lobby' }, { kept: nothingKept, isFurnished: false });
    expect(app.children.filter((name) => (roomNames as readonly string[]).includes(name))).toEqual([]);
    expect(loadRooms.asked).toHaveLength(0);
  });

  it('are fetched once, and spawned by their names from what was kept of them', async () => {
    const { app, loadRooms } = await startInLobby();
    app.send(open, open).isIn({ ready: 'furnishing' });
    expect(loadRooms.asked).toHaveLength(1);
    await loadRooms.last.answers(furniture({}, { wizard: draft }));
    app.isIn({ ready: 'furnished' }, { kept: nothingKept, isFurnished: true });
    for (const name of roomNames) expect(app.child(name).system.get(name)).toBe(app.child(name));
    expect(app.child('wizard').getSnapshot()).toMatchObject({ value: 'terms', context: wizardContext });
    app.send(open).isIn({ ready: 'furnished' });
    expect(loadRooms.asked).toHaveLength(1);
  });

  it('that cannot be fetched are asked for again by whoever wants in', async () => {
    const { app, loadRooms } = await startInLobby();
    app.send(open);
    await loadRooms.last.fails(new Error('offline'));
    app.isIn({ ready: 'unreachable' }).send(open).isIn({ ready: 'furnishing' });
    await loadRooms.last.answers(furniture());
    app.isIn({ ready: 'furnished' });
  });

  it('are said to be damaged when they are opened', async () => {
    const { app, loadRooms } = await startInLobby();
    app.send(open);
    const { rooms, kept } = furniture();
    await loadRooms.last.answers({ rooms, kept: { ...kept, damaged: ['wizard'] } });
    expect(app.said).toEqual([{ type: 'toast.shown', word: 'toast_storage_damaged', duration: 6_000 }]);
  });

  it('do not stand in the way of logging out when they are not there', async () => {
    const { app } = await startInLobby();
    app.child('logout').send({ type: 'logout.request' });
    app.isIn('leaving');
  });
});

describe('what was kept of a room that is not open', () => {
  it('stays as it is when something else is written', async () => {
    const { of, idle, written } = await startRemembering({}, () => true, textOf({ wizard: draft }));
    of('language').send({ type: 'language.toggle' });
    idle.pass();
    expect(JSON.parse(JSON.parse(written.at(-1) ?? '{}').wizard)).toEqual(draft);
  });

  it('is forgotten with another person', async () => {
    const stored = textOf({ wizard: draft, language: english });
    const { app, idle, written } = await startRemembering({}, () => true, stored);
    app.send({ type: 'session.opened', isAnotherPerson: true });
    idle.pass();
    expect(Object.keys(JSON.parse(written.at(-1) ?? '{}'))).not.toContain('wizard');
  });
});
