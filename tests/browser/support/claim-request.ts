/** Gives each test that changes a job request a request of its own: all of them share one server and one candidate. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import { mandatePath } from '../../../src/services/contract/paths.ts';

interface Claim {
  readonly request: APIRequestContext;
  readonly token: string;
  /** Of the claims of this run; it does not exist when the run starts. */
  readonly folder: string;
}

/** The name of a request that is open, unanswered and not saved, and that no other test of this run has claimed. */
export async function claimRequest({ request, token, folder }: Claim): Promise<string> {
  const params = { version: 'v1', method: 'get_rfq', entity: 'job_request', language: 'en' };
  const reply = await request.get(mandatePath, { params, headers: { Authorization: `Bearer ${token}` } });
  expect(reply.status(), 'reading the job requests').toBe(200);
  const rows: { name: string; status: string; my_status: string; is_saved: number }[] = (await reply.json()).message
    .data;
  const free = rows.filter((row) => row.status === 'Open' && row.my_status === 'None' && !row.is_saved);
  mkdirSync(folder, { recursive: true });
  const claimed = free.find(({ name }) => claim(join(folder, name)));
  if (!claimed) throw new Error(`All ${free.length} open requests are claimed by other tests.`);
  return claimed.name;
}

/** Only one process can make a folder. */
function claim(path: string): boolean {
  try {
    mkdirSync(path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
