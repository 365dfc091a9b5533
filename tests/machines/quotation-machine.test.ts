import { describe, expect, it } from 'vitest';
import {
  type AnsweringInput,
  type Decline,
  freshAnswering,
  maxDrafts,
  type ToSubmit,
} from '../../src/machines/quotation-context.ts';
import { quotationMachine } from '../../src/machines/quotation-machine.ts';
import { CallError } from '../../src/services/contract/api-error.ts';
import type { QuotationDraft } from '../../src/services/contract/fields/quotation-fields.ts';
import { emptyQuotation, type QuotationTerms } from '../../src/services/contract/quotation.ts';
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
  answers: { Q1: 'Twice' },
};
const open = { type: 'quotation.open', request: 'RFQ-1' } as const;
const start = { type: 'quotation.start', draft } as const;
const send = { type: 'quotation.send', terms } as const;
const begun = { ...freshAnswering(), request: 'RFQ-1', drafts: { 'RFQ-1': draft } };
const answered = { type: 'request.answered' };

function answering() {
  const submit = fakeService<unknown, ToSubmit>();
  const withdraw = fakeService<unknown, AnsweringInput>();
  const decline = fakeService<unknown, AnsweringInput & Partial<Decline>>();
  const undo = fakeService<unknown, AnsweringInput>();
  const standing = fakeService<string | null, AnsweringInput>();
  const machine = drive(
    quotationMachine.provide({
      actors: {
        submitQuotation: submit.logic,
        withdrawQuotation: withdraw.logic,
        declineRfq: decline.logic,
        undoDecline: undo.logic,
        readStanding: standing.logic,
      },
    }),
  );
  return { machine, submit, withdraw, decline, undo, standing };
}

const apiError = (kind: ConstructorParameters<typeof CallError>[0]['kind']) => new CallError({ kind });

describe('a draft', () => {
  it('is one for each request, and is found again when its page comes back', () => {
    const { machine } = answering();
    machine.send(open, start).isIn('drafting', begun);
    machine.send({ type: 'quotation.open', request: 'RFQ-2' }).isIn('viewing', { ...begun, request: 'RFQ-2' });
    machine.send(open).isIn('drafting', begun);
  });

  it('goes on where it is started again', () => {
    const { machine } = answering();
    machine.send(open, start, { type: 'quotation.start', draft: emptyQuotation }).isIn('drafting', begun);
  });

  it('is kept for so many requests; the oldest is let go', () => {
    const { machine } = answering();
    for (let at = 0; at <= maxDrafts; at++) machine.send({ type: 'quotation.open', request: `RFQ-${at}` }, start);
    expect(Object.keys(machine.context.drafts)).toHaveLength(maxDrafts);
    expect(machine.context.drafts).not.toHaveProperty('RFQ-0');
  });

  it('takes a change, and with it back what was said against that field', () => {
    const { machine, submit } = answering();
    machine.send(open, start, { type: 'draft.change', path: 'rate', value: '-5' });
    machine.send({ type: 'draft.change', path: 'answers.Q1', value: ' ' }, send);
    expect(submit.asked).toHaveLength(0);
    expect(machine.context.validationErrors).toEqual({ rate: 'invalidAmount', 'answers.0.answer': 'required' });
    machine.send({ type: 'draft.change', path: 'rate', value: '5' });
    expect(machine.context.validationErrors).toEqual({ 'answers.0.answer': 'required' });
  });

  it('is thrown away where that is asked for, and with the person', () => {
    for (const end of ['quotation.discard', 'draft.clear'] as const) {
      const { machine } = answering();
      machine.send(open, start, { type: end });
      expect([machine.state, machine.context.drafts]).toEqual(['viewing', {}]);
    }
  });
});

