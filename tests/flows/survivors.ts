/** Why nobody can notice these changes of a definition, by the ids of their mutants. Any other one has to be detected. */
export const survivors: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'The state has no entry actions, services, timers or children, so that entering it again does nothing.': [
      'signUp.documents: signUp.detach → signUp.documents.choosing: drop the target',
      'bio.editing.typing: entry.returned → bio.editing: drop the target',
      'profile.editing.typing: entry.returned → profile.editing: drop the target',
      'quotation.viewing: quotation.open → quotation.viewing: drop the target',
      'quotation.drafting: quotation.open [hasDraft] → quotation.drafting: drop the target',
      'quotation.drafting: quotation.send → quotation.drafting: drop the target',
      'quotation.unanswered: quotation.open [isOutcomeUnknown] → quotation.unanswered: drop the target',
      'contract.viewing: contract.open → contract.viewing: drop the target',
      'contract.unanswered: contract.open [isOutcomeUnknown] → contract.unanswered: drop the target',
    ],
    'The transition leads to another state, which is entered in any case. Its function is shared with one that stays.':
      [
        'outboxSender.idle: retry.schedule → outboxSender.pausing: do not reenter',
        'notifications.marking.idle: notification.read [isUnread] → notifications.marking.sending: do not reenter',
        'notifications.marking.idle: notifications.readAll [hasUnread] → notifications.marking.sending: do not reenter',
        'notifications.marking.held: notification.read [isUnread] → notifications.marking.sending: do not reenter',
        'notifications.marking.held: notifications.readAll [hasUnread] → notifications.marking.sending: do not reenter',
      ],
    'The transition enters every region in its first state, whichever of them it names.': [
      'verification: draft.clear → verification.message: lead to verification.link',
    ],
    'It is the last guard of a list in which exactly one holds, because the type of the event has no other value.': [
      'signUp.review: signUp.edit [isStep documents] → signUp.documents: drop the guard',
      'storage.writing: storage.written [isOutcome blocked] → storage.writing.blocked: drop the guard',
      'storage.reading: storage.read [isProblem cleared] → storage.reading.cleared: drop the guard',
    ],
    'Without the reply of a save there is nothing that was saved, and then both actions assign the same.': ofRecords([
      ': draft.clear → .viewing: replace the action close by closeSaved',
      '.editing: draft.discard → .viewing: replace the action close by closeSaved',
      '.editing.typing: draft.save [hasNothingToSave] → .viewing: replace the action close by closeSaved',
      '.sendingToOutbox: outbox.accepted → .viewing: replace the action close by closeSaved',
      '.choosing: draft.discard → .viewing: replace the action close by closeSaved',
      '.merging: always → .viewing: replace the action close by closeSaved',
    ]),
    'An action or a transition before it has cleared the same, and nothing can happen between them.': [
      'quotation.previewing: quotation.send [isValid] → quotation.sending: drop the action clearProblems',
      'profileLink.revoking: drop the entry action clearFailure',
    ],
    'The entry of the state has cleared every problem, and a change of the note clears the one that it had.': [
      'invoice.reading: payment.ask [and hasDocument isValid] → invoice.asking: drop the action clearProblems',
      // without a document, `storeDetails` changes nothing
      'invoice.reading: payment.ask [and hasDocument isValid] → invoice.asking: replace the action clearProblems by storeDetails',
    ],
    'The action before it or after it in the same transition assigns the same keys.': [
      'auth: drop endedBy of the action clearSession', // `storeEnd`
      'list: drop loading of the action selectRecord', // `startLoading`
      'list: drop error of the action selectRecord',
      'list: drop apiError of the action selectRecord',
      'invoice: drop apiError of the action select', // `clearProblems`
      'invoice: drop validationError of the action select',
      'invoice: drop isLost of the action select',
      'signUp: drop validationErrors of the action removeFile', // `clearProblems`
      'passwordReset.sent: reset.ask [isOther] → passwordReset.asking: drop the action clearProblems', // `storeAddress`
      'passwordReset: drop hasToken of the action clear', // `clearToken`
    ],
    'They differ in `isLoggedIn` only, which is false while somebody signs in.': [
      'auth.pending: auth.cancel → auth.idle: replace the action clearAttempt by clearSession',
      'auth.failed: auth.cancel → auth.idle: replace the action clearAttempt by clearSession',
    ],
    'The conflict that is settled is the last one, so that removing the first and removing all are the same.': [
      'tabDrafts.choosing: conflict.settle [isLast] → tabDrafts.following: replace the action removeFirst by clear',
    ],
    'The chart is only drawn, from the state of a contract. Nothing starts it without a slice.': [
      'contractLife: begin in active',
    ],
  }).flatMap(([reason, ids]) => ids.map((id) => [id, reason] as const)),
);

/** The ids of these changes of the bio and of the profile, which share their definition. */
function ofRecords(changes: readonly string[]): string[] {
  return ['bio', 'profile'].flatMap((name) => changes.map((change) => name + change.replace('→ .', `→ ${name}.`)));
}
