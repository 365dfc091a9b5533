// Serves a built page with its compressed files, and replies to its calls from memory.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { contentTypes } from '../../scripts/static-host.mjs';

/**
 * @param {string} folder
 * @param {(url: URL) => unknown} replyTo returns the JSON body of the reply to a call
 */
export async function serveBuild(folder, replyTo) {
  const replies = new Map();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const send = (status, headers, body) => response.writeHead(status, headers).end(body);
    if (url.pathname.startsWith('/api/')) {
      if (!replies.has(url.search)) replies.set(url.search, Buffer.from(JSON.stringify(replyTo(url))));
      return send(200, { 'Content-Type': 'application/json' }, replies.get(url.search));
    }
    const isPage = extname(url.pathname) === '';
    const file = join(folder, isPage ? 'index.html' : url.pathname);
    if (!existsSync(file)) return send(404, { 'Content-Type': 'text/plain' }, 'Not found');
    const isCompressed = existsSync(`${file}.br`);
    const isFixed = /^\/(static|assets)\//.test(url.pathname);
    const body = readFileSync(isCompressed ? `${file}.br` : file);
    return send(
      200,
      {
        'Content-Length': body.length,
        'Content-Type': contentTypes[extname(file)] ?? 'application/octet-stream',
        'Cache-Control': isFixed ? 'public, max-age=31536000, immutable' : 'no-cache',
        ...(isCompressed && { 'Content-Encoding': 'br' }),
      },
      body,
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
