/** Tests writing, sending, withdrawing and declining. Long because every way to respond to a request is one machine. */
import { describe, expect, it } from 'vitest';
import {
  freshQuotation,
  maxDrafts,
  type OnceInput,
  type RequestInput,
  type ToSubmit,
} from '../../src/machines/quotation-context.ts';
import { quotationMachine } from '../../src/machines/quotation-machine.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import type { QuotationDraft } from '../../src/services/contract/fields/quotation-fields.ts';
import { type Decline, emptyQuotation, type QuotationTerms } from '../../src/services/contract/quotation.ts';
import { drive } from './drive.ts';
import { fakeService } from './fake-service.ts';

const terms: QuotationTerms = {
  currency: 'SAR',
  questions: [{ name: 'Q1', answer_type: 'Text', is_mandatory: true }],
  needsQuantity: true,
  priceBases: ['Daily'],
  taxes: ['VAT'],
  today: '2026-03-01',
};
const draft: QuotationDraft = {
  price_basis: 'Daily',
  rate: '٢٬٥٠٠',
  quantity: '10',
  tax: 'VAT',
  available_from: '2026-04-01',
  cover_note: '',
  files: [],
  answers: { Q1: 'Twice' },
};
const open = { type: 'quotation.open', request: 'RFQ-1' } as const;
const start = { type: 'quotation.start', draft } as const;
const send = { type: 'quotation.send', terms } as const;
const submission: string = expect.stringMatching(/^[0-9a-f]{32}$/);
const begun = { ...freshQuotation(), submission: expect.any(String), request: 'RFQ-1', drafts: { 'RFQ-1': draft } };
const answered = { type: 'request.answered' };

function startQuotation() {
  const submit = fakeService<unknown, ToSubmit>();
  const withdraw = fakeService<unknown, RequestInput>();
  const decline = fakeService<unknown, OnceInput & Decline>();
  const undo = fakeService<unknown, RequestInput>();
  const readStatus = fakeService<string | null, RequestInput>();
  const machine = drive(
    quotationMachine.provide({
      actors: {
        submitQuotation: submit.logic,
        withdrawQuotation: withdraw.logic,
        declineRfq: decline.logic,
        undoDecline: undo.logic,
        readStatus: readStatus.logic,
      },
    }),
  );
  return { machine, submit, withdraw, decline, undo, readStatus };
}

const apiError = (kind: ConstructorParameters<typeof CallError>[0]['kind']) => new CallError({ kind });

describe('a draft', () => {
  it('is stored per request and shown again when its page is opened again', () => {
    const { machine } = startQuotation();
    machine.send(open, start).isIn('drafting', begun);
    machine.send({ type: 'quotation.open', request: 'RFQ-2' }).isIn('viewing', { ...begun, request: 'RFQ-2' });
    machine.send(open).isIn('drafting', begun);
  });

  it('continues when it is started again', () => {
    const { machine } = startQuotation();
    machine.send(open, start, { type: 'quotation.start', draft: emptyQuotation }).isIn('drafting', begun);
  });

  it('is stored for at most maxDrafts requests; the oldest is discarded', () => {
    const { machine } = startQuotation();
    for (let at = 0; at <= maxDrafts; at++) machine.send({ type: 'quotation.open', request: `RFQ-${at}` }, start);
    expect(Object.keys(machine.context.drafts)).toHaveLength(maxDrafts);
    expect(machine.context.drafts).not.toHaveProperty('RFQ-0');
  });

  it('clears the error of a field that is changed', () => {
    const { machine, submit } = startQuotation();
    machine.send(open, start, { type: 'draft.change', path: 'rate', value: '-5' });
    machine.send({ type: 'draft.change', path: 'answers.Q1', value: ' ' }, send);
    expect(submit.calls).toHaveLength(0);
    expect(machine.context.validationErrors).toEqual({ rate: 'invalidAmount', 'answers.0.answer': 'required' });
    machine.send({ type: 'draft.change', path: 'rate', value: '5' });
    expect(machine.context.validationErrors).toEqual({ 'answers.0.answer': 'required' });
  });

  it('is removed by a discard and when the person leaves', () => {
    for (const end of ['quotation.discard', 'draft.clear'] as const) {
      const { machine } = startQuotation();
      machine.send(open, start, { type: end });
      expect([machine.state, machine.context.drafts]).toEqual(['viewing', {}]);
    }
  });
});

