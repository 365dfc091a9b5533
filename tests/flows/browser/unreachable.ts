/** Transitions that no path takes on screen, each with the reason. The run fails when such a transition is taken. */
import type { MachineName } from '../machines.ts';

/** The reason for a draft that is being sent. */
const edits = ['draft.change', 'draft.check', 'row.add', 'row.remove', 'row.move'] as const;

const locked = (reason: string) =>
  Object.fromEntries(edits.map((edit) => [`signUp.unanswered: ${edit} → stays`, reason]));

const firstLoad = (language: 'en' | 'ar') => {
  const other = language === 'en' ? 'ar' : 'en';
  const guard = language === 'en' ? 'isArabic' : 'isEnglish';
  const reason = 'The inspector attaches after the messages have been loaded; messages-unavailable.spec.ts tests it.';
  return Object.fromEntries(
    [
      `: language.toggle → language.${other}.fetching`,
      `: language.set [${guard}] → language.${other}.fetching`,
      `.unloaded: catalogue.load → language.${language}.fetching`,
      `.fetching: ✓ loadCatalogue → language.${language}.ready`,
      `.fetching: ✗ loadCatalogue → language.${language}.failed`,
      `.failed: catalogue.load → language.${language}.fetching`,
      `.failed: after retryDelay → language.${language}.fetching`,
    ].map((transition) => [`language.${language}${transition}`, reason]),
  );
};

/** The reasons are the same for both records. */
const ofRecord = (key: 'profile' | 'bio') => ({
  ...Object.fromEntries(
    ['editing', 'editing.uploading', 'saving', 'comparing', 'choosing'].map((state) => [
      `${key}.${state}: draft.open [isOpen] → stays`,
      'The section that is edited is a form, which has no Edit; what else opens it only moves the focus.',
    ]),
  ),
  [`${key}.editing.uploading: ✗ upload → ${key}.editing.typing`]:
    'The upload reports its failures by events; flows.test.ts lets its actor fail.',
});

export const unreachable: Readonly<Partial<Record<MachineName, Readonly<Record<string, string>>>>> = {
  language: { ...firstLoad('en'), ...firstLoad('ar') },
  profileLink: {
    'profileLink.shared.confirming: link.copy → stays': 'The dialog that asks about the revocation covers the page.',
  },
  prompt: {
    'prompt.start: prompt.cancel → prompt.closed':
      'The first dialog has Start, Later and its close button; Cancel is in the form behind it.',
    'prompt: draft.clear → prompt.closed':
      'The paths on screen have no session; app-session.test.ts signs in as another person.',
  },
  logout: Object.fromEntries(
    [
      'logout.idle: logout.request [hasUnsent] → logout.asking',
      'logout.asking: logout.confirm → logout.clearing',
      'logout.asking: logout.cancel → logout.idle',
    ].map((transition) => [
      transition,
      'The paths on screen have no changes in the outbox; outbox.spec.ts tests the question.',
    ]),
  ),
  list: {
    'list.pending: list.load → stays': 'Try again is disabled from the click until the reply.',
    ...Object.fromEntries(
      [
        'list.pending: connection.restored [mayBeLost] → list.pending',
        'list.succeeded: connection.restored [isStale] → list.pending',
        'list.failed: connection.restored [mayRecover] → list.recovering',
        'list.recovering: after recovery [isOnScreen] → list.pending',
        'list.recovering: after recovery → list.failed',
      ].map((transition) => [transition, 'The connection is held; connection.spec.ts loses and restores it.']),
    ),
  },
  bio: ofRecord('bio'),
  bookmark: {
    'bookmark: entry.stored → stays':
      'Two calls to save a request are held then, and the held server answers only the latest; flows.test.ts takes it.',
  },
  deliveryFiles: Object.fromEntries(
    [
      'deliveryFiles.ready: ✗ uploader → deliveryFiles.failed',
      'deliveryFiles.failed: draft.clear → deliveryFiles.ready',
      'deliveryFiles.failed: file.add → deliveryFiles.ready',
      'deliveryFiles.failed: file.remove → stays',
    ].map((transition) => [
      transition,
      'The uploader reports every failure of an upload by an event; flows.test.ts lets the uploader fail.',
    ]),
  ),
  files: {
    'files.fetching: file.download [isQueued] → stays':
      'Every button of a file is disabled until its download has ended.',
  },
  invoice: Object.fromEntries(
    ['closed', 'asking', 'asked', 'unanswered', 'checking'].map((state) => [
      `invoice.${state}: note.change → stays`,
      state === 'asking'
        ? 'The field is disabled while the question is sent.'
        : 'The page has no field for a note then.',
    ]),
  ),
  notifications: {
    'notifications: ✗ followPage → stays': 'Every browser reports whether a tab is visible.',
    ...Object.fromEntries(
      [
        'notifications.reading.closed: notifications.show → notifications.reading.open',
        'notifications.reading.closedAndHidden: notifications.show → notifications.reading.hidden',
      ].map((transition) => [
        transition,
        'The page shows the bell too, which opens the notifications first; notifications.test.tsx draws both.',
      ]),
    ),
    'notifications.reading.hidden: notifications.show → stays': 'Another page is opened only in a tab that is shown.',
    'notifications.reading.open: session.opened → notifications.reading.open.reading':
      'The bell is drawn after the session is opened.',
  },
  profile: ofRecord('profile'),
  sharedProfile: {
    'sharedProfile: shared.open → sharedProfile.revoked':
      'The address without a token is that of no page; the page that states so is shown instead.',
  },
  signUp: {
    ...locked('The review has no field of the draft, and Back is disabled until the outcome is known.'),
    'signUp.documents.detectingFileType: signUp.next → stays':
      'Next is disabled while the type of the file is detected.',
    'signUp.documents.uploading: signUp.next → stays': 'Next is disabled while the file is uploaded.',
  },
};
