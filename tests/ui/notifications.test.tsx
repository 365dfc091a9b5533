import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import type { NotificationState, ReadMarks } from '../../src/machines/notifications-context.ts';
import { notificationsMachine } from '../../src/machines/notifications-machine.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import type { NotificationItem } from '../../src/services/contract/records/notification.ts';
import { actorOf } from '../../src/ui/actors.tsx';
import { useList } from '../../src/ui/list/use-list.ts';
import { Bell } from '../../src/ui/notification/bell.tsx';
import { NotificationsPage } from '../../src/ui/notification/notifications-page.tsx';
import { hold } from '../support/hold.ts';
import { show } from './support/show.tsx';

const item = (name: string, parts: Partial<NotificationItem> = {}): NotificationItem => ({
  name,
  kind: 'Contract To Sign',
  reference: 'CON-1',
  subject: 'Audit',
  creation: '2026-03-05 12:00:00',
  read_on: null,
  ...parts,
});

interface Options {
  language?: 'en' | 'ar';
  read?: () => Promise<NotificationState | null>;
}

async function showBoth(items: NotificationItem[], { language = 'en', read }: Options = {}) {
  const unread = items.filter(({ read_on }) => read_on === null).length;
  const marks: ReadMarks[] = [];
  const reply = async () => ({ items, unread, email_digest: true, etag: '"1"' });
  const notifications = notificationsMachine.provide({
    actors: {
      followPage: fromCallback(() => undefined),
      getNotifications: fromPromise<NotificationState | null, { etag: string | null }>(() => (read ?? reply)()),
      readNotifications: fromPromise<unknown, ReadMarks>(async ({ input }) => void marks.push(input)),
    },
  });
  const page = (
    <>
      <Bell />
      <NotificationsPage />
    </>
  );
  return {
    ...(await show({ page, path: '/notifications', language, answers: {}, features: { notifications } })),
    marks,
  };
}

const plain = (text: string | null) => text?.replace(/[\u2068\u2069]/g, '');

test.each(['en', 'ar'] as const)('lists what has happened, with links to the records, in %s', async (language) => {
  const { t } = await showBoth(
    [item('N-2'), item('N-1', { kind: 'Invoice Paid', reference: 'SINV-1', subject: 'SINV-1', read_on: '2026-03-05' })],
    { language },
  );
  const list = await screen.findByRole('list', { name: t('notifications') });
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => [plain(link.textContent), link.getAttribute('href')])).toEqual([
    [plain(t('notify_contract_to_sign', { subject: 'Audit' })), '/contract/CON-1'],
    [plain(t('notify_invoice_paid', { subject: 'SINV-1' })), '/invoice/SINV-1'],
  ]);
  expect(within(list).getAllByText(t('notification_unread'))).toHaveLength(1);
  expect(screen.getByRole('link', { name: t('notifications_unread', { count: 1 }) })).toBeVisible();
});

test('opening a notification marks it as read', async () => {
  const { t, person, marks } = await showBoth([item('N-2'), item('N-1')]);
  const [first] = within(await screen.findByRole('list', { name: t('notifications') })).getAllByRole('link');
  if (first) await person.click(first);
  await waitFor(() => expect(marks).toEqual([{ names: ['N-2'], upTo: null }]));
  expect(screen.getByRole('link', { name: t('notifications_unread', { count: 1 }) })).toBeVisible();
});

test('all are marked as read at once', async () => {
  const { t, person, marks } = await showBoth([item('N-2'), item('N-1')]);
  await person.click(await screen.findByRole('button', { name: t('notifications_read_all') }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await waitFor(() => expect(marks).toEqual([{ names: [], upTo: 'N-2' }]));
  expect(screen.getByRole('link', { name: t('notifications') })).toBeVisible();
  expect(screen.queryByText(t('notification_unread'))).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: t('notifications_read_all') })).toBeNull();
});

test('a notification that arrives while the page is open is announced once', async () => {
  let items = [item('N-1')];
  const read = async () => ({ items, unread: items.length, email_digest: true, etag: '"1"' });
  const { t, app } = await showBoth([], { read });
  await screen.findByRole('link', { name: t('notifications_unread', { count: 1 }) });
  const region = screen.getAllByRole('status').find((each) => each.textContent === '');
  items = [item('N-2', { kind: 'Quotation Won', reference: 'RFQ-1' }), ...items];
  actorOf(app, 'notifications').send({ type: 'notifications.load' });
  const sentence = t('notification_arrived', { text: t('notify_quotation_won', { subject: 'Audit' }) });
  await waitFor(() => expect(plain(region?.textContent ?? null)).toBe(plain(sentence)));
});