describe('sending', () => {
  it('sends once, removes the draft and has the lists read again', async () => {
    const { machine, submit } = startQuotation();
    machine.send(open, start, send, send).isIn('sending', begun);
    expect(submit.calls.map(({ input }) => input)).toEqual([{ name: 'RFQ-1', draft, needsQuantity: true, submission }]);
    await submit.last.answers({});
    machine.isIn('viewing', { ...begun, drafts: {}, done: 'sent' });
    expect(machine.sentToParent).toEqual([answered]);
  });

  it('keeps the draft and stores the API error when the server rejects it', async () => {
    const { machine, submit } = startQuotation();
    machine.send(open, start, send);
    await submit.last.fails(apiError('refused'));
    machine.isIn('drafting', { ...begun, apiError: apiError('refused').apiError });
  });

  it('keeps the draft and reports the expiry when the session has expired', async () => {
    const { machine, submit } = startQuotation();
    machine.send(open, start, send);
    await submit.last.fails(apiError('unauthorized'));
    machine.isIn('drafting');
    expect(machine.sentToParent).toEqual([{ type: 'session.expired' }]);
  });

  it.each(['timedOut', 'unreachable', 'unreadable'] as const)(
    'has an unknown outcome without a response (%s), also after another page',
    async (kind) => {
      const { machine, submit } = startQuotation();
      machine.send(open, start, send);
      await submit.last.fails(apiError(kind));
      machine.isIn('unanswered', { ...begun, unanswered: ['RFQ-1'] });
      machine.send({ type: 'quotation.open', request: 'RFQ-2' }).isIn('viewing').send(open).isIn('unanswered');
    },
  );
});

describe('checking the outcome', () => {
  async function unanswered() {
    const started = startQuotation();
    started.machine.send(open, start, send);
    await started.submit.last.fails(apiError('timedOut'));
    started.machine.send({ type: 'quotation.check' }).isIn('checking');
    return started;
  }

  it('finishes when the quotation was submitted', async () => {
    const { machine, readStatus } = await unanswered();
    expect(readStatus.last.input).toEqual({ name: 'RFQ-1' });
    await readStatus.last.answers('Submitted');
    machine.isIn('viewing', { ...begun, drafts: {}, done: 'sent' });
    expect(machine.sentToParent).toEqual([answered]);
  });

  it.each(['None', 'Draft', 'Withdrawn', null])(
    'allows sending again when it was not submitted (%s)',
    async (status) => {
      const { machine, readStatus, submit } = await unanswered();
      await readStatus.last.answers(status);
      machine.isIn('drafting', { ...begun, isLost: true });
      machine.send(send).isIn('sending');
      expect(submit.calls).toHaveLength(2);
    },
  );

  it('can be repeated after a failure', async () => {
    const { machine, readStatus } = await unanswered();
    await readStatus.last.fails(apiError('timedOut'));
    machine.isIn('unanswered', { ...begun, unanswered: ['RFQ-1'], apiError: apiError('timedOut').apiError });
    machine.send({ type: 'quotation.check' });
    await readStatus.last.fails(apiError('unauthorized'));
    machine.isIn('unanswered');
    expect(machine.sentToParent).toEqual([{ type: 'session.expired' }]);
  });
});

describe('withdrawing', () => {
  it('asks for confirmation first', async () => {
    const { machine, withdraw } = startQuotation();
    machine.send(open, { type: 'quotation.withdraw' }).isIn('withdrawal');
    machine.send({ type: 'withdrawal.cancel' }).isIn('viewing');
    machine.send({ type: 'quotation.withdraw' }, { type: 'withdrawal.confirm' }).isIn('withdrawing');
    await withdraw.last.fails(apiError('timedOut'));
    machine.isIn('withdrawal').send({ type: 'withdrawal.confirm' });
    await withdraw.last.answers({});
    expect([machine.state, machine.context.done]).toEqual(['viewing', 'withdrawn']);
    expect(machine.sentToParent).toEqual([answered, answered]);
  });
});

describe('declining', () => {
  it('needs a reason, and can be undone', async () => {
    const { machine, decline, undo } = startQuotation();
    machine.send(open, { type: 'decline.start' }, { type: 'decline.send', reason: '', note: '' }).isIn('declining');
    expect(machine.context.validationErrors).toEqual({ reason: 'required' });
    machine.send({ type: 'decline.send', reason: 'Busy', note: 'Later' }).isIn('sendingDecline');
    expect(decline.last.input).toEqual({ name: 'RFQ-1', reason: 'Busy', note: 'Later', submission });
    await decline.last.answers({});
    expect([machine.state, machine.context.done]).toEqual(['viewing', 'declined']);
    machine.send({ type: 'decline.undo' });
    await undo.last.answers({});
    expect([machine.state, machine.context.done]).toEqual(['viewing', 'undone']);
    expect(machine.sentToParent).toEqual([answered, answered]);
  });

  it('keeps what is typed until it is sent, also when the form is closed', async () => {
    const { machine, decline } = startQuotation();
    machine.send(open, { type: 'decline.start' }, { type: 'decline.change', reason: 'Busy', note: 'Until' });
    machine.send({ type: 'decline.cancel' }, { type: 'decline.start' });
    expect(machine.context.declines).toEqual({ 'RFQ-1': { reason: 'Busy', note: 'Until' } });
    machine.send({ type: 'decline.send', reason: 'Busy', note: 'Until June' });
    await decline.last.answers({});
    expect(machine.context.declines).toEqual({});
  });

  it('stays open after a failure, and reports an expired session', async () => {
    const { machine, decline } = startQuotation();
    machine.send(open, { type: 'decline.start' }, { type: 'decline.send', reason: 'Busy', note: '' });
    await decline.last.fails(apiError('unauthorized'));
    machine.isIn('declining').send({ type: 'decline.cancel' }).isIn('viewing');
    expect(machine.sentToParent).toEqual([{ type: 'session.expired' }]);
  });
});
