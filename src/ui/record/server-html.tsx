import DOMPurify from 'dompurify';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { languageOfText } from '../kit/bdi.tsx';
import { PlainText } from './plain-text.tsx';
import styles from './prose.module.css';

/**
 * The server's HTML or plain text. DOMPurify sanitises it first; then only the elements below are drawn, without
 * attributes except the address of a link and the numbers of a list. Of any other element the text remains.
 */
export function ServerHtml({ html }: { html: string }) {
  return /[<&]/.test(html) ? <Markup html={html} /> : <PlainText text={html} />;
}

function Markup({ html }: { html: string }) {
  const content = useMemo(() => contentOf(html), [html]);
  return (
    <div className={styles.prose} lang={languageOfText(html.replace(/<[^<>]*>/g, ' '))}>
      {content}
    </div>
  );
}

const blocks = new Set(['p', 'ul', 'ol', 'li', 'h3', 'h4']);
const inlines = new Set(['strong', 'em', 'b', 'i', 's', 'del', 'sub', 'sup']);
/** Elements that servers send, and the allowed element in their place. */
const replacements: Readonly<Record<string, string>> = {
  h1: 'h3',
  h2: 'h3',
  h5: 'h4',
  h6: 'h4',
  div: 'p',
  section: 'p',
  article: 'p',
  blockquote: 'p',
  pre: 'p',
  tr: 'p',
  caption: 'p',
  figcaption: 'p',
  dt: 'p',
  dd: 'p',
  strike: 's',
};
const wordless = new Set(
  'script style template iframe noscript object embed svg math canvas audio video title textarea select'.split(' '),
);

function contentOf(html: string): ReactNode {
  const body = DOMPurify.sanitize(html, { RETURN_DOM: true, USE_PROFILES: { html: true } }) as HTMLElement; // the body of its document
  return holdsBlock(body) ? drawnAll(body) : <p dir="auto">{drawnAll(body)}</p>;
}

const drawnAll = (parent: Element): ReactNode[] => [...parent.childNodes].map(drawn);

function drawn(node: Node, at: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const own = node.localName;
  if (wordless.has(own)) return null;
  if (own === 'br') return <br key={at} />;
  if (own === 'a') return link(node, at);
  if (own === 'td' || own === 'th') return <Fragment key={at}>{cell(node)}</Fragment>;
  const name = replacements[own] ?? own;
  const isBox = name === 'p' && holdsBlock(node);
  if (blocks.has(name) && !isBox)
    return createElement(name, { key: at, dir: directionOf(node), ...numbersOf(node) }, ...within(node, name));
  if (inlines.has(name)) return createElement(name, { key: at }, ...drawnAll(node));
  return <Fragment key={at}>{drawnAll(node)}</Fragment>;
}

/**
 * What is in an item has the direction of the item, which is that of its own text: an element with a `dir` does not
 * count in the direction of one around it.
 */
const directionOf = (node: Element) => (node.parentElement?.closest('li') ? undefined : 'auto');

/** The numbers of an ordered list, to which a text can refer: as clause 3 (b). */
function numbersOf(node: Element) {
  const numberIn = (name: string) => /^-?\d{1,6}$/.exec(node.getAttribute(name) ?? '')?.[0];
  if (node.localName === 'li') return { value: numberIn('value') };
  if (node.localName !== 'ol') return {};
  return { start: numberIn('start'), type: /^[1ai]$/i.exec(node.getAttribute('type') ?? '')?.[0] };
}

/** A cell of a table, apart from the one before it. Cells that hold blocks are apart by themselves. */
function cell(node: Element): ReactNode[] {
  const row = node.parentElement;
  return [row && node !== row.firstElementChild && !holdsBlock(row) && ' · ', ...drawnAll(node)];
}

/** The children of an element; those of a list are its items. */
const within = (node: Element, name: string): ReactNode[] =>
  name === 'ul' || name === 'ol' ? itemGroups(node).map(item) : drawnAll(node);

/** The items of a list, each with what the list has after it and before the next one, such as an indented list. */
function itemGroups(list: Element): Node[][] {
  const groups: Node[][] = [];
  for (const child of list.childNodes) {
    const group = groups.at(-1);
    if (group && !isItem(child)) group.push(child);
    else groups.push([child]);
  }
  return groups.filter((group) => group.some((node) => isItem(node) || node.textContent?.trim()));
}

const isItem = (node: Node | undefined): node is Element => node instanceof Element && node.localName === 'li';

function item(group: Node[], at: number): ReactNode {
  const [first, ...after] = group;
  const own = isItem(first);
  return (
    <li key={at} dir="auto" {...(own && numbersOf(first))}>
      {own ? [...drawnAll(first), <Fragment key="after">{after.map(drawn)}</Fragment>] : group.map(drawn)}
    </li>
  );
}

function link(node: Element, at: number): ReactNode {
  const address = node.getAttribute('href')?.trim() ?? '';
  if (!URL.canParse(address) || !/^(https?|mailto):$/.test(new URL(address).protocol)) {
    return <Fragment key={at}>{drawnAll(node)}</Fragment>;
  }
  return (
    <a key={at} href={address} target="_blank" rel="noopener noreferrer">
      {drawnAll(node)}
    </a>
  );
}

const holdsBlock = (node: Element): boolean =>
  [...node.children].some((child) => blocks.has(replacements[child.localName] ?? child.localName) || holdsBlock(child));
