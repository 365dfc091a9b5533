// Delays every reply of the server by a random time, as a poor network does: most by a few milliseconds, some by more
// than a second. `REPLY_DELAYS` is the seed of the random numbers.
import { Server } from 'node:http';

/** Milliseconds, and the share of the replies that wait no longer. */
const longest = [
  { share: 0.6, wait: 15 },
  { share: 0.9, wait: 250 },
  { share: 1, wait: 1_200 },
];

let state = Number(process.env.REPLY_DELAYS);
if (!Number.isSafeInteger(state)) throw new Error('REPLY_DELAYS is a whole number');

/** A linear congruential generator. @returns {number} from 0 to 1 */
function random() {
  state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return state / 2 ** 32;
}

function delay() {
  const rank = random();
  return random() * (longest.find(({ share }) => rank < share)?.wait ?? 0);
}

const { emit } = Server.prototype;
Server.prototype.emit = function (name, ...args) {
  if (name !== 'request') return emit.call(this, name, ...args);
  setTimeout(() => emit.call(this, name, ...args), delay());
  return true;
};
