import type { Party } from '../../machines/contract-life-machine.ts';
import type { MessageId } from '../messages.tsx';

/** The parties of a contract, as its chart names them. */
export const partyMessages: Readonly<Record<Party, MessageId>> = {
  candidate: 'life_who_you',
  network: 'party_network',
  client: 'party_client',
};
