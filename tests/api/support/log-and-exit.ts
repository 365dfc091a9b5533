/** Logs 2 MB, more than any system holds for a reader, and then exits with 0. */
import { createLog } from '../../../api/log.ts';

const log = createLog('info');
for (let count = 0; count < 2_000; count++) log.info({ text: 'x'.repeat(1_000) }, 'request');
setTimeout(() => process.exit(0), 500);
