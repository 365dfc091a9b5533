// `npm run sbom`: writes the bill of materials of a release, in the format of CycloneDX, to reports/sbom.cdx.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBillOfMaterials } from './bill-of-materials.mjs';
import { parseOptions, readOrExit } from './command-line.mjs';
import { projectRoot } from './project-paths.mjs';

readOrExit(() => parseOptions({ args: process.argv.slice(2) }, 'Usage: npm run sbom'));
const path = join(projectRoot, 'reports/sbom.cdx.json');
const materials = readBillOfMaterials();
mkdirSync(join(projectRoot, 'reports'), { recursive: true });
writeFileSync(path, `${JSON.stringify(materials, null, 2)}\n`);
console.log(`${materials.components.length} packages in reports/sbom.cdx.json`);
