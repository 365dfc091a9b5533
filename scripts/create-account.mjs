// `npm run create-account -- layla@example.com Layla Haddad`: creates an account with a verified address in the database
// that `npm start` would use, which must not run on a data folder meanwhile. Reads the password from standard input.
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { loadBuiltApi, readAccountArguments } from './account-commands.mjs';
import { readOrExit } from './command-line.mjs';
import { projectRoot } from './project-paths.mjs';

const usage = 'Usage: npm run create-account -- layla@example.com Layla Haddad';
const [email, firstName, lastName] = readOrExit(() => readAccountArguments(3, usage));
const { createAccount } = readOrExit(loadBuiltApi);
try {
  const account = { email, firstName, lastName, password: await readPassword() };
  await createAccount(join(projectRoot, 'api/db/migrations'), process.env, account);
  console.log(`${email} can log in.`);
  process.exit(0);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

/** Shows nothing of what is typed. */
async function readPassword() {
  if (process.stdin.isTTY) process.stderr.write('Password: ');
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
  const input = createInterface({ input: process.stdin, output: hidden, terminal: process.stdin.isTTY });
  const { value } = await input[Symbol.asyncIterator]().next();
  input.close();
  if (process.stdin.isTTY) process.stderr.write('\n');
  return value ?? '';
}
