/** What the notifications show when a reply is older than what was saved. */
import { describe, expect, it } from 'vitest';
import { fromCallback } from 'xstate';
import type { NotificationState, ReadMarks } from '../../src/machines/notifications-context.ts';
import { notificationsMachine } from '../../src/machines/notifications-machine.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { drive } from './drive.ts';
import { fakeService } from './fake-service.ts';

const unread = {
  name: 'N-1',
  kind: 'Request Invited' as const,
  reference: 'RFQ-1',
  subject: 'Audit',
  creation: '2026-11-20 09:30:00.000000',
  read_on: null,
};
const state: NotificationState = { items: [unread], unread: 1, email_digest: true, etag: '"1"' };

async function startRead() {
  const reading = fakeService<NotificationState | null, { etag: string | null }>();
  const marking = fakeService<unknown, ReadMarks>();
  const digest = fakeService<unknown, { isOn: boolean }>();
  const followPage = fromCallback<{ type: 'tabs.share'; state: NotificationState | null }>(() => undefined);
  const actors = {
    getNotifications: reading.logic,
    readNotifications: marking.logic,
    saveEmailDigest: digest.logic,
    followPage,
  };
  const notifications = drive(notificationsMachine.provide({ actors })).send({ type: 'notifications.open' });
  await reading.last.answers(state);
  return { notifications, reading, marking, digest };
}

describe('the email digest', () => {
  it('stays as it was chosen while it is saved', async () => {
    const { notifications, reading, digest } = await startRead();
    notifications.send({ type: 'notifications.load' }, { type: 'digest.set', isOn: false });
    await reading.last.answers({ ...state, etag: '"2"' });
    expect(notifications.context.state?.email_digest).toBe(false);
    notifications.send({ type: 'tab.shared', state });
    expect(notifications.context.state?.email_digest).toBe(false);
    expect(digest.last.input).toEqual({ isOn: false });
  });

  it('is as it was before when it cannot be saved, whatever was read meanwhile', async () => {
    const { notifications, reading, digest } = await startRead();
    notifications.send({ type: 'digest.set', isOn: false }, { type: 'notifications.load' });
    await reading.last.answers({ ...state, email_digest: true });
    await digest.last.fails(new CallError({ kind: 'server' }));
    expect(notifications.context).toMatchObject({ state: { email_digest: true }, digestError: { kind: 'server' } });
  });

  it('is off again when it could not be turned on', async () => {
    const { notifications, reading, digest } = await startRead();
    notifications.send({ type: 'notifications.load' });
    await reading.last.answers({ ...state, email_digest: false });
    notifications.send({ type: 'digest.set', isOn: true });
    await digest.last.fails(new CallError({ kind: 'offline' }));
    expect(notifications.context).toMatchObject({ state: { email_digest: false }, digestError: { kind: 'offline' } });
  });

  it('has no error once its page was left', async () => {
    const { notifications, digest } = await startRead();
    notifications.send({ type: 'notifications.show' }, { type: 'digest.set', isOn: false });
    await digest.last.fails(new CallError({ kind: 'server' }));
    notifications.send({ type: 'notifications.hide' });
    expect(notifications.context.digestError).toBeNull();
  });

  it('is that of the server when it was turned off and on again, and the second change fails', async () => {
    const { notifications, reading, digest } = await startRead();
    notifications.send({ type: 'digest.set', isOn: false }, { type: 'digest.set', isOn: true });
    await digest.last.fails(new CallError({ kind: 'server' }));
    expect(reading.last.input).toEqual({ etag: '' });
    await reading.last.answers(state);
    expect(notifications.context).toMatchObject({ state, digestError: { kind: 'server' } });
  });

  it('is that of the server after the person has logged in again', async () => {
    const { notifications, reading, digest } = await startRead();
    notifications.send({ type: 'digest.set', isOn: false });
    await digest.last.fails(new CallError({ kind: 'unauthorized' }));
    notifications.send({ type: 'session.opened' });
    expect(reading.last.input).toEqual({ etag: '' });
    await reading.last.answers(state);
    expect(notifications.context.state).toEqual(state);
  });

  it('is read again when a read began before it was saved', async () => {
    const { notifications, reading, digest } = await startRead();
    notifications.send({ type: 'digest.set', isOn: false }, { type: 'notifications.load' });
    const outdated = reading.last;
    await digest.last.answers({});
    await outdated.answers(state);
    expect(notifications.context.state?.email_digest).toBe(false);
    await reading.last.answers({ ...state, email_digest: false });
    expect(reading.calls).toHaveLength(3);
  });
});

describe('a mark', () => {
  it('stays when a read began before it was stored, which is sent again', async () => {
    const { notifications, reading, marking } = await startRead();
    notifications.send({ type: 'notification.read', name: 'N-1' }, { type: 'notifications.load' });
    const outdated = reading.last;
    await marking.last.answers({});
    await outdated.answers({ ...state, etag: '"2"' });
    expect(notifications.context.state?.unread).toBe(0);
    expect(reading.calls).toHaveLength(3);
  });

  it('causes no read of its own', async () => {
    const { notifications, reading, marking } = await startRead();
    notifications.send({ type: 'notification.read', name: 'N-1' });
    await marking.last.answers({});
    expect(reading.calls).toHaveLength(1);
  });

  it('is undone by a whole reply when the server refuses it', async () => {
    const { notifications, reading, marking } = await startRead();
    notifications.send({ type: 'notification.read', name: 'N-1' });
    await marking.last.fails(new CallError({ kind: 'server' }));
    expect(reading.last.input).toEqual({ etag: '' });
    await reading.last.answers(state);
    expect(notifications.context.state).toEqual(state);
  });

  it('is undone by a whole reply after the person has logged in again', async () => {
    const { notifications, reading, marking } = await startRead();
    notifications.send({ type: 'notification.read', name: 'N-1' });
    await marking.last.fails(new CallError({ kind: 'unauthorized' }));
    notifications.send({ type: 'session.opened' });
    expect(reading.last.input).toEqual({ etag: '' });
    await reading.last.answers(state);
    expect(notifications.context.state).toEqual(state);
  });
});
