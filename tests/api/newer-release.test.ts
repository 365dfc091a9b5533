import { expect, it } from 'vitest';
import { openInMemory } from '../../api/db/open-database.ts';
import { prepare } from '../../api/db/prepare.ts';
import { StartError } from '../../api/start-error.ts';
import { longQueueWaits } from './support/long-waits.ts';
import { seededOn } from './test-database.ts';

it('an embedded database that a newer release has migrated is refused, and stays as it is', async () => {
  const database = await openInMemory(longQueueWaits);
  const start = () => prepare(database, 'api/db/migrations', seededOn, 'not added');
  await start();
  await start(); // its own release
  const { client } = database;
  await client.exec(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 32503680000000);
    delete from completed_tasks;`);
  await expect(start()).rejects.toThrow(
    new StartError(
      'The data folder was written by a newer release. Start that one, or restore the backup that was made before it.',
    ),
  );
  expect((await client.query('select from completed_tasks')).rows).toEqual([]);
  await database.close();
});
