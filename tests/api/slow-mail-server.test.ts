import { afterEach, expect, it, vi } from 'vitest';
import { outbox } from '../../api/db/schema/mail.ts';
import { processMail } from '../../api/mail/mailer.ts';
import { hold } from '../support/hold.ts';
import { signUp } from './candidate.ts';
import { createTestApi } from './test-api.ts';

afterEach(() => void vi.useRealTimers());

it('asks a mail server again that has not accepted a message within a minute', async () => {
  const api = await createTestApi();
  await signUp(api, 'slow@example.com');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const lines: string[] = [];
  const { released: asked, release: ask } = hold();
  const { released: accepted, release: accept } = hold();
  const send = () => {
    ask();
    return accepted;
  };
  const deps = { db: api.db, now: api.now, publicUrl: 'https://sg.example', send };
  const processed = processMail({ ...deps, log: (line) => lines.push(line) });
  await asked;
  await vi.advanceTimersByTimeAsync(59_999);
  expect(lines).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await processed;
  expect(lines).toEqual([expect.stringMatching(/^mail \S+ delayed after attempt 1: ETIMEDOUT$/)]);
  const due_at = new Date(api.now().getTime() + 30_000);
  expect(await api.db.select().from(outbox)).toMatchObject([{ attempts: 1, due_at, token: expect.any(String) }]);
  accept();
  await api.close();
});
