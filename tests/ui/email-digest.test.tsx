import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import type { NotificationState } from '../../src/machines/notifications-context.ts';
import { notificationsMachine } from '../../src/machines/notifications-machine.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import { EmailDigest } from '../../src/ui/account/email-digest.tsx';
import { Bell } from '../../src/ui/notification/bell.tsx';
import { show } from './support/show.tsx';

async function open(email_digest: boolean, save: (isOn: boolean) => void) {
  const notifications = notificationsMachine.provide({
    actors: {
      followPage: fromCallback(() => undefined),
      getNotifications: fromPromise<NotificationState | null, { etag: string | null }>(async () => ({
        ...{ items: [], unread: 0, email_digest, etag: '"1"' },
      })),
      saveEmailDigest: fromPromise<unknown, { isOn: boolean }>(async ({ input }) => save(input.isOn)),
    },
  });
  const page = (
    <>
      <Bell />
      <EmailDigest />
    </>
  );
  const shown = await show({ page, answers: {}, features: { notifications } });
  const radio = (id: 'email_digest_on' | 'email_digest_off') => screen.findByRole('radio', { name: shown.t(id) });
  return { ...shown, on: await radio('email_digest_on'), off: await radio('email_digest_off') };
}

test.each([true, false])('a digest that is on (%s) is switched', async (isOn) => {
  const saved: boolean[] = [];
  const { person, on, off } = await open(isOn, (value) => saved.push(value));
  const [now, other] = isOn ? [on, off] : [off, on];
  expect(now).toBeChecked();
  await person.click(other);
  expect(other).toBeChecked();
  await waitFor(() => expect(saved).toEqual([!isOn]));
});

test('a change that fails is reverted, with the reason', async () => {
  const { person, on, off } = await open(true, () => {
    throw new CallError({ kind: 'refused', message: 'Not now' });
  });
  await person.click(off);
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now');
  expect(on).toBeChecked();
});
