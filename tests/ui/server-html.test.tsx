import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ServerHtml } from '../../src/ui/record/server-html.tsx';

const rendered = (html: string): string => {
  const { container, unmount } = render(<ServerHtml html={html} />);
  const inner = (container.firstElementChild?.innerHTML ?? '')
    .replaceAll(' dir="auto"', '')
    .replace(/ class="[^"]*"/g, '');
  unmount();
  return inner;
};

test('renders text, lists, headings and emphasis unchanged', () => {
  const html =
    '<h3>What</h3><p>A <strong>b</strong> <em>c</em> <b>d</b> <i>e</i><br>f</p><ul><li>one</li></ul><ol><li>two</li></ol><h4>So</h4>';
  expect(rendered(html)).toBe(html);
});

test.each([
  ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['<p onclick="alert(1)" style="color:red" id="x">a</p>', '<p>a</p>'],
  ['<p>a<img src=x onerror=alert(1)></p>', '<p>a</p>'],
  ['<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
  ['<p><a href=" jAvA\nscript:alert(1)">a</a></p>', '<p>a</p>'],
  ['<p><a href="data:text/html,x">a</a></p>', '<p>a</p>'],
  ['<p><a href="/own">a</a></p>', '<p>a</p>'],
  ['<iframe src="https://x.example"></iframe><style>p{}</style><p>a</p>', '<p>a</p>'],
  ['<svg><script>alert(1)</script><a href="javascript:alert(1)">b</a></svg><p>a</p>', '<p>a</p>'],
  ['<form action="https://x.example"><input value="v"><button>a</button></form>', '<p>a</p>'],
  ['<template><p>hidden</p></template>a', '<p>a</p>'],
])('removes everything unsafe from %s', (html, expected) => {
  expect(rendered(html)).toBe(expected);
});

test.each([
  ['<div class="ql-editor read-mode"><p>a</p><p>b</p></div>', '<p>a</p><p>b</p>'],
  ['<div>a</div><div>b</div>', '<p>a</p><p>b</p>'],
  ['<h1>a</h1><h6>b</h6>', '<h3>a</h3><h4>b</h4>'],
  ['<ul> <li>a</li> b <p>c</p></ul>', '<ul><li>a b <p>c</p></li></ul>'],
  ['<ul><li>a</li><ul><li>b</li></ul></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
  ['<ol>a<li>b</li></ol>', '<ol><li>a</li><li>b</li></ol>'],
  ['<table><tr><th>a</th><th>b</th></tr><tr><td>c</td><td>d</td></tr></table>', '<p>a · b</p><p>c · d</p>'],
  ['<table><caption>a</caption><tr><td><p>b</p></td><td><p>c</p></td></tr></table>', '<p>a</p><p>b</p><p>c</p>'],
  ['<s>a</s> <strike>b</strike> <del>c</del> 10<sup>6</sup>', '<p><s>a</s> <s>b</s> <del>c</del> 10<sup>6</sup></p>'],
  ['<ol start="3" type="a" class="x"><li value="7">a</li></ol>', '<ol start="3" type="a"><li value="7">a</li></ol>'],
  ['<ol start="x" type="disc"><li value="1e9">a</li></ol>', '<ol><li>a</li></ol>'],
  ['<dl><dt>a</dt><dd>b</dd></dl>', '<p>a</p><p>b</p>'],
  ['a <span>b</span> &amp; c', '<p>a b &amp; c</p>'],
  ['1 < 2', '<p>1 &lt; 2</p>'],
])('replaces %s with the closest allowed markup', (html, expected) => {
  expect(rendered(html)).toBe(expected);
});

test('gives an item the direction of its text, also where that is in a paragraph', () => {
  const { container } = render(<ServerHtml html="<ul><li><p>نص</p><ul><li>a</li></ul></li></ul><p>b</p>" />);
  const withDirection = [...container.querySelectorAll('[dir="auto"]')].map(({ localName }) => localName);
  expect(withDirection).toEqual(['ul', 'li', 'li', 'p']);
});

test('keeps the line breaks and paragraphs of plain text', () => {
  expect(rendered('one\ntwo\n\nthree')).toBe('<p>one\ntwo</p><p>three</p>');
});

test('adds noopener and noreferrer to links to other sites and email addresses', () => {
  render(<ServerHtml html='<a href="https://a.example/x">a</a> <a href="mailto:b@example.com">b</a>' />);
  for (const [name, href] of [
    ['a', 'https://a.example/x'],
    ['b', 'mailto:b@example.com'],
  ] as const) {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});
