// Installs the packages of `bench/peer` on first use, and builds it after a change.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from '../../scripts/compress.mjs';
import { projectRoot } from '../../scripts/project-paths.mjs';

const folder = join(projectRoot, 'bench/peer');
const packages = join(folder, 'node_modules');
const built = join(folder, 'dist');

/** Returns the folder of the built peer. */
export function buildPeer() {
  const lockFile = join(folder, 'package-lock.json');
  if (timeOf(join(packages, '.package-lock.json')) < timeOf(lockFile)) {
    console.log('Installing the packages of the peer (only once) …');
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-fund', '--no-audit'], { cwd: folder, stdio: 'inherit' });
  }
  const sources = ['src', 'index.html', 'vite.config.mjs', 'package-lock.json'].flatMap(filesUnder);
  if (timeOf(join(built, 'index.html.br')) < Math.max(...sources.map(timeOf))) {
    rmSync(built, { recursive: true, force: true });
    execFileSync(process.execPath, [join(packages, 'vite/bin/vite.js'), 'build', '--logLevel', 'error'], {
      cwd: folder,
      stdio: 'inherit',
    });
    compressFolder(built);
  }
  return built;
}

function filesUnder(name) {
  const path = join(folder, name);
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true }).map((file) => join(path, String(file)));
}

const timeOf = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);
