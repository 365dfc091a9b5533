import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openEmbedded } from '../../api/db/open-database.ts';
import { StartError } from '../../api/start-error.ts';
import { longQueueWaits } from './support/long-waits.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sg-embedded-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = () => openEmbedded(folder, longQueueWaits);

/** What is left when the process ends while an empty database is written. */
function breakOff(): void {
  writeFileSync(join(folder, 'sg-network.json'), '{}');
  mkdirSync(join(folder, 'postgres'));
  writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '17\n');
}

it('creates the database again after a first start that was broken off', async () => {
  breakOff();
  writeFileSync(join(folder, 'postgres.incomplete'), '');
  const database = await open();
  await database.db.execute('create table kept (id int)');
  await database.close();
  expect(existsSync(join(folder, 'postgres.incomplete'))).toBe(false);
  const again = await open();
  expect(await again.db.execute('select id from kept')).toHaveProperty('rows', []);
  await again.close();
});

it('leaves a damaged database as it is', async () => {
  breakOff();
  await expect(open()).rejects.toThrow(StartError);
  expect(readFileSync(join(folder, 'postgres', 'PG_VERSION'), 'utf8')).toBe('17\n');
});
