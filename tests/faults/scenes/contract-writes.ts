/** The scenes of what a candidate does with a contract. */

import { isolated } from '../../../src/services/contract/isolated.ts';
import { daysAfter, siteDay } from '../../../src/services/contract/site-time.ts';
import { paths } from '../../../src/ui/paths.ts';
import type { Stage } from '../stage.ts';
import type { Facts } from '../world.ts';
import { field, fill, inOrder, press, type Scene, success, text } from './scene.ts';

const submission = { kind: 'submission', as: 'candidate', checkArrival: press('contract_check') } as const;
const toSign = ({ contractToSign }: Facts) => paths.contract(contractToSign.name);
const toDeliver = ({ contractToDeliver }: Facts) => paths.contract(contractToDeliver.name);
const file = { name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a report') };
const reply = (name: string) =>
  success({ name, status: 'Active', next_action: 'Wait', modified: '2099-11-20 09:30:00.000000' });

const check =
  (name: string) =>
  (stage: Stage): Promise<void> =>
    field(stage, name).check();
const choose =
  (name: string, value: string) =>
  async (stage: Stage): Promise<void> =>
    void (await field(stage, name).selectOption(value));
const note = (stage: Stage) => field(stage, 'note');
/** The demo candidate. */
const signer = { en: "Noura Al-Sa'doun", ar: 'نورة السعدون' } as const;
/** After the time of notice, and before the contract ends. */
const lastDay = daysAfter(siteDay(Date.now()), 60);

export const contractWrites = {
  signContract: {
    ...submission,
    path: toSign,
    cause: inOrder(
      press('contract_review'),
      check('have_read'),
      (stage) => field(stage, 'full_name').fill(signer[stage.language]),
      check('consent'),
      press('sign_now'),
    ),
    typed: (stage) => [[field(stage, 'full_name'), signer[stage.language]]],
    retry: inOrder(check('have_read'), press('sign_now')),
    works: text('contract_signed_done'),
    reply: ({ contractToSign: { name } }) => reply(name),
  },
  declineContract: {
    ...submission,
    path: toSign,
    cause: inOrder(
      press('contract_decline'),
      choose('reason', 'Dates'),
      (stage) => note(stage).fill('Not this year'),
      press('contract_decline'),
    ),
    typed: (stage) => [[note(stage), 'Not this year']],
    retry: press('contract_decline'),
    works: text('contract_declined_done'),
    reply: ({ contractToSign: { name } }) => reply(name),
  },
  deliverMilestone: {
    ...submission,
    path: toDeliver,
    cause: inOrder(
      press('contract_deliver'),
      (stage) => note(stage).fill('The report is attached'),
      press('delivery_send'),
    ),
    typed: (stage) => [[note(stage), 'The report is attached']],
    retry: press('delivery_send'),
    works: text('delivery_sent'),
    reply: ({ contractToDeliver: { name } }) => reply(name),
  },
  uploadDeliverable: {
    kind: 'upload',
    as: 'candidate',
    path: toDeliver,
    cause: inOrder(
      press('contract_deliver'),
      (stage) => note(stage).fill('The report is attached'),
      ({ main }) => main.locator('input[type="file"]').setInputFiles(file),
    ),
    typed: (stage) => [[note(stage), 'The report is attached']],
    retry: async (stage) => {
      const again = stage.main.getByRole('button', {
        name: stage.messages('delivery_retry', { name: isolated(file.name) }),
      });
      if ((await again.count()) > 0) await again.click();
      else await stage.main.locator('input[type="file"]').setInputFiles(file);
    },
    // a file that failed has no size
    works: ({ main }) => main.getByRole('listitem').filter({ hasText: file.name }).filter({ hasText: '88' }),
    reply: () =>
      success({ name: 'FILE-1', file_name: file.name, file_size: 88_000, expires_on: '2099-11-20 09:30:00' }),
  },
  endContract: {
    ...submission,
    path: toDeliver,
    cause: inOrder(
      press('ending_ask'),
      fill('last_day', lastDay),
      choose('reason', 'Health'),
      (stage) => note(stage).fill('After the second phase'),
      press('ending_send'),
    ),
    typed: (stage) => [[note(stage), 'After the second phase']],
    retry: press('ending_send'),
    works: text('ending_done'),
    reply: ({ contractToDeliver: { name } }) => reply(name),
  },
} as const satisfies Record<string, Scene>;
