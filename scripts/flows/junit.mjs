// Writes the coverage as JUnit XML: a suite for each machine with a case for each transition, and one for the browser
// flows.

/** @typedef {import('./coverage.mjs').Coverage} Coverage */

/** @param {Coverage} coverage */
export function toJunit({ machines, runs, problems }) {
  const problemById = new Map(problems.map(({ id, problem }) => [id, problem]));
  const testCase = (/** @type {string} */ name) => ({ name, problem: problemById.get(name) });
  const suites = machines.map(({ id, coverage }) =>
    suite(
      id,
      coverage.map(({ transition }) => testCase(transition.id)),
    ),
  );
  const browser = runs.map(({ path, language }) => testCase(`${path} (${language})`));
  const listed = new Set([
    ...machines.flatMap(({ coverage }) => coverage.map(({ transition }) => transition.id)),
    ...browser.map(({ name }) => name),
  ]);
  const declared = problems.filter(({ id }) => !listed.has(id)).map(({ id }) => testCase(id));
  const others = [
    ...(browser.length > 0 ? [suite('browser', browser)] : []),
    ...(declared.length > 0 ? [suite('declared', declared)] : []),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="flows">\n${[...suites, ...others].join('\n')}\n</testsuites>\n`;
}

/**
 * @param {string} name
 * @param {{ name: string, problem: string | undefined }[]} cases
 */
function suite(name, cases) {
  const failures = cases.filter(({ problem }) => problem !== undefined).length;
  return [
    `  <testsuite name="${escaped(name)}" tests="${cases.length}" failures="${failures}" errors="0" skipped="0" time="0">`,
    ...cases.map((each) => {
      const start = `    <testcase classname="flows.${escaped(name)}" name="${escaped(each.name)}" time="0"`;
      if (each.problem === undefined) return `${start}/>`;
      return `${start}><failure message="${escaped(each.problem)}"/></testcase>`;
    }),
    '  </testsuite>',
  ].join('\n');
}

/**
 * Escapes text for an XML attribute. XML cannot represent most control characters, so they are removed.
 * @param {string} text
 */
const escaped = (text) =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"'\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
