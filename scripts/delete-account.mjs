// `npm run delete-account -- layla@example.com`: deletes an account with everything that is stored about it, except its
// contracts and invoices, in the database that `npm start` would use, which must not run on a data folder meanwhile.
import { join } from 'node:path';
import { loadBuiltApi, readAccountArguments } from './account-commands.mjs';
import { readOrExit } from './command-line.mjs';
import { projectRoot } from './project-paths.mjs';

const [email] = readOrExit(() => readAccountArguments(1, 'Usage: npm run delete-account -- layla@example.com'));
const { deleteAccount } = readOrExit(loadBuiltApi);
try {
  const kept = await deleteAccount(join(projectRoot, 'api/db/migrations'), process.env, email);
  console.log(`${email} is deleted. Kept: ${kept.contracts} contracts, ${kept.invoices} invoices.`);
  process.exit(0);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
