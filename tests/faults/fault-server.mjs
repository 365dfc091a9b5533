// Replies that Playwright cannot send: bytes that never end, bodies that are cut off, 20 MB, and a redirect to an origin
// that allows no other one to read its replies. A test sends a request of the page here in place of the API.
import { createServer } from 'node:http';

const json = { 'Content-Type': 'application/json' };
const start = '{"message":{"msg":"success","data":[{"na';
const hugeBytes = 20_000_000;
/** Milliseconds between two bytes of the slow reply. */
const dripInterval = 40;

/** @type {Record<string, (response: import('node:http').ServerResponse) => void>} */
const replies = {
  '/drip': (response) => {
    response.writeHead(200, json).write(start);
    const drip = setInterval(() => response.write(' '), dripInterval);
    response.on('close', () => clearInterval(drip));
  },
  '/truncated': (response) => {
    response.writeHead(200, { ...json, 'Content-Length': String(start.length * 10) }).write(start);
    // the start must reach the browser before the connection ends
    setImmediate(() => response.socket?.end());
  },
  '/huge': (response) => {
    response.writeHead(200, json).end(`{"message":"${'x'.repeat(hugeBytes)}"}`);
  },
  '/redirect': (response) => {
    response.writeHead(307, { Location: `http://127.0.0.1:${process.env.PORT}/without-cors` }).end();
  },
  '/without-cors': (response) => {
    response.writeHead(200, json).end('{"message":{"msg":"success","data":[]}}');
  },
};

createServer((request, response) => {
  const reply = replies[new URL(request.url ?? '/', 'http://localhost').pathname];
  return reply ? reply(response) : response.writeHead(204).end();
}).listen(Number(process.env.PORT), '127.0.0.1');
