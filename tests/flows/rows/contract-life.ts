import type { LifeEvent, Party } from '../../../src/machines/contract-life-machine.ts';
import { acts, type Flow, type Start } from '../flow.ts';
import { machines } from '../machines.ts';

const act = acts<LifeEvent>;

const life = [
  act('The candidate signs', { type: 'candidate.sign' }),
  act('The network signs', { type: 'network.sign' }),
  act('The client signs', { type: 'client.sign' }),
  act('The candidate declines', { type: 'candidate.decline' }),
  act('The client declines', { type: 'client.decline' }),
  act('The network cancels', { type: 'network.cancel' }),
  act('The candidate delivers', { type: 'candidate.deliver' }),
  act('The client asks for changes', { type: 'client.return' }),
  act('The client accepts a milestone', { type: 'client.accept' }),
  act('The client puts it on hold', { type: 'client.hold' }),
  act('The client resumes it', { type: 'client.resume' }),
  act('The candidate gives notice', { type: 'candidate.resign' }),
  act('The last day of the notice passes', { type: 'network.end' }),
  act('The client terminates it', { type: 'client.terminate' }),
  act('Its time runs out', { type: 'network.lapse' }),
];

const contract = { delivery: 'due', hasNotice: false, toAccept: 2, fulfilment: 'Unfulfilled', turn: null } as const;

const unsigned = (words: string, ...toSign: Party[]): Start => ({
  words,
  slice: { value: 'unsigned', context: { ...contract, toSign } },
  acts: life,
});

export const contractLife: Flow = {
  machine: machines.contractLife,
  starts: [
    unsigned('papers that the client signs last', 'candidate', 'network', 'client'),
    unsigned('papers that only the candidate has yet to sign', 'candidate'),
    unsigned('papers that only the network has yet to sign', 'network'),
    unsigned('papers that the client signs first', 'client', 'candidate'),
  ],
};
