import { readdirSync, readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, it } from 'vitest';

const modules = import.meta.glob<Record<string, unknown>>('../../api/db/schema/*.ts', { eager: true });
const snapshots = 'api/db/migrations/meta';

it('has a migration for every change of the schema', async () => {
  const latest = readdirSync(snapshots)
    .filter((file) => file.endsWith('_snapshot.json'))
    .sort()
    .at(-1);
  const migrated = JSON.parse(readFileSync(`${snapshots}/${latest}`, 'utf8'));
  const schema = generateDrizzleJson(Object.assign({}, ...Object.values(modules)), migrated.id);
  expect(Object.keys(schema.tables)).toEqual(expect.arrayContaining(Object.keys(migrated.tables)));
  expect(await generateMigration(migrated, schema)).toEqual([]);
});
