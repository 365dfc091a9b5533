// Writes the paths as Gherkin features in both languages, and as CSV, with the notes for both.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toCsv } from './csv.mjs';
import { toFeature } from './gherkin.mjs';
import { toManualTests } from './manual-tests.mjs';
import { languages, namesOf, textOf } from './names.mjs';
import { pictureFolder, picturesOf } from './pictures.mjs';
import { readmeFile, toReadme } from './readme.mjs';

/** @typedef {Pick<import('./coverage.mjs').MachineCoverage, 'id' | 'chart' | 'paths' | 'runs'>} ExportedMachine */

/**
 * Writes `features/<language>/<machine>.feature`, `paths.csv` and `README.md` into a folder, in place of those of an
 * earlier run.
 * @param {string} folder
 * @param {{ machines: readonly ExportedMachine[] }} coverage
 * @throws when a path has no name in a language
 */
export function writeExports(folder, { machines }) {
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
  const pictures = new Map(
    machines.flatMap((machine) => machine.paths.map((path) => [path.id, picturesOf(path, machine)])),
  );
  const pictureOf = (/** @type {{ id: string, language: string }} */ { id, language }) => {
    const picture = pictures.get(id)?.find((each) => each.language === language);
    return picture ? `${pictureFolder}/${picture.file}` : '';
  };
  writeFileSync(join(folder, 'paths.csv'), toCsv(tests, pictureOf));
  writeFileSync(join(folder, readmeFile), toReadme());
}
