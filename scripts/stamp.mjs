// What a build was made of, so that it is made again only when that has changed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { distFolder, home } from './home.mjs';

const folders = ['src', 'api', 'public', 'locales', 'scripts'];
const isConfig = (file) => /^(package-lock\.json|tsconfig\.json|\w+\.config\.ts|\.env.*)$/.test(file);
const isMade = (file) => /^locales\/(.*\.ts|\.lock)$|\.po\.\d+$/.test(file);
const stampFile = join(home, distFolder, 'stamp');

/** A digest of every source file, of the configuration, and of every `PUBLIC_*` variable. */
export function currentStamp() {
  const hash = createHash('sha256');
  const add = (name, content) => hash.update(`${name}\0${content.length}\0`).update(content);
  for (const file of sourceFiles()) add(file, readFileSync(join(home, file)));
  for (const name of Object.keys(process.env).sort())
    if (name.startsWith('PUBLIC_')) add(name, process.env[name] ?? '');
  return hash.digest('hex');
}

/** Whether the build that stands is what the source would make now. */
export function isBuilt() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === currentStamp();
}

/** A build that stops half-way must not look like the last one that went well. */
export function removeStamp() {
  rmSync(stampFile, { force: true });
}

/** @param {string} stamp */
export function writeStamp(stamp) {
  writeFileSync(stampFile, stamp);
}

function sourceFiles() {
  const inFolders = folders
    .filter((folder) => existsSync(join(home, folder)))
    .flatMap((folder) =>
      readdirSync(join(home, folder), { recursive: true }).map(
        (file) => `${folder}/${String(file).replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => !isMade(file) && statSync(join(home, file)).isFile());
  return [...readdirSync(home).filter(isConfig), ...inFolders].sort();
}
