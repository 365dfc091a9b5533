import { changeElsewhere, decline, deliver, giveNotice, sign } from './contract-life-acts.ts';
import { openLife, shows } from './contract-life-screen.ts';
import { playFlows } from './play-flows.ts';
import type { Scene } from './scene.ts';

/** The server holds the contract, and the page resolves the chart to what it reads. */
const life: Scene = {
  actor: null,
  setUp: openLife,
  stepActions: {
    'The candidate signs': sign,
    'The network signs': changeElsewhere,
    'The client signs': changeElsewhere,
    'The candidate declines': decline,
    'The client declines': changeElsewhere,
    'The network cancels': changeElsewhere,
    'The candidate delivers': deliver,
    'The client asks for changes': changeElsewhere,
    'The client accepts a milestone': changeElsewhere,
    'The client puts it on hold': changeElsewhere,
    'The client resumes it': changeElsewhere,
    'The candidate gives notice': giveNotice,
    'The last day of the notice passes': changeElsewhere,
    'The client terminates it': changeElsewhere,
    'Its time runs out': changeElsewhere,
  },
  shows,
};

playFlows(
  'contractLife',
  {
    'papers that the client signs last': life,
    'papers that only the candidate has yet to sign': life,
    'papers that only the network has yet to sign': life,
    'papers that the client signs first': life,
  },
  { isSampled: true },
);
