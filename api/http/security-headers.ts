import type { Context, Next } from 'hono';

/** Headers for every response, pages included. `scripts` are the hashes of the page's inline scripts. */
export function secureHeaders(scripts: readonly string[] = []) {
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    'img-src * data: blob:',
    "font-src 'self' data:",
    // the addresses of the API and of the analytics are fixed when the page is built
    'connect-src *',
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  return async (context: Context, next: Next): Promise<void> => {
    await next();
    const { headers } = context.res;
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', policy);
  };
}
