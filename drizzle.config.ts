import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` writes a migration for a change of the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './api/db/schema/*.ts',
  out: './api/db/migrations',
});
