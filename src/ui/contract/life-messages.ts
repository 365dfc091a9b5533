import type { LifeEvent, Party } from '../../machines/contract-life-machine.ts';
import type { MessageId } from '../messages.tsx';

/** The parties of a contract, as its chart names them. */
export const lifePartyMessages: Readonly<Record<Party, MessageId>> = {
  candidate: 'life_who_you',
  network: 'party_network',
  client: 'party_client',
};

/** The events of the chart. */
export const eventMessages: Readonly<Record<LifeEvent['type'], MessageId>> = {
  'candidate.sign': 'life_candidate_sign',
  'network.sign': 'life_network_sign',
  'client.sign': 'life_client_sign',
  'candidate.decline': 'life_candidate_decline',
  'client.decline': 'life_client_decline',
  'network.cancel': 'life_network_cancel',
  'candidate.deliver': 'life_candidate_deliver',
  'client.return': 'life_client_request_changes',
  'client.accept': 'life_client_accept',
  'client.hold': 'life_client_hold',
  'client.resume': 'life_client_resume',
  'candidate.resign': 'life_candidate_give_notice',
  'network.end': 'life_network_end',
  'client.terminate': 'life_client_terminate',
  'network.lapse': 'life_network_lapse',
};
