/** What the server replies to an act on a contract, and to the check of an act without a reply. */
import type { CallName } from '../../../src/services/contract/calls.ts';
import { type ContractWire, declined, replyTo, signed, toSign, withOtherTerms } from './contract-records.ts';
import { type Answer, errorAnswers } from './held-server.ts';
import { answered, type Scene, type StepAction } from './scene.ts';

/** After a reply that may have changed the contract, the page reads it again. */
const answeredAndRead =
  (call: CallName, answer: Answer, read: ContractWire): StepAction =>
  async ({ server }) => {
    await server.answer(call, answer);
    await server.answer('getContract', { data: read });
  };

/** The server compares the terms on screen with those that it has. */
const otherTerms: Answer = { status: 417, type: 'TimestampMismatchError', text: 'The terms have changed' };

const unsigned = toSign('CON-1');

export const signReplies: Scene['stepActions'] = {
  'The server refuses': answeredAndRead('signContract', errorAnswers.refused, unsigned),
  'The terms have changed': answeredAndRead('signContract', otherTerms, withOtherTerms),
  'The session has expired': answered('signContract', errorAnswers.unauthorized),
  'No reply arrives': answered('signContract', 'abort'),
  'It has arrived': answeredAndRead('getContract', { data: signed }, signed),
  'It has not arrived': answeredAndRead('getContract', { data: unsigned }, unsigned),
  'The server refuses the check': answered('getContract', errorAnswers.refused),
  'The session has expired before the check': answered('getContract', errorAnswers.unauthorized),
};

export const declineReplies: Scene['stepActions'] = {
  'The server has stored it': answeredAndRead('declineContract', { data: replyTo(declined) }, declined),
};
