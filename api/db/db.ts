import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The embedded or the served database, or a transaction in it. */
export type Db = PgDatabase<PgQueryResultHKT>;
