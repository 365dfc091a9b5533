// The verdict for a pipeline: a suite a machine, a case a transition; and a suite of the browser's runs.

/** @typedef {import('./verdict.mjs').Verdict} Verdict */

/** @param {Verdict} verdict */
export function toJunit({ machines, runs, faults }) {
  const faultOf = new Map(faults.map(({ transition, fault }) => [transition, fault]));
  const suites = machines.map(({ id, proofs }) =>
    suite(
      id,
      proofs.map(({ transition }) => ({ name: transition.id, fault: faultOf.get(transition.id) })),
    ),
  );
  const browser = runs.map(({ path, language }) => {
    const name = `${path} (${language})`;
    return { name, fault: faultOf.get(name) };
  });
  const named = new Set([
    ...machines.flatMap(({ proofs }) => proofs.map(({ transition }) => transition.id)),
    ...browser.map(({ name }) => name),
  ]);
  const stray = faults.filter(({ transition }) => !named.has(transition));
  const others = [
    ...(browser.length > 0 ? [suite('browser', browser)] : []),
    ...(stray.length > 0
      ? [
          suite(
            'declared',
            stray.map(({ transition, fault }) => ({ name: transition, fault })),
          ),
        ]
      : []),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="flows">\n${[...suites, ...others].join('\n')}\n</testsuites>\n`;
}

/**
 * @param {string} name
 * @param {{ name: string, fault: string | undefined }[]} cases
 */
function suite(name, cases) {
  const failures = cases.filter(({ fault }) => fault !== undefined).length;
  return [
    `  <testsuite name="${safe(name)}" tests="${cases.length}" failures="${failures}" errors="0" skipped="0" time="0">`,
    ...cases.map((each) => {
      const head = `    <testcase classname="flows.${safe(name)}" name="${safe(each.name)}" time="0"`;
      return each.fault === undefined ? `${head}/>` : `${head}><failure message="${safe(each.fault)}"/></testcase>`;
    }),
    '  </testsuite>',
  ].join('\n');
}

/**
 * Text in an attribute of XML, which may not hold most control characters however they are written.
 * @param {string} text
 */
const safe = (text) =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"'\t\n\r]/g, (letter) => `&#${letter.charCodeAt(0)};`);
