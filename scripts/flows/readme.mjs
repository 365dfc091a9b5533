// Writes the file beside the exports with what a tester has to know before the steps, in both languages.
import { testerNotes } from './tester-notes.mjs';

/** The file, to which the CSV and the report refer. */
export const readmeFile = 'README.md';

export const toReadme = () => `# Paths to take by hand

\`paths.csv\` has every path in English and in Arabic, one test in each row. \`features/en\` and \`features/ar\` have the same paths in
Gherkin, a file for each machine. \`index.html\` has them in English, with drawings and pictures.

${notes('en')}

## المسارات بالعربية

<div dir="rtl">

في \`paths.csv\` كل مسار بالإنجليزية وبالعربية، اختبار في كل صف. وفي \`features/ar\` المسارات نفسها بصيغة Gherkin، ملف لكل جزء من المنتج.

${notes('ar')}

</div>
`;

/** @param {import('./names.mjs').Language} language */
const notes = (language) => testerNotes[language].map((note) => `- ${note}`).join('\n');
