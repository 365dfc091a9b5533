/** Releases of the built page on a static host that has only the newest one. */
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeServiceWorker } from '../../../scripts/precache.mjs';
import { projectRoot } from '../../../scripts/project-paths.mjs';
import { serveFolder } from '../../../scripts/static-host.mjs';

export interface ReleaseHost {
  readonly origin: string;
  /** Replaces the files of the first release with those of a second one. The files of its pages have other names. */
  publishSecond(): void;
  /** Replaces the worker with that of one more release. */
  publishNext(): void;
  /** As two servers during a release: the worker is that of the second one, the page is that of the first. */
  publishBoth(): void;
  /** Replaces the files with those of a build. */
  publish(web: string): void;
  /** Ends the host. */
  stop(): void;
}

const dist = join(projectRoot, 'dist');
const firstBuild = readFileSync(join(dist, 'stamp'), 'utf8').slice(0, 12);
const secondBuild = 'second-build';

/** Starts a host with the first release. Every call of the API gets an empty reply. */
export async function startReleaseHost(): Promise<ReleaseHost> {
  const folder = mkdtempSync(join(tmpdir(), 'sg-network-release-'));
  const web = join(folder, 'web');
  const publish = (from: string) => {
    rmSync(web, { recursive: true, force: true });
    cpSync(from, web, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  };
  publish(join(dist, 'web'));
  const host = await serveFolder(web, () => ({ message: { msg: 'success', data: {} } }));
  return {
    origin: host.origin,
    publish,
    publishSecond() {
      publish(join(dist, 'web'));
      makeSecond(folder, web);
    },
    publishNext: () => appendFileSync(join(web, 'service-worker.js'), '\n// of the next release\n'),
    publishBoth() {
      publish(join(dist, 'web'));
      const page = readFileSync(join(web, 'index.html'));
      makeSecond(folder, web);
      rmSync(join(web, 'static/js/index.second0000.js'));
      writeFileSync(join(web, 'index.html'), page);
    },
    stop() {
      host.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function makeSecond(folder: string, web: string): void {
  rmSync(join(web, 'service-worker.js'));
  const [main = ''] = readdirSync(join(web, 'static/js')).filter((file) => file.startsWith('index.'));
  renameSync(join(web, 'static/js', main), join(web, 'static/js/index.second0000.js'));
  for (const kind of ['js', 'css']) renameSync(join(web, 'static', kind, 'async'), join(web, 'static', kind, 'later'));
  rename(web, (text) =>
    text
      .replaceAll(main, 'index.second0000.js')
      .replaceAll('static/js/async/', 'static/js/later/')
      .replaceAll('static/css/async/', 'static/css/later/')
      .replaceAll(firstBuild, secondBuild),
  );
  const worker = join(folder, 'worker');
  cpSync(join(dist, 'worker'), worker, { recursive: true });
  rename(worker, (text) => text.replaceAll(firstBuild, secondBuild));
  writeServiceWorker(worker, web);
}

function rename(folder: string, replace: (text: string) => string): void {
  for (const entry of readdirSync(folder, { recursive: true })) {
    const file = join(folder, String(entry));
    if (/\.(html|js)$/.test(file) && statSync(file).isFile()) writeFileSync(file, replace(readFileSync(file, 'utf8')));
  }
}
