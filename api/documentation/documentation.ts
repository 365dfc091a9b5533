import { Hono } from 'hono';

/** The API's own description: OpenAPI, and a page to read. */
export function documentation(): Hono {
  return new Hono();
}
