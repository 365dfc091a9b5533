// Serves a folder as a static host with a fallback page, and replies to API calls from a stub.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

/** The content types of a built page's files, by their extensions. */
export const contentTypes = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/**
 * Serves a folder on a free port of this machine.
 * @param {string} folder
 * @param {(url: URL) => unknown} replyTo returns the JSON body of the reply to a call
 */
export async function serveFolder(folder, replyTo) {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const send = (status, type, body) => response.writeHead(status, { 'Content-Type': type }).end(body);
    if (url.pathname.startsWith('/api/')) return send(200, 'application/json', JSON.stringify(replyTo(url)));
    const extension = extname(url.pathname);
    if (url.pathname === '/service-worker.js') response.setHeader('Cache-Control', 'no-cache');
    try {
      const file = join(folder, extension === '' ? 'index.html' : url.pathname);
      return send(200, contentTypes[extname(file)] ?? 'application/octet-stream', readFileSync(file));
    } catch {
      return send(404, 'text/plain', 'Not found');
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
