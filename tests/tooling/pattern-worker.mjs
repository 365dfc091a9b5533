// Runs each pattern on each of its inputs, expanded to a quarter of a megabyte, and posts a message after each pattern.
import { parentPort, workerData } from 'node:worker_threads';

const inputLength = 250_000;

for (const { source, flags, inputs } of workerData) {
  const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  for (const [start, pump, end] of inputs) (start + pump.repeat(inputLength / pump.length) + end).replace(pattern, '');
  parentPort.postMessage('done');
}
