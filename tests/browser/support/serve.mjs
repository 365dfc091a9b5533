// Starts the product as `npm start` does, with a temporary database: a copy of `SEEDED_DIR`, or a new one without it.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'sg-network-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const { SEEDED_DIR: seeded } = process.env;
if (seeded) cpSync(seeded, folder, { recursive: true });
process.env.DATA_DIR = folder;
if (process.env.REPLY_DELAYS) await import('./reply-delays.mjs');
await import('../../../scripts/start.mjs');
