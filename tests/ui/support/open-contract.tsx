/** The page of a contract on which a candidate acts. */
import { fromCallback, fromPromise } from 'xstate';
import type { ActToSend } from '../../../src/machines/contract-context.ts';
import { contractMachine } from '../../../src/machines/contract-machine.ts';
import { deliveryFilesMachine, type UploaderEvent } from '../../../src/machines/delivery-files-machine.ts';
import { restorable } from '../../../src/machines/persistence/restorable.ts';
import { CallError } from '../../../src/services/contract/api-error.ts';
import { contract as contractRecord } from '../../../src/services/contract/records/contract.ts';
import { ContractPage } from '../../../src/ui/contract/contract-page.tsx';
import { show } from './show.tsx';

export const base = {
  name: 'CON-1',
  title: 'Operating model',
  party_name: 'Wadi Water',
  currency: 'SAR',
  contract_value: 30_000,
  notice_period_days: 30,
  modified: '2026-03-01 10:00:00',
  contract_terms: '<p>The consultant delivers.</p>',
};
export const unsigned = {
  ...base,
  status: 'Unsigned',
  next_action: 'Sign',
  signatures: [
    { name: 'S1', party: 'Candidate', signing_order: 1, status: 'Ready', signer_name: 'Noura' },
    { name: 'S2', party: 'Network', signing_order: 2, status: 'Waiting', signer_name: 'Ahmed' },
  ],
};
export const milestone = { name: 'M1', title: 'Report', status: 'In Progress', amount: 10_000, deliveries: [] };
export const active = {
  ...base,
  status: 'Active',
  next_action: 'Deliver',
  next_milestone: 'Report',
  milestones: [{ ...milestone, name: 'M0', title: 'Plan', status: 'Paid', amount: 20_000 }, milestone],
};

interface Server {
  contract: object;
  /** The results of the calls, in their order; a `CallError` fails. */
  replies?: unknown[];
  /** The contract that a check reads. */
  stored?: object;
  language?: 'en' | 'ar';
}

/** Shows the page of a contract, with a server that replies as the test asks. */
export async function openContract({ contract, replies = [], stored = contract, language = 'en' }: Server) {
  const sent: ActToSend[] = [];
  const uploads: UploaderEvent[] = [];
  let sendBack: (event: { type: string }) => void = () => undefined;
  const shown = await show({
    page: <ContractPage />,
    pattern: '/contract/:name',
    path: '/contract/CON-1',
    language,
    answers: {
      contractDescription: () => contract,
      profile: () => ({ name: 'P1', email: 'noura@example.com', full_name: "Noura Al-Sa'doun" }),
    },
    features: {
      contract: restorable(
        contractMachine.provide({
          actors: {
            sendAct: fromPromise<{ modified: string | null }, ActToSend>(async ({ input }) => {
              sent.push(input);
              const reply = (await replies.shift()) ?? { modified: '2026-03-01 11:00:00' };
              if (reply instanceof CallError) throw reply;
              return reply as { modified: string };
            }),
            readContract: fromPromise(async () => contractRecord.create(stored)),
          },
        }),
      ),
      deliveryFiles: deliveryFilesMachine.provide({
        actors: {
          uploader: fromCallback<UploaderEvent>(({ receive, sendBack: back }) => {
            sendBack = back;
            receive((event) => void uploads.push(event));
          }),
        },
      }),
    },
  });
  return { ...shown, sent, uploads, answerUpload: (event: { type: string }) => sendBack(event) };
}
