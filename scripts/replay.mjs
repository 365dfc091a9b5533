// `npm run replay -- recording.json`: plays a saved trail on the machines as they are now, says each step in words, and whether
// it lands in the same states. Ends with 0 where it does, 1 where it differs, 2 where the file cannot be played.
import { readFileSync } from 'node:fs';
import { load } from './charts.mjs';
import { isRun } from './home.mjs';

/**
 * @param {string[]} given the file's path, and `--quiet` for the verdict alone
 * @returns {Promise<0 | 1 | 2>}
 */
export async function replay(given) {
  const isQuiet = given.includes('--quiet');
  const [file, ...more] = given.filter((each) => each !== '--quiet');
  if (!file || more.length > 0 || file.startsWith('-')) {
    return refuse('Say which file to play: npm run replay -- [--quiet] recording.json');
  }
  const { readRecording, UnreadableRecording } = await load('src/recording/recording-format.ts');
  const { replayRecording, stateText } = await load('src/recording/replay.ts');
  let recording;
  try {
    recording = readRecording(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof UnreadableRecording) return refuse(error.message);
    return refuse(`The file ${file} cannot be read${'code' in error ? ` (${error.code})` : ''}.`);
  }
  const { frames, differs } = replayRecording(recording);
  const { length } = frames;
  if (!isQuiet) {
    console.log(
      `Saved ${recording.saved} with ${recording.version}${recording.build ? ` (${recording.build})` : ''} at ${recording.address}`,
    );
    console.log(
      recording.checkpoint ? 'Begins in the middle, at a checkpoint.\n' : 'Begins at the start of the app.\n',
    );
    for (const [at, { entry, states, differs: here }] of frames.entries()) {
      const mark = here ? '✗' : ' ';
      const took = `${entry.to}  ${causeOf(entry.event.type)}${payloadOf(entry)}`;
      console.log(`${mark}${String(at + 1).padStart(5)} ${timeOf(entry.at)}  ${took} → ${stateText(states[entry.to])}`);
    }
    console.log('');
  }
  if (!differs) {
    console.log(
      `Same states: ${length} ${length === 1 ? 'step leads' : 'steps lead'} every actor where the recording has it.`,
    );
    return 0;
  }
  const { entry, actor, expected, got } = differs;
  const where = entry < length ? `at step ${entry + 1} (${causeOf(frames[entry].entry.event.type)})` : 'at the end';
  console.log(`First differs ${where}: ${actor} — expected ${expected}, got ${got}.`);
  return 1;
}

/** @param {string} sentence */
function refuse(sentence) {
  console.error(sentence);
  return 2;
}

const timeOf = (at) => `${(at / 1000).toFixed(3).padStart(9)} s`;

/** As the charts write it: `✓ signIn`, `✗ signIn`, `after goodbye`. */
const causeOf = (type) =>
  type
    .replace(/^xstate\.done\.actor\./, '✓ ')
    .replace(/^xstate\.error\.actor\./, '✗ ')
    .replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1');

/** What the event carried, short. */
function payloadOf({ event, withheld = {} }) {
  const { type: _, actorId: __, ...carried } = event;
  const hidden = Object.fromEntries(Object.keys(withheld).map((name) => [name, '•••']));
  const told = JSON.stringify({ ...carried, ...hidden });
  if (told === '{}') return '';
  return ` ${told.length > 90 ? `${told.slice(0, 89)}…` : told}`;
}

// last, since what it needs stands above
if (isRun(import.meta.url)) process.exitCode = await replay(process.argv.slice(2));
