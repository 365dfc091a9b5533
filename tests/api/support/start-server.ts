/** Runs the server as `npm start` does, from its sources. */
import { startServer } from '../../../api/server.ts';

await startServer({ webRoot: 'public', migrationsFolder: 'api/db/migrations', env: process.env });
