// Puts the list of the page's files into the service worker, which stores them in the browser.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './sources.mjs';

const workerFile = 'service-worker.js';

/**
 * Writes the service worker of a build.
 * @param {string} worker the folder of the compiled worker
 * @param {string} web the folder of the page, without compressed files; the worker is written there
 */
export function writeServiceWorker(worker, web) {
  const script = readFileSync(join(worker, workerFile), 'utf8');
  if (!script.includes('PRECACHED_FILES')) throw new Error('The service worker does not read PRECACHED_FILES');
  writeFileSync(
    join(web, workerFile),
    script.replaceAll('PRECACHED_FILES', () => JSON.stringify(precachedFiles(web))),
  );
}

/**
 * Every file of the page. A name with a hash never changes its content; for the others the content is the revision.
 * @param {string} web
 */
function precachedFiles(web) {
  return filesIn(web, ['.'], /\.(html|js|css|json|woff2|svg|png|webmanifest)$/)
    .filter((file) => file !== workerFile && !/(^|[/.])inspector\./.test(file))
    .map((file) => ({
      // a host can redirect /index.html to /
      url: file === 'index.html' ? '/' : `/${file}`,
      revision: file.startsWith('static/') ? null : digest(readFileSync(join(web, file))),
    }));
}

const digest = (content) => createHash('sha256').update(content).digest('hex').slice(0, 16);
