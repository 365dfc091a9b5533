// `npm run delete-account -- layla@example.com`: deletes an account with everything that is stored about it, except its
// contracts and invoices, in the database that `npm start` would use, which must not run on a data folder meanwhile.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { distFolder, projectRoot } from './project-paths.mjs';

const [email] = process.argv.slice(2);
if (!email) {
  console.error('Name the address: layla@example.com');
  process.exit(1);
}
const { deleteAccount } = createRequire(import.meta.url)(join(projectRoot, distFolder, 'api/server.cjs'));
try {
  const kept = await deleteAccount(join(projectRoot, 'api/db/migrations'), process.env, email);
  console.log(`${email} is deleted. Kept: ${kept.contracts} contracts, ${kept.invoices} invoices.`);
  process.exit(0);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
