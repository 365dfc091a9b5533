// Writes the paths as Gherkin features in both languages, and as CSV.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toCsv } from './csv.mjs';
import { toFeature } from './gherkin.mjs';
import { toManualTests } from './manual-tests.mjs';
import { languages, namesOf, textOf } from './names.mjs';

/**
 * Writes `features/<language>/<machine>.feature` and `paths.csv` into a folder, in place of those of an earlier run.
 * @param {string} folder
 * @param {readonly Pick<import('../../tests/flows/report.ts').Reported, 'id' | 'chart' | 'paths'>[]} machines
 * @throws when a path has no name in a language
 */
export function writeExports(folder, machines) {
  rmSync(join(folder, 'features'), { recursive: true, force: true });
  const tests = languages.flatMap((language) => {
    const into = join(folder, 'features', language);
    mkdirSync(into, { recursive: true });
    return machines.flatMap((machine) => {
      const { id } = machine;
      const all = toManualTests(machine, language);
      const title = textOf(namesOf(id).title, language) ?? id;
      writeFileSync(join(into, `${id}.feature`), toFeature({ id, title }, all, language));
      return all;
    });
  });
  writeFileSync(join(folder, 'paths.csv'), toCsv(tests));
}
