// Lints the OpenAPI document of the API with the rules of `redocly.yaml`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importTypeScript } from './charts.mjs';
import { projectRoot } from './project-paths.mjs';
import { run } from './run.mjs';

const path = join('.cache', 'openapi.json');
const { openApi } = await importTypeScript('api/documentation/openapi.ts');
mkdirSync(join(projectRoot, '.cache'), { recursive: true });
writeFileSync(join(projectRoot, path), JSON.stringify(openApi(), null, 2));

// sends no usage data and does not look for a newer version
const offline = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
process.exitCode = run('redocly', ['lint', path, '--format', 'stylish', '--max-problems', '1000'], offline) ? 0 : 1;
