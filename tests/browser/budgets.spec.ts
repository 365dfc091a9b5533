/** The budgets compare what a page loads, so a page that does not work must not count as a small one. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findLandingFiles } from '../../scripts/landing-files.mjs';
import { expect, test } from './support/test.ts';

test('the errors of a page and its missing files are found', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sg-network-page-'));
  try {
    writeFileSync(
      join(folder, 'index.html'),
      '<script>throw new Error("broken")</script><script src="/a.js"></script>',
    );
    const { errors } = await findLandingFiles(folder, 'en');
    expect(errors.filter((error) => !error.includes('favicon')).sort()).toEqual(['404 /a.js', 'broken']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
