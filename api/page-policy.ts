/** The Content-Security-Policy of the built pages. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

/** Other origins that a page needs. */
export interface PageOrigins {
  /** To which it connects: of the API and of the analytics. */
  readonly connect: readonly string[];
  /** From which it shows images: of the API, and of the pictures that it sends. */
  readonly images: readonly string[];
}

/**
 * The policy of a page: its inline scripts and style sheets are allowed by their hashes, and a string becomes HTML or the
 * address of a script only through one of the named policies for trusted types.
 */
export function pagePolicy(page: string, { connect, images }: PageOrigins): string {
  const html = existsSync(page) ? readFileSync(page, 'utf8') : '';
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashesOf('script', html)].join(' '),
    ["style-src 'self'", ...hashesOf('style', html)].join(' '),
    ["img-src 'self' data: blob:", ...images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // index.html creates `default`, which allows only the site's own scripts; `chart` is the inspector's
    'trusted-types default dompurify chart',
  ].join('; ');
}

/** The policy of a page that has one inline style sheet and nothing else. */
export const stylePolicy = (style: string): string => policyOf(style, "'none'");

/** The same for a page with a form that it posts to its own address. */
export const formPolicy = (style: string): string => policyOf(style, "'self'");

const policyOf = (style: string, formAction: string): string =>
  [
    "default-src 'none'",
    `style-src ${sourceHash(style)}`,
    "base-uri 'none'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
  ].join('; ');

const sourceHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hashes of the contents of the elements with this name that have no `src`. */
function hashesOf(name: 'script' | 'style', html: string): string[] {
  const hashes: string[] = [];
  for (let start = html.indexOf(`<${name}`); start !== -1; ) {
    const opened = html.indexOf('>', start);
    const closed = html.indexOf(`</${name}>`, opened);
    if (opened === -1 || closed === -1) break;
    if (!/\ssrc=/.test(html.slice(start, opened))) hashes.push(sourceHash(html.slice(opened + 1, closed)));
    start = html.indexOf(`<${name}`, closed);
  }
  return hashes;
}
