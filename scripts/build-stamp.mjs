// Stamps a build with a digest of its source, so that it is repeated only after a change.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { distFolder, projectRoot } from './project-paths.mjs';

const folders = ['src', 'api', 'public', 'locales', 'scripts'];
const isConfig = (file) => /^(package-lock\.json|tsconfig\.json|\w+\.config\.ts|\.env.*)$/.test(file);
const isGenerated = (file) => /^locales\/(.*\.(ts|json)|\.lock)$|\.po\.\d+$/.test(file);
const stampFile = join(projectRoot, distFolder, 'stamp');

/** A digest of every source file, of the configuration, and of every `PUBLIC_*` variable. */
export function computeBuildStamp() {
  const hash = createHash('sha256');
  const add = (name, content) => hash.update(`${name}\0${content.length}\0`).update(content);
  for (const file of sourceFiles()) add(file, readFileSync(join(projectRoot, file)));
  for (const name of Object.keys(process.env).sort())
    if (name.startsWith('PUBLIC_')) add(name, process.env[name] ?? '');
  return hash.digest('hex');
}

/** Whether the existing build was made from the current source. */
export function isBuildCurrent() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === computeBuildStamp();
}

/** Removes the stamp before a build, so that one that fails half-way does not look complete. */
export function removeBuildStamp() {
  rmSync(stampFile, { force: true });
}

/** @param {string} stamp */
export function writeBuildStamp(stamp) {
  writeFileSync(stampFile, stamp);
}

function sourceFiles() {
  const inFolders = folders
    .filter((folder) => existsSync(join(projectRoot, folder)))
    .flatMap((folder) =>
      readdirSync(join(projectRoot, folder), { recursive: true }).map(
        (file) => `${folder}/${String(file).replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => !isGenerated(file) && statSync(join(projectRoot, file)).isFile());
  return [...readdirSync(projectRoot).filter(isConfig), ...inFolders].sort();
}
