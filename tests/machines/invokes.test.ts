/** Rules for the definitions of all machines. */
import { describe, expect, it } from 'vitest';
import { type AnyStateNode, createActor } from 'xstate';
import { accountMachine } from '../../src/machines/account-machine.ts';
import { appMachine } from '../../src/machines/app-machine.ts';
import { appUpdateMachine } from '../../src/machines/app-update-machine.ts';
import { authMachine } from '../../src/machines/auth-machine.ts';
import { bioMachine } from '../../src/machines/bio-machine.ts';
import { bookmarkMachine } from '../../src/machines/bookmark-machine.ts';
import { contractMachine } from '../../src/machines/contract-machine.ts';
import { coverNotesMachine } from '../../src/machines/cover-notes-machine.ts';
import { deliveryFilesMachine } from '../../src/machines/delivery-files-machine.ts';
import { filesMachine } from '../../src/machines/files-machine.ts';
import { invoiceMachine } from '../../src/machines/invoice-machine.ts';
import { languageMachine } from '../../src/machines/language-machine.ts';
import { listMachine } from '../../src/machines/list-machine.ts';
import { logoutMachine } from '../../src/machines/logout-machine.ts';
import { notificationsMachine } from '../../src/machines/notifications-machine.ts';
import { passwordResetMachine } from '../../src/machines/password-reset-machine.ts';
import { profileLinkMachine } from '../../src/machines/profile-link-machine.ts';
import { profileMachine } from '../../src/machines/profile-machine.ts';
import { promptMachine } from '../../src/machines/prompt-machine.ts';
import { quotationMachine } from '../../src/machines/quotation-machine.ts';
import { resumeMachine } from '../../src/machines/resume-machine.ts';
import { settingsMachine } from '../../src/machines/settings-machine.ts';
import { sharedProfileMachine } from '../../src/machines/shared-profile-machine.ts';
import { signUpMachine } from '../../src/machines/sign-up-machine.ts';
import { verificationMachine } from '../../src/machines/verification-machine.ts';

const machines = [
  accountMachine,
  appMachine,
  appUpdateMachine,
  authMachine,
  bioMachine,
  bookmarkMachine,
  contractMachine,
  deliveryFilesMachine,
  filesMachine,
  coverNotesMachine,
  invoiceMachine,
  languageMachine,
  listMachine,
  logoutMachine,
  notificationsMachine,
  profileMachine,
  promptMachine,
  quotationMachine,
  settingsMachine,
  signUpMachine,
  passwordResetMachine,
  profileLinkMachine,
  resumeMachine,
  sharedProfileMachine,
  verificationMachine,
];

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];
const nodes = machines.flatMap((machine) => nodesOf(machine.root));

const invokes = nodes.flatMap((node) =>
  node.invoke.map(({ id, src }) => ({
    where: node.id,
    id,
    src: String(src),
    errors: `xstate.error.actor.${id}`,
    node,
  })),
);

it('the machines invoke exactly these services', () => {
  expect(invokes.map(({ id }) => id).sort()).toEqual(
    [
      'watchWorker',
      'getInvoice',
      'checkInvoice',
      'askPayment',
      'checkForUpdate',
      'activateUpdate',
      'changePassword',
      'endSession',
      'sendAct',
      'readContract',
      'uploader',
      'downloadFile',
      'exportData',
      'declineRfq',
      'requestReset',
      'requestReset',
      'resetPassword',
      'verifyEmail',
      'sendVerification',
      'getLink',
      'checkLink',
      'createLink',
      'revokeLink',
      'copyText',
      'getSharedProfile',
      'readResume',
      'fetchList',
      'readStatus',
      'saveRfq',
      'submitQuotation',
      'undoDecline',
      'withdrawQuotation',
      'followTabs',
      'loadFeatures',
      'detectFileType',
      'followPage',
      'getNotifications',
      'readNotifications',
      'saveEmailDigest',
      'getCoverNotes',
      'changeCoverNotes',
      'getSessions',
      'logOut',
      // for the first attempt and for the next ones
      ...Array(2).fill('register'),
      'persist',
      'restore',
      // for loading and switching, in both languages
      ...Array(4).fill('loadCatalogue'),
      // for the bio and the profile
      ...['save', 'readLatest', 'upload'].flatMap((service) => [service, service]),
      'signIn',
      'subscribe',
      'uploadCv',
    ].sort(),
  );
});

describe.each(invokes)('$id in $where', ({ id, src, errors, node }) => {
  it('has the same id and source, and handles its failure', () => {
    expect(src).toBe(id);
    expect([...node.transitions.keys()]).toContain(errors);
  });
});

it('no machine has a final state, so that each can be used again', () => {
  expect(nodes.filter(({ type }) => type === 'final').map(({ id }) => id)).toEqual([]);
});

it('every event is named noun.verb', () => {
  const own = new Set(nodes.flatMap(({ ownEvents }) => ownEvents).filter((type) => !type.startsWith('xstate.')));
  expect([...own].filter((type) => !/^[a-z][a-zA-Z]*\.[a-z][a-zA-Z]+$/.test(type))).toEqual([]);
});

it('a service without an implementation fails with an explanation', async () => {
  const actor = createActor(promptMachine.provide({ actions: { logException: () => undefined } })).start();
  actor.send({ type: 'prompt.subscribe' });
  actor.send({ type: 'prompt.type', usr: 'noor@example.com' });
  actor.send({ type: 'prompt.next' });
  await Promise.resolve();
  expect(actor.getSnapshot().context.apiError?.message).toBe('This service was not provided');
});
