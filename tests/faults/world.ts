/** What the server has before any fault: sessions, the records that scenes open, and the data that a revisit holds. */
import type { APIRequestContext } from '@playwright/test';
import { createActor } from 'xstate';
import { listMachine } from '../../src/machines/list-machine.ts';
import { listSliceOf } from '../../src/machines/persistence/list-slices.ts';
import type { CallName } from '../../src/services/contract/calls.ts';
import { coreCalls } from '../../src/services/contract/core-calls.ts';
import { type ListKey, listKeys, lists } from '../../src/services/contract/lists.ts';
import { mandatePath } from '../../src/services/contract/paths.ts';
import type { Contract } from '../../src/services/contract/records/contract.ts';
import type { JobDescription, JobRequest } from '../../src/services/contract/records/job-request.ts';
import { canSign, milestoneToDeliver, needsChanges } from '../../src/services/contract/rules/contract-rules.ts';
import { signUp } from '../browser/support/candidate.ts';
import type { Language } from '../browser/support/messages.ts';
import { type Credentials, demoCandidate, signIn } from '../browser/support/sign-in.ts';

/** The signed-in person of a scene. The address of `unverified` is not verified. */
export type Role = 'visitor' | 'candidate' | 'unverified';

interface Person extends Credentials {
  readonly token: string;
}

/** The records that scenes open. */
export interface Facts {
  readonly openRequest: JobDescription;
  /** A request with a quotation that can be withdrawn. */
  readonly answeredRequest: string;
  readonly contract: Contract;
  readonly contractToSign: Contract;
  /** A contract with a milestone that has not been delivered yet. */
  readonly contractToDeliver: Contract;
  readonly invoice: string;
  /** An invoice about which the client may be asked. */
  readonly overdueInvoice: string;
  readonly people: Readonly<Record<Exclude<Role, 'visitor'>, Person>>;
}

export interface World {
  readonly baseURL: string;
  readonly facts: Facts;
  /** The stored slices of every list that a role has read, by language. */
  readonly held: Readonly<Record<Language, Readonly<Record<Role, Readonly<Record<string, string>>>>>>;
}

export async function readWorld(
  request: APIRequestContext,
  { baseURL, name }: { baseURL: string; name: string },
): Promise<World> {
  const unverified = await signUp(request, 'en', name);
  const people = {
    candidate: { ...demoCandidate, token: await signIn(request, demoCandidate, 'en') },
    unverified: { ...unverified, token: await signIn(request, unverified, 'en') },
  };
  // a link, which a scene revokes
  await request.post(mandatePath, {
    params: { version: 'v1', method: 'create_profile_link', entity: 'profile', language: 'en' },
    headers: { Authorization: `Bearer ${people.unverified.token}` },
    data: {},
  });
  // a second session, which a scene ends
  await signIn(request, demoCandidate, 'en');
  const read = reader(request, people.candidate.token, 'en');
  const requests = (await read('getJobRequests')) as readonly JobRequest[]; // decoded by the row of the call
  const open = requests.find(({ status, my_status }) => status === 'Open' && my_status === 'None');
  const answered = requests.find(({ status, my_status }) => status === 'Open' && my_status === 'Submitted');
  const contracts = (await read('getContractList')) as readonly { name: string }[];
  const invoices = (await read('getInvoices')) as readonly { name: string; status: string }[];
  const withFile = await firstOf(contracts, async ({ name: of }) => {
    const contract = (await read('getContract', { name: of })) as Contract;
    return contract.documents.some(({ file_url }) => file_url?.startsWith('/private/files/')) ? contract : null;
  });
  const contractWith = (isFound: (contract: Contract) => boolean) =>
    firstOf(contracts, async ({ name: of }) => {
      const contract = (await read('getContract', { name: of })) as Contract;
      return isFound(contract) ? contract : null;
    });
  const contractToSign = await contractWith(canSign);
  const contractToDeliver = await contractWith((contract) => {
    const milestone = milestoneToDeliver(contract);
    return milestone !== undefined && !needsChanges(milestone);
  });
  if (!open || !answered || !withFile || !contractToSign || !contractToDeliver)
    throw new Error('The demo data lacks a record that a scene opens.');
  const facts: Facts = {
    openRequest: (await read('getJobDescription', { name: open.name })) as JobDescription,
    answeredRequest: answered.name,
    contract: withFile,
    contractToSign,
    contractToDeliver,
    invoice: invoices[0]?.name ?? '',
    overdueInvoice: invoices.find(({ status }) => status === 'Overdue')?.name ?? '',
    people,
  };
  const heldIn = async (language: Language) => ({
    visitor: await heldLists(reader(request, null, language), facts),
    candidate: await heldLists(reader(request, people.candidate.token, language), facts),
    unverified: await heldLists(reader(request, people.unverified.token, language), facts),
  });
  return { baseURL, facts, held: { en: await heldIn('en'), ar: await heldIn('ar') } };
}

/** With a session of the candidate that has just begun. */
export async function withSession(world: World, request: APIRequestContext): Promise<World> {
  const { facts } = world;
  const candidate = { ...demoCandidate, token: await signIn(request, demoCandidate, 'en') };
  return { ...world, facts: { ...facts, people: { ...facts.people, candidate } } };
}

type Read = (name: CallName, query?: Readonly<Record<string, string>>) => Promise<unknown>;

/** Reads and decodes a call; `null` where the person may not make it. */
function reader(request: APIRequestContext, token: string | null, language: Language): Read {
  return async (name, query = {}) => {
    const row = coreCalls[name as keyof typeof coreCalls]; // a read of a list
    if (row.isPersonal && token === null) return null;
    const response = await request.get(mandatePath, {
      params: { version: 'v1', method: row.method, entity: row.entity ?? '', language, ...row.fixed, ...query },
      headers: row.isPersonal ? { Authorization: `Bearer ${token}` } : {},
    });
    const { message } = await response.json();
    return response.ok() && message?.data ? row.reply.create(message.data) : null;
  };
}

async function heldLists(read: Read, facts: Facts): Promise<Record<string, string>> {
  const slices: Record<string, string> = {};
  for (const key of listKeys) {
    const params = paramsOf(key, facts);
    const data = await read(lists[key].call, params);
    if (data === null) continue;
    const initial = createActor(listMachine, { input: { key } }).getSnapshot();
    const context = { ...initial.context, data, params, readAt: Date.now() };
    slices[key] = JSON.stringify(listSliceOf(key, { ...initial, value: 'succeeded', context }));
  }
  return slices;
}

function paramsOf(key: ListKey, { openRequest, contract }: Facts): Record<string, string> {
  if (key === 'jobDescription') return { name: openRequest.name };
  return key === 'contractDescription' ? { name: contract.name } : {};
}

async function firstOf<T, R>(items: readonly T[], find: (item: T) => Promise<R | null>): Promise<R | null> {
  for (const item of items) {
    const found = await find(item);
    if (found !== null) return found;
  }
  return null;
}
