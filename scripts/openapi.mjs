// The check `openapi`: lints the OpenAPI document of the API with the rules of redocly.yaml.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from './charts.mjs';
import { home } from './home.mjs';
import { run } from './run.mjs';

const path = join('.cache', 'openapi.json');
const { openApi } = await load('api/documentation/openapi.ts');
mkdirSync(join(home, '.cache'), { recursive: true });
writeFileSync(join(home, path), JSON.stringify(openApi(), null, 2));

// neither usage data nor a look for a newer version leaves this machine
const offline = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
process.exit(run('redocly', ['lint', path, '--format', 'stylish', '--max-problems', '1000'], offline) ? 0 : 1);
