/**
 * Provides the machines of lazily loaded features with their services, and decodes their slices. Long because each
 * machine is a row.
 */
import { fromPromise } from 'xstate';
import { signUpForm } from '../services/contract/fields/candidate-forms.ts';
import { heldUntil } from '../services/contract/fields/file-rules.ts';
import { wireFrom } from '../services/contract/fields/wire.ts';
import { newSubmission } from '../services/contract/new-submission.ts';
import type { InvoiceDocument } from '../services/contract/records/invoice-document.ts';
import { termsVersion } from '../services/contract/terms-version.ts';
import { detectFileType } from '../services/detect-file-type.ts';
import { downloadFile } from '../services/download.ts';
import { runFeatureCall } from '../services/feature-call.ts';
import { readNotificationState } from '../services/notifications.ts';
import { readResumeFile } from '../services/read-resume-file.ts';
import { saveFile } from '../services/save-file.ts';
import { isPageVisible, openTabChannel, watchPageVisible } from '../services/tab-channel.ts';
import { uploadedFile, uploadFile } from '../services/upload.ts';
import { accountMachine } from './account-machine.ts';
import type { FeatureActors } from './app-setup.ts';
import type { AuthContext } from './auth-machine.ts';
import { bioMachine } from './bio-machine.ts';
import { bookmarkMachine } from './bookmark-machine.ts';
import { contractServices, deliveryFileServices } from './contract-implementations.ts';
import { contractMachine } from './contract-machine.ts';
import { contractWatchMachine } from './contract-watch-machine.ts';
import { coverNotesMachine } from './cover-notes-machine.ts';
import { deliveryFilesMachine } from './delivery-files-machine.ts';
import { filesMachine } from './files-machine.ts';
import { createFollowNotifications } from './follow-notifications.ts';
import { invoiceMachine } from './invoice-machine.ts';
import { notificationsMachine } from './notifications-machine.ts';
import { outboxServices } from './outbox-implementations.ts';
import { outboxMachine } from './outbox-machine.ts';
import { outboxSenderMachine } from './outbox-sender-machine.ts';
import { passwordResetMachine } from './password-reset-machine.ts';
import { featureSlices } from './persistence/feature-slices.ts';
import { readFeatures } from './persistence/read-features.ts';
import { restorable } from './persistence/restorable.ts';
import type { StoredSlices } from './persistence/stored-slices.ts';
import { profileLinkServices } from './profile-link-implementations.ts';
import { profileLinkMachine } from './profile-link-machine.ts';
import { profileMachine } from './profile-machine.ts';
import { bookmarkServices, coverNoteServices, quotationServices } from './quotation-implementations.ts';
import { quotationMachine } from './quotation-machine.ts';
import { recordServices } from './record-implementations.ts';
import { resumeMachine } from './resume-machine.ts';
import { session } from './session.ts';
import { sharedProfileMachine } from './shared-profile-machine.ts';
import { signUpMachine } from './sign-up-machine.ts';
import { tabDraftsMachine } from './tab-drafts-machine.ts';
import { verificationMachine } from './verification-machine.ts';
import { withoutInput } from './without-input.ts';

const getInvoice = fromPromise<InvoiceDocument, { name: string }>(({ input: { name }, system, signal }) =>
  runFeatureCall('getInvoice', { ...session(system), query: { name }, signal }),
);

