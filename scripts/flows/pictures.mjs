// Finds the pictures of the last step of a path, or the reason why there is none.

/**
 * @typedef {import('./coverage.mjs').MachineCoverage} MachineCoverage
 * @typedef {MachineCoverage['paths'][number]} Path
 * @typedef {{ language: string, file: string, isOfPath: boolean }} FoundPicture `isOfPath` is false for the picture of another path with the same last step
 */

/** In the order in which the report lists them. */
const languages = ['en', 'ar'];

/** Where the pictures are, seen from the report. */
export const pictureFolder = 'pictures';

/**
 * The pictures of the last step of a path, at most one for each language.
 * @param {Path} path
 * @param {Pick<MachineCoverage, 'runs'>} machine
 * @returns {FoundPicture[]}
 */
export function picturesOf(path, { runs }) {
  const last = path.steps.at(-1)?.takes.at(-1);
  const taken = runs
    .filter(({ passed }) => passed)
    .flatMap(({ language, pictures = [] }) => pictures.map((picture) => ({ language, ...picture })));
  return languages.flatMap((language) => {
    const all = taken.filter((picture) => picture.language === language);
    const found =
      all.find((picture) => picture.sequence === path.sequence) ??
      all.find(({ start, takes }) => start === path.start && takes.at(-1) === last) ??
      all.find(({ takes }) => takes.at(-1) === last);
    return found ? [{ language, file: found.file, isOfPath: found.sequence === path.sequence }] : [];
  });
}

/**
 * The reason why a path has no picture.
 * @param {Path} path
 * @param {Pick<MachineCoverage, 'runs' | 'coverage'>} machine
 * @param {boolean} hasBrowserRuns
 */
export function reasonForNoPicture(path, { runs, coverage }, hasBrowserRuns) {
  if (!hasBrowserRuns) return 'the browser flows have not run.';
  if (runs.length === 0) return 'the paths of this machine run without a browser only.';
  if (runs.every(({ pictures = [] }) => pictures.length === 0)) return 'only npm run flows takes pictures.';
  const last = path.steps.at(-1)?.takes ?? [];
  const declared = coverage.find(({ transition, reason }) => last.includes(transition.id) && reason !== null);
  return declared?.reason ?? 'no path in the browser ends with this step.';
}
