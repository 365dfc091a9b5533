/** Which contents of a page its policy allows. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formPolicy, pagePolicy, stylePolicy } from '../../api/page-policy.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sg-policy-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The sources of scripts that the policy of a page with this HTML allows. */
function scriptsOf(html: string): string | undefined {
  const page = join(folder, 'page.html');
  writeFileSync(page, html);
  return pagePolicy(page, { connect: [], images: [] })
    .split('; ')
    .find((rule) => rule.startsWith('script-src'));
}

it.each([
  ['no script', '<p>script</p>', []],
  ['a script', '<script>a()</script>', ['a()']],
  ['a script with attributes', '<script type="module" data-src="b.js">a()</script>', ['a()']],
  ['two scripts with another text between them', '<script>a()</script>b<script>c()</script>', ['a()', 'c()']],
  ['a script file', '<script src="/a.js"></script><script defer\nsrc="/b.js"></script>', []],
  ['a description before the script', '<meta name="description" content="b"><script>a()</script>', ['a()']],
  ['text in Arabic', "<script>a('مرحبًا')</script>", ["a('مرحبًا')"]],
  ['a script without an end', '<script>a()', []],
  ['an element without an end after the script', '<script>a()</script><script', ['a()']],
])('a page with %s may run what it contains and its own files', (_, html, scripts) => {
  expect(scriptsOf(html)).toBe(["script-src 'self'", ...scripts.map(hashOf)].join(' '));
});

it('a page that was not built has the policy of an empty one', () => {
  const policy = pagePolicy(join(folder, 'none.html'), { connect: [], images: [] });
  expect(policy).toContain("script-src 'self'; style-src 'self'; img-src 'self' data: blob:; ");
});

it.each([
  ['sends no form', stylePolicy, "'none'"],
  ['sends its form to its own address', formPolicy, "'self'"],
])('a page that %s may have its style and nothing else', (_, policyOf, formAction) => {
  expect(policyOf('b{}').split('; ')).toEqual([
    "default-src 'none'",
    `style-src ${hashOf('b{}')}`,
    "base-uri 'none'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
  ]);
});
