import type { PromptEvent } from '../../../src/machines/prompt-machine.ts';
import { acts, answers, type Flow, fails } from '../flow.ts';
import { machines } from '../machines.ts';
import { refused } from './faults.ts';

const act = acts<PromptEvent>;

export const prompt: Flow = {
  machine: machines.prompt,
  starts: [
    {
      words: 'the landing page, signed out',
      acts: [
        act('Open the prompt', { type: 'prompt.open' }),
        act('Open the subscribe form', { type: 'prompt.subscribe' }),
        act('Start', { type: 'prompt.start' }),
        act('Later', { type: 'prompt.later' }),
        act('Type an address', { type: 'prompt.type', usr: ' noor@example.com ' }),
        act('Type a bad address', { type: 'prompt.type', usr: 'noor@' }),
        act('Next', { type: 'prompt.next' }),
        act('Cancel', { type: 'prompt.cancel' }),
        act('Close', { type: 'prompt.close' }),
        act('Another person signs in', { type: 'draft.clear' }),
        answers('The server adds the address', 'subscribe', { msg: 'success', data: 'Subscriber Added' }),
        answers('The server has the address already', 'subscribe', { msg: 'success', data: 'Already Subscribed' }),
        answers('The server sends another reply', 'subscribe', { msg: 'none' }),
        fails('The server refuses', 'subscribe', refused),
      ],
    },
  ],
};
