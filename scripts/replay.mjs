// `npm run replay -- recording.json`: replays a saved recording on the current machines, prints each step, compares the
// states, and checks the invariants of every machine. Exits with 0 when the states are the same and the invariants hold,
// 1 when not, and 2 when the file cannot be replayed.
import { readFileSync } from 'node:fs';
import { importTypeScript } from './charts.mjs';
import { isMainModule } from './run.mjs';

/**
 * @param {string[]} args the file's path, and `--quiet` to print the result only
 * @returns {Promise<0 | 1 | 2>} the exit code
 */
export async function replay(args) {
  const usage = 'Usage: npm run replay -- [--quiet] recording.json';
  if (args.includes('--help')) {
    print(usage);
    return 0;
  }
  const isQuiet = args.includes('--quiet');
  const [file, ...rest] = args.filter((argument) => argument !== '--quiet');
  if (!file || rest.length > 0 || file.startsWith('-')) {
    return fail(usage);
  }
  const { readRecording, UnreadableRecording } = await importTypeScript('src/recording/recording-format.ts');
  const { replayRecording, stateText } = await importTypeScript('src/recording/replay.ts');
  let recording;
  try {
    recording = readRecording(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof UnreadableRecording) return fail(error.message);
    return fail(`The file ${file} cannot be read${'code' in error ? ` (${error.code})` : ''}.`);
  }
  const { watchSystem } = await importTypeScript('tests/flows/invariants/watch-system.ts');
  let violations = [];
  const { frames, differs } = replayRecording(recording, {}, (app) => {
    violations = watchSystem(app);
  });
  const { length } = frames;
  if (!isQuiet) {
    print(
      `Saved ${recording.saved} with ${recording.version}${recording.build ? ` (${recording.build})` : ''} at ${recording.address}`,
    );
    print(recording.checkpoint ? 'Starts from a checkpoint.\n' : 'Starts with the app.\n');
    for (const [index, { entry, states, differs: isDifferent }] of frames.entries()) {
      const mark = isDifferent ? '✗' : ' ';
      const step = `${shortened(entry.to)}  ${causeOf(entry.event.type)}${payloadOf(entry)}`;
      print(`${mark}${String(index + 1).padStart(5)} ${timeOf(entry.at)}  ${step} → ${stateText(states[entry.to])}`);
    }
    print('');
  }
  for (const { path, sentence, step } of violations) {
    print(`Not true of ${path} after its event ${step}: ${sentence}.`);
  }
  if (!differs) {
    print(`Same states after ${length} ${length === 1 ? 'step' : 'steps'}.`);
    return violations.length === 0 ? 0 : 1;
  }
  const { entry, actor, expected, got } = differs;
  const where = entry < length ? `at step ${entry + 1} (${causeOf(frames[entry].entry.event.type)})` : 'at the end';
  print(`First difference ${where}: ${shortened(actor)}: expected ${expected}, got ${got}.`);
  return 1;
}

/**
 * Prints a line without the control characters of the file, which would change a terminal.
 * @param {string} text
 */
const print = (text) => console.log(withoutControls(text));

/** @param {string} message */
function fail(message) {
  console.error(withoutControls(message));
  return 2;
}

/** @param {string} text */
const withoutControls = (text) => text.replaceAll(/[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/gu, '�');

const timeOf = (at) => `${(at / 1000).toFixed(3).padStart(9)} s`;

/** The cause as the charts show it: `✓ signIn`, `✗ signIn`, `after confirmation`. */
const causeOf = (type) =>
  shortened(type)
    .replace(/^xstate\.done\.actor\./, '✓ ')
    .replace(/^xstate\.error\.actor\./, '✗ ')
    .replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1');

/** @param {string} text */
const shortened = (text) => (text.length > 90 ? `${text.slice(0, 89)}…` : text);

/** The event's payload as JSON of at most 90 characters. */
function payloadOf({ event, withheld = {} }) {
  const { type: _, actorId: __, ...payload } = event;
  const hidden = Object.fromEntries(Object.keys(withheld).map((name) => [name, '•••']));
  const text = jsonOf({ ...payload, ...hidden });
  return text === '{}' ? '' : ` ${shortened(text)}`;
}

/** A file can have values that are nested too deeply for `JSON.stringify`. */
function jsonOf(value) {
  try {
    return JSON.stringify(value);
  } catch {
    return '{…}';
  }
}

// at the end, because it uses the constants above
if (isMainModule(import.meta.url)) process.exitCode = await replay(process.argv.slice(2));
