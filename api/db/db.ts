import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Either database, or a transaction of it. */
export type Db = PgDatabase<PgQueryResultHKT>;