/** @param stored the stored texts; `auth` decides which of them may still be read */
export function provideFeatures(stored: StoredSlices, auth: AuthContext): FeatureActors {
  return {
    specs: featureSlices,
    persisted: readFeatures(stored.read(), auth),
    features: {
      signUp: restorable(
        signUpMachine.provide({
          actors: {
            register: withoutInput(
              fromPromise(({ input: { draft, ...secrets }, system, signal }) =>
                runFeatureCall('registerCandidate', {
                  ...session(system),
                  body: { ...wireFrom(signUpForm, draft), ...secrets, agreed_to: termsVersion },
                  signal,
                }),
              ),
            ),
            detectFileType: fromPromise(({ input: { file } }) => detectFileType(file)),
            uploadCv: fromPromise(async ({ input: { file, onProgress }, system, signal }) => {
              const uploaded = await uploadFile('uploadCv', { ...session(system), file, onProgress, signal });
              return { ...uploadedFile(uploaded, file), expires_at: heldUntil(Date.now()) };
            }),
          },
        }),
      ),
      bio: restorable(bioMachine.provide({ actors: recordServices('bio') })),
      profileDraft: restorable(profileMachine.provide({ actors: recordServices('profile') })),
      quotation: restorable(quotationMachine.provide({ actors: quotationServices })),
      coverNotes: coverNotesMachine.provide({ actors: coverNoteServices }),
      contract: restorable(contractMachine.provide({ actors: contractServices })),
      deliveryFiles: deliveryFilesMachine.provide({ actors: deliveryFileServices }),
      contractWatch: contractWatchMachine,
      bookmark: bookmarkMachine.provide({ actors: bookmarkServices }),
      notifications: notificationsMachine.provide({
        actors: {
          followPage: createFollowNotifications({
            isVisible: isPageVisible,
            watchVisible: watchPageVisible,
            openChannel: (onMessage) => openTabChannel('sg-notifications', onMessage),
          }),
          getNotifications: fromPromise(({ input: { etag }, system, signal }) =>
            readNotificationState({ ...session(system), etag, signal }),
          ),
          readNotifications: fromPromise(({ input: { names, upTo }, system, signal }) =>
            runFeatureCall('readNotifications', {
              ...session(system),
              body: { names: names.map((name) => ({ name })), up_to: upTo },
              signal,
            }),
          ),
          saveEmailDigest: fromPromise(({ input: { isOn }, system, signal }) =>
            runFeatureCall('saveEmailDigest', {
              ...session(system),
              body: { is_on: isOn ? 1 : 0, submission: newSubmission() },
              signal,
            }),
          ),
        },
      }),
      outboxSender: outboxSenderMachine.provide({ actors: outboxServices(stored) }),
      outbox: restorable(outboxMachine),
      files: filesMachine.provide({
        actors: {
          downloadFile: fromPromise(async ({ input, system, signal }) => {
            saveFile(input.fileName, await downloadFile(input, { ...session(system), signal }));
          }),
        },
      }),
      invoice: restorable(
        invoiceMachine.provide({
          actors: {
            getInvoice,
            checkInvoice: getInvoice,
            askPayment: fromPromise(({ input, system, signal }) =>
              runFeatureCall('askPayment', { ...session(system), body: input, signal }),
            ),
          },
        }),
      ),
      reset: restorable(
        passwordResetMachine.provide({
          actors: {
            requestReset: fromPromise(({ input: { usr }, system, signal }) =>
              runFeatureCall('requestPasswordReset', { ...session(system), body: { usr }, signal }),
            ),
            resetPassword: withoutInput(
              fromPromise(({ input, system, signal }) =>
                runFeatureCall('resetPassword', { ...session(system), body: input, signal }),
              ),
            ),
          },
        }),
      ),
      verification: verificationMachine.provide({
        actors: {
          verifyEmail: withoutInput(
            fromPromise(({ input, system, signal }) =>
              runFeatureCall('verifyEmail', { ...session(system), body: input, signal }),
            ),
          ),
          sendVerification: fromPromise(({ system, signal }) =>
            runFeatureCall('sendVerification', { ...session(system), signal }),
          ),
        },
      }),
      profileLink: profileLinkMachine.provide({ actors: profileLinkServices }),
      resume: resumeMachine.provide({
        actors: {
          readResume: fromPromise(({ input: { file, choices } }) => readResumeFile(file, choices)),
        },
      }),
      sharedProfile: sharedProfileMachine.provide({
        actors: {
          getSharedProfile: fromPromise(({ input, system, signal }) =>
            runFeatureCall('getSharedProfile', { ...session(system), query: input, signal }),
          ),
        },
      }),
      tabDrafts: restorable(tabDraftsMachine),
      account: accountMachine.provide({
        actors: {
          getSessions: fromPromise(({ system, signal }) =>
            runFeatureCall('getSessions', { ...session(system), signal }),
          ),
          endSession: fromPromise(({ input: { name }, system, signal }) =>
            runFeatureCall('endSession', { ...session(system), query: { name }, signal }),
          ),
          changePassword: withoutInput(
            fromPromise(({ input: { password, newPassword }, system, signal }) =>
              runFeatureCall('changePassword', {
                ...session(system),
                body: { password, new_password: newPassword },
                signal,
              }),
            ),
          ),
          exportData: fromPromise(async ({ system, signal }) => {
            const data = await runFeatureCall('exportMyData', { ...session(system), signal });
            const text = JSON.stringify(data, null, 2);
            saveFile('sg-network-my-data.json', new Blob([text], { type: 'application/json' }));
          }),
        },
      }),
    },
  };
}
