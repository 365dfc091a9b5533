import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` writes what changed in the schema as a new migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './api/db/schema/*.ts',
  out: './api/db/migrations',
});
