/** Stores a copy of the rows of a database, from which the tables that a test has changed are restored. */
import { sql } from 'drizzle-orm';
import type { Db } from '../../../api/db/db.ts';

/** Copies the rows of every table to the schema `kept`, and adds triggers that list the tables that change. */
export async function storeRows(db: Db): Promise<void> {
  const tables = await rowsOf<{ name: string }>(
    db,
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const statements = [
    'create schema kept',
    // without a unique index, so that no transaction waits for another
    'create table kept.changed (name text)',
    `create function kept.note() returns trigger language plpgsql as $$
     begin insert into kept.changed values (tg_table_name); return null; end $$`,
    ...tables.flatMap(({ name }) => [
      `create table kept."${name}" as table public."${name}"`,
      `create trigger kept after insert or update or delete or truncate on public."${name}"
       for each statement execute function kept.note()`,
    ]),
    `create table kept.shape as ${shape}`,
  ];
  for (const statement of statements) await db.execute(sql.raw(statement));
}

/** A digest of the columns and the constraints of all tables. */
const shape = `select md5(concat((select string_agg(concat_ws(' ', attrelid::regclass, attname, atttypid, attnotnull), ','
  order by attrelid::regclass::text, attnum) from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped),
  (select string_agg(concat_ws(' ', conrelid::regclass, conname), ',' order by conrelid::regclass::text, conname)
  from pg_constraint where connamespace = 'public'::regnamespace))) as digest`;

/** Removes what was changed. Returns false when that is impossible because a table was altered or dropped. */
export async function restoreRows(db: Db): Promise<boolean> {
  const [found] = await rowsOf<{ isSame: boolean }>(db, `select digest = (${shape}) as "isSame" from kept.shape`);
  if (!found?.isSame) return false;
  const changed = await rowsOf<{ name: string }>(db, 'select distinct name from kept.changed');
  const names = changed.map(({ name }) => `"${name}"`);
  await db.transaction(async (tx) => {
    // ignores the order of references, and the triggers
    await tx.execute(sql.raw('set local session_replication_role = replica'));
    for (const name of names) {
      await tx.execute(sql.raw(`delete from public.${name}`));
      await tx.execute(sql.raw(`insert into public.${name} overriding system value table kept.${name}`));
    }
    await tx.execute(sql.raw('delete from kept.changed'));
  });
  return true;
}

/** How many statements have written to each table since the rows were restored. */
export async function countWrites(db: Db): Promise<Readonly<Record<string, number>>> {
  const found = await rowsOf<{ name: string; writes: number }>(
    db,
    'select name, count(*)::integer as writes from kept.changed group by name order by name',
  );
  return Object.fromEntries(found.map(({ name, writes }) => [name, writes]));
}

async function rowsOf<T>(db: Db, text: string): Promise<T[]> {
  const found = await db.execute(sql.raw(text));
  return (found as unknown as { rows: T[] }).rows; // what both drivers return
}
