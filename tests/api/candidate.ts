import type { CallName } from '../../src/services/contract/calls.ts';
import { fileBody } from './file-body.ts';
import { read, readRecord, readRows } from './reading.ts';
import type { TestApi } from './test-api.ts';

const names = { first_name: 'Sami', last_name: 'Haddad', phone_no: '' };

export const password = 'Long-enough-2026';

/** Signs a candidate up and returns the token of the session. */
export async function signUp(api: TestApi, usr: string, language = 'en'): Promise<string> {
  const body = JSON.stringify({ ...names, usr, password });
  return String((await readRecord(await api.call('registerCandidate', { body, language }))).access_token);
}

/** Uploads a file as a CV, before an account is created with it. */
export function uploadCv(api: TestApi, bytes: string | Uint8Array<ArrayBuffer>, name = 'cv.pdf'): Promise<Response> {
  return api.call('uploadCv', { body: fileBody(bytes, name) });
}

/** Posts a body as JSON, and reads the reply. */
export const post = async (api: TestApi, name: CallName, body: object, token?: string) =>
  read(await api.call(name, { body: JSON.stringify(body), ...(token !== undefined && { token }) }));

/** Whether a request is open, and the account that has read it has not answered it. */
export const isUnanswered = ({ status, my_status }: Readonly<Record<string, unknown>>): boolean =>
  status === 'Open' && my_status === 'None';

/** The open requests that an account has not answered. */
export const openRequestRows = async (api: TestApi, token: string) =>
  (await readRows(await api.call('getJobRequests', { token }))).filter(isUnanswered);

/** The names of the open requests that an account has not answered. */
export const openRequests = async (api: TestApi, token: string): Promise<string[]> =>
  (await openRequestRows(api, token)).map(({ name }) => String(name));

/** The status of signing in. */
export const signInStatus = async (api: TestApi, usr: string, secret: string): Promise<number> =>
  (await api.call('signIn', { query: { usr, password: secret } })).status;

export const isVerified = async (api: TestApi, token: string): Promise<boolean> =>
  (await readRecord(await api.call('getProfile', { token }))).email_verified === 1;
