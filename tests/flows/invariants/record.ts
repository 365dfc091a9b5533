import { changedFields } from '../../../src/machines/record-draft.ts';
import type { createRecordMachine } from '../../../src/machines/record-machine.ts';
import type { RecordKey } from '../../../src/services/contract/fields/candidate-table.ts';
import { emptyRecord } from '../../../src/services/contract/fields/draft.ts';
import { happensExactly, hasFailed, type Invariants, isEqual, isNoShorter } from './moment.ts';

/** The invariants of the profile and the bio. */
export const record = (key: RecordKey): Invariants<ReturnType<typeof createRecordMachine>> => ({
  'a section is open exactly while it is not only viewed': ({ context, is }) =>
    (context.section === null) === is('viewing'),
  'a closed form is empty': ({ context, is }) =>
    !is('viewing') ||
    (isEqual(context.draft, emptyRecord(key)) && isEqual(context.base, emptyRecord(key)) && context.language === null),
  'the latest version exists exactly while a side is chosen': ({ context, is }) =>
    (context.latest !== null) === is('choosing') && (is('choosing') || Object.keys(context.sides).length === 0),
  'only a change is saved, or an availability that is confirmed, under an id': ({ context, is }) =>
    !is('saving') ||
    ((changedFields(key, context).length > 0 || context.section === 'availability') && context.submission !== ''),
  'a save shows no problems': ({ context, is }) =>
    !is('saving') || (context.apiError === null && Object.keys(context.validationErrors).length === 0),
  'a failure leaves every word': ({ context, before, event }) =>
    before === null || !hasFailed({ event }) || isNoShorter(before.context.draft, context.draft),
  'a failure leaves the form open, unless the record is compared': ({ before, event, is }) =>
    before === null || !hasFailed({ event }) || before.is('viewing') === is('viewing'),
  'a form is held back only while one is open': ({ context, is }) => !context.isHeldBack || !is('viewing'),
  'an entry is taken from the outbox exactly when its form is opened': (moment) => {
    const { before, event, is } = moment;
    const isTaken = event?.type === 'entry.returned' && isChanged(moment) && !is('viewing');
    return before === null || happensExactly(moment, 'sends to outbox {"type":"entry.taken"', isTaken);
  },
  'what was saved is shown only beside a closed form': ({ context, is }) => context.saved === null || is('viewing'),
  'progress is a share': ({ context: { progress } }) => progress >= 0 && progress <= 1,
  'the outbox is asked exactly when the form is handed over': (moment) =>
    happensExactly(
      moment,
      'sends to outbox {"type":"entry.add"',
      moment.is('sendingToOutbox') && moment.before?.is('sendingToOutbox') !== true,
    ),
});

const isChanged = ({ context, before }: Parameters<Invariants[string]>[0]): boolean =>
  before !== null && context.draft !== before.context.draft;
