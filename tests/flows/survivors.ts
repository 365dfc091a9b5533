/** Why nothing detects these mutants, by their ids. */
export const survivors: Readonly<Record<string, string>> = {
  'resume.reviewing: resume.use [hasSection] → stays: drop the guard':
    'No row puts a section into its form that the resume does not have; the page offers none.',
  'logout.confirming: ✓ logOut → stays: drop the transition': 'It does nothing: the reply is ignored.',
  'files.fetching: ✓ downloadFile [isMore] → files.fetching: replace the action removeFirst by storeFailure':
    'The stored failure has no error, and removes the first file too.',
  'files.fetching: ✓ downloadFile → files.idle: replace the action removeFirst by storeFailure':
    'The stored failure has no error, and removes the first file too.',
  'contractWatch: watch.start [isAwaitedNow] → contractWatch.waiting: do not reenter':
    'The timer starts again with the same delay, and no path measures it.',
  'contractWatch.waiting: page.shown → contractWatch.waiting: drop the target':
    'The timer starts again with the same delay, and no path measures it.',
  'contractWatch.waiting: page.shown → contractWatch.waiting: do not reenter':
    'The timer starts again with the same delay, and no path measures it.',
  'contractWatch: begin in idle': 'Every path begins with a slice or with an event that leaves both states alike.',
  'bookmark: entry.returned [isAsked] → stays: drop the guard':
    'No row returns a rejected bookmark: the server rejects none.',
  'auth.pending: auth.cancel → auth.idle: replace the action clearAttempt by clearSession':
    'They differ only in `isLoggedIn`, which is false in both cases.',
  'auth.pending: session.expire → stays: drop the transition':
    'It does nothing but hide the transition of the root, whose guard does not hold without a session.',
  'outboxSender.idle: retry.schedule → outboxSender.pausing: do not reenter':
    'The timer starts again with the same delay, and no path measures it.',
  'outboxSender.pausing: retry.schedule → outboxSender.pausing: drop the target':
    'The timer starts again with the same delay, and no path measures it.',
  'outboxSender.pausing: retry.schedule → outboxSender.pausing: do not reenter':
    'The timer starts again with the same delay, and no path measures it.',
  'storage.writing: storage.written [isOutcome blocked] → storage.writing.blocked: drop the guard':
    'It is the last of four outcomes, so only this one is left.',
  'storage.reading: storage.read [isProblem cleared] → storage.reading.cleared: drop the guard':
    'It is the last of five problems, so only this one is left.',
  'tabDrafts.choosing: conflict.settle [isLast] → tabDrafts.following: replace the action removeFirst by clear':
    'The conflict is the last one, so both leave none.',
  'verification: draft.clear → verification.message: lead to verification.link':
    'Both regions are entered again in their first state.',
  'contractLife.unsigned: candidate.decline [hasToSign] → contractLife.cancelled: drop the guard':
    'A party that has signed is not asked; the page offers no such event.',
  'contractLife: begin in active': 'Every path begins with a slice or with an event that leaves both states alike.',
  'coverNotes.closed: templates.open → coverNotes.reading: replace the action clearRemoved by clear':
    'A closed dialog has no other messages to lose.',
  'coverNotes.shown: template.delete [isKnown] → coverNotes.changing: drop the guard':
    'The dialog lists only templates that it has.',
  'connection: reply.missing → stays: drop the transition': 'It does nothing: the event is for the recording.',
  'connection.throttled: call.failed [isThrottledRead] → connection.throttled: drop the target':
    'The timer starts again with the same delay, and no path measures it.',
  'connection.throttled: call.failed [isThrottledRead] → connection.throttled: do not reenter':
    'The timer starts again with the same delay, and no path measures it.',
  'list: list.open [isOtherRecord] → list.pending: do not reenter':
    'The timer starts again with the same delay, and no path measures it.',
  'list: list.open → list.pending: do not reenter':
    'The timer starts again with the same delay, and no path measures it.',
  'list: list.load → list.pending: do not reenter':
    'The timer starts again with the same delay, and no path measures it.',
  'list: list.refresh [isOnScreen] → list.pending: do not reenter':
    'The timer starts again with the same delay, and no path measures it.',
  'list: language.changed [followsLanguage] → list.pending: do not reenter':
    'The timer starts again with the same delay, and no path measures it.',
  'contract.viewing: contract.open → contract.viewing: drop the target':
    'The timer starts again with the same delay, and no path measures it.',
  'contract.unanswered: contract.open [isOutcomeUnknown] → contract.unanswered: drop the target':
    'The timer starts again with the same delay, and no path measures it.',
  'bio.editing: draft.open → bio.editing: drop the target':
    'The timer starts again with the same delay, and no path measures it.',
  'bio.editing: draft.fill → bio.editing: drop the target':
    'The timer starts again with the same delay, and no path measures it.',
  'bio.editing.typing: entry.returned → bio.editing: drop the target':
    'The timer starts again with the same delay, and no path measures it.',
  'profile.editing: draft.open → profile.editing: drop the target':
    'The timer starts again with the same delay, and no path measures it.',
  'profile.editing: draft.fill → profile.editing: drop the target':
    'The timer starts again with the same delay, and no path measures it.',
  'profile.editing.typing: entry.returned → profile.editing: drop the target':
    'The timer starts again with the same delay, and no path measures it.',
  'signUp.documents: signUp.detach → signUp.documents.choosing: drop the target':
    'The timer starts again with the same delay, and no path measures it.',
};
