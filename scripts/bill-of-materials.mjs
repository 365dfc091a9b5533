import { execFileSync } from 'node:child_process';
import { projectRoot } from './project-paths.mjs';

/**
 * @typedef {{ name: string, version: string, licenses?: { license?: { id?: string, name?: string }, expression?: string }[] }} Component
 * @returns {{ components: Component[] }} every package of the lock file, in the format of CycloneDX
 */
export function readBillOfMaterials() {
  const options = { cwd: projectRoot, encoding: 'utf8', maxBuffer: 2 ** 26, shell: process.platform === 'win32' };
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
  return JSON.parse(execFileSync('npm', args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] }));
}

/** @param {Component} component */
export function licenceOf({ licenses = [] }) {
  return licenses.map(({ license, expression }) => license?.id ?? license?.name ?? expression).join(' AND ') || 'none';
}
