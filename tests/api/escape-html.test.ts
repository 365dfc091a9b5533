import { expect, it } from 'vitest';
import { escapeHtml } from '../../api/escape-html.ts';

it.each([
  ['<b>A</b>', '&lt;b&gt;A&lt;/b&gt;'],
  ['"A" & "B"', '&quot;A&quot; &amp; &quot;B&quot;'],
  ['&lt;', '&amp;lt;'],
  ['مراجعة', 'مراجعة'],
])('the text %s is written as %s in a page', (text, html) => {
  expect(escapeHtml(text)).toBe(html);
});