test.each([
  ['Request Invited', 'notify_request_invited', '/job-request-list/R%2F1'],
  ['Quotation Shortlisted', 'notify_quotation_shortlisted', '/job-request-list/R%2F1'],
  ['Quotation Won', 'notify_quotation_won', '/job-request-list/R%2F1'],
  ['Contract To Sign', 'notify_contract_to_sign', '/contract/R%2F1'],
  ['Contract Signed', 'notify_contract_signed', '/contract/R%2F1'],
  ['Changes Requested', 'notify_changes_requested', '/contract/R%2F1'],
  ['Milestone Accepted', 'notify_milestone_accepted', '/contract/R%2F1'],
  ['Invoice Paid', 'notify_invoice_paid', '/invoice/R%2F1'],
  ['unknown kind', 'notify_other', '/overview'],
] as const)('of the kind “%s” states it, and leads to its record', async (kind, message, address) => {
  const { t } = await showBoth([item('N-1', { kind, reference: 'R/1' })]);
  const [link] = within(await screen.findByRole('list', { name: t('notifications') })).getAllByRole('link');
  expect(plain(link?.textContent ?? null)).toBe(plain(t(message, { subject: 'Audit' })));
  expect(link).toHaveAttribute('href', address);
});

test.each([
  [99, '99'],
  [100, '99+'],
])('the badge of %i unread ones is %s', async (unread, badge) => {
  await showBoth([], { read: async () => ({ items: [], unread, email_digest: true, etag: '"1"' }) });
  expect(await screen.findByText(badge)).toBeInTheDocument();
});

test('a failure is shown with Try again, and the badge counts to 99', async () => {
  let isBroken = true;
  const reply = hold();
  const many = Array.from({ length: 50 }, (_, at) => item(`N-${at}`));
  const { t, person } = await showBoth([], {
    read: async () => {
      if (isBroken) throw new CallError({ kind: 'server', status: 500 });
      await reply.released;
      return { items: many, unread: 150, email_digest: true, etag: '"1"' };
    },
  });
  const retry = await screen.findByRole('button', { name: t('retry') });
  isBroken = false;
  await person.click(retry);
  expect(retry).toHaveAttribute('aria-busy', 'true');
  reply.release();
  expect(await screen.findByText('99+')).toBeInTheDocument();
});

test('without notifications it explains what will be here', async () => {
  const { t } = await showBoth([]);
  expect(await screen.findByText(t('notifications_none'))).toBeVisible();
  expect(screen.getByRole('link', { name: t('job_request') })).toHaveAttribute('href', '/job-request-list');
});

test('the records on screen are read again when a notification arrives', async () => {
  let items = [item('N-1')];
  const notifications = notificationsMachine.provide({
    actors: {
      followPage: fromCallback(() => undefined),
      getNotifications: fromPromise<NotificationState | null, { etag: string | null }>(async () => ({
        ...{ items, unread: items.length, email_digest: true, etag: `"${items.length}"` },
      })),
    },
  });
  const Contracts = () => (
    <p>
      {useList('contractList')
        .data?.map(({ title }) => title)
        .join()}
    </p>
  );
  let title = 'To sign';
  const { app, requests } = await show({
    page: (
      <>
        <Bell />
        <Contracts />
      </>
    ),
    answers: { contractList: () => [{ name: 'CON-1', title }] },
    features: { notifications },
  });
  expect(await screen.findByText('To sign')).toBeVisible();
  const reads = () => requests.filter(({ key }) => key === 'contractList').length;
  const before = reads();
  title = 'Signed';
  await act(async () => app.system.get('notifications').send({ type: 'notifications.load' }));
  expect(reads()).toBe(before);
  items = [item('N-2', { reference: 'CON-1' }), ...items];
  await act(async () => app.system.get('notifications').send({ type: 'notifications.load' }));
  expect(await screen.findByText('Signed')).toBeVisible();
  expect(reads()).toBe(before + 1);
});