describe('sending', () => {
  it('is done once, lets the draft go and has the lists read anew', async () => {
    const { machine, submit } = answering();
    machine.send(open, start, send, send).isIn('sending', begun);
    expect(submit.asked.map(({ input }) => input)).toEqual([{ name: 'RFQ-1', draft, needsQuantity: true }]);
    await submit.last.answers({});
    machine.isIn('viewing', { ...begun, drafts: {}, done: 'sent' });
    expect(machine.told).toEqual([answered]);
  });

  it('that is refused keeps the draft and says why', async () => {
    const { machine, submit } = answering();
    machine.send(open, start, send);
    await submit.last.fails(apiError('refused'));
    machine.isIn('drafting', { ...begun, apiError: apiError('refused').apiError });
  });

  it('after the session ended keeps the draft and reports it', async () => {
    const { machine, submit } = answering();
    machine.send(open, start, send);
    await submit.last.fails(apiError('unauthorized'));
    machine.isIn('drafting');
    expect(machine.told).toEqual([{ type: 'session.expired' }]);
  });

  it.each(['timedOut', 'unreachable', 'unreadable'] as const)(
    'without an answer (%s) is neither sent nor failed, also after another page',
    async (kind) => {
      const { machine, submit } = answering();
      machine.send(open, start, send);
      await submit.last.fails(apiError(kind));
      machine.isIn('unanswered', { ...begun, unanswered: ['RFQ-1'] });
      machine.send({ type: 'quotation.open', request: 'RFQ-2' }).isIn('viewing').send(open).isIn('unanswered');
    },
  );
});

describe('the check whether it arrived', () => {
  async function unanswered() {
    const all = answering();
    all.machine.send(open, start, send);
    await all.submit.last.fails(apiError('timedOut'));
    all.machine.send({ type: 'quotation.check' }).isIn('checking');
    return all;
  }

  it('finds it there', async () => {
    const { machine, standing } = await unanswered();
    expect(standing.last.input).toEqual({ name: 'RFQ-1' });
    await standing.last.answers('Submitted');
    machine.isIn('viewing', { ...begun, drafts: {}, done: 'sent' });
    expect(machine.told).toEqual([answered]);
  });

  it.each(['None', 'Draft', 'Withdrawn', null])('finds it lost (%s): the draft may be sent again', async (found) => {
    const { machine, standing, submit } = await unanswered();
    await standing.last.answers(found);
    machine.isIn('drafting', { ...begun, isLost: true });
    machine.send(send).isIn('sending');
    expect(submit.asked).toHaveLength(2);
  });

  it('may fail, and be repeated', async () => {
    const { machine, standing } = await unanswered();
    await standing.last.fails(apiError('timedOut'));
    machine.isIn('unanswered', { ...begun, unanswered: ['RFQ-1'], apiError: apiError('timedOut').apiError });
    machine.send({ type: 'quotation.check' });
    await standing.last.fails(apiError('unauthorized'));
    machine.isIn('unanswered');
    expect(machine.told).toEqual([{ type: 'session.expired' }]);
  });
});

describe('taking back', () => {
  it('a quotation is asked about first', async () => {
    const { machine, withdraw } = answering();
    machine.send(open, { type: 'quotation.withdraw' }).isIn('withdrawal');
    machine.send({ type: 'withdrawal.cancel' }).isIn('viewing');
    machine.send({ type: 'quotation.withdraw' }, { type: 'withdrawal.confirm' }).isIn('withdrawing');
    await withdraw.last.fails(apiError('timedOut'));
    machine.isIn('withdrawal').send({ type: 'withdrawal.confirm' });
    await withdraw.last.answers({});
    expect([machine.state, machine.context.done]).toEqual(['viewing', 'withdrawn']);
    expect(machine.told).toEqual([answered, answered]);
  });
});

describe('declining', () => {
  it('needs a reason, and can be undone', async () => {
    const { machine, decline, undo } = answering();
    machine.send(open, { type: 'decline.start' }, { type: 'decline.send', reason: '', note: '' }).isIn('declining');
    expect(machine.context.validationErrors).toEqual({ reason: 'required' });
    machine.send({ type: 'decline.send', reason: 'Busy', note: 'Later' }).isIn('sendingDecline');
    expect(decline.last.input).toEqual({ name: 'RFQ-1', reason: 'Busy', note: 'Later' });
    await decline.last.answers({});
    expect([machine.state, machine.context.done]).toEqual(['viewing', 'declined']);
    machine.send({ type: 'decline.undo' });
    await undo.last.answers({});
    expect([machine.state, machine.context.done]).toEqual(['viewing', 'undone']);
    expect(machine.told).toEqual([answered, answered]);
  });

  it('that fails stays open, and reports a session that ended', async () => {
    const { machine, decline } = answering();
    machine.send(open, { type: 'decline.start' }, { type: 'decline.send', reason: 'Busy', note: '' });
    await decline.last.fails(apiError('unauthorized'));
    machine.isIn('declining').send({ type: 'decline.cancel' }).isIn('viewing');
    expect(machine.told).toEqual([{ type: 'session.expired' }]);
  });
});
