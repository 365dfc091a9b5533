/**
 * Puts text from the catalogue, from records and from formatters into different brackets, so that a test finds any
 * other text.
 */

import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Page } from '@playwright/test';
import { landingTexts } from '../../../locales/pages/landing.ts';
import { readCatalogue } from '../../../scripts/catalogue.mjs';
import type { Language } from './messages.ts';

/** A message without placeholders as the page shows it. */
export const pseudoMessage = (language: Language, id: string): string =>
  String(bracketed(compileMessage(readCatalogue(language).get(id) ?? id)));

/** Adds the brackets on every page that is opened from now on. */
export async function usePseudoLocale(page: Page, language: Language): Promise<void> {
  const messages = Object.fromEntries(
    [...readCatalogue(language)].map(([id, text]) => [id, bracketed(compileMessage(text))]),
  );
  await page.addInitScript(bracketFormatters);
  await page.route(new RegExp(`/assets/${language}\\.[\\w-]+\\.json`), (route) =>
    route.fulfill({ json: { messages } }),
  );
  await page.route('**/api/method/mandate?**', async (route) => {
    const response = await route.fetch();
    const body: unknown = await response.json().catch(() => null);
    // the server's messages would replace those of the catalogue
    if (route.request().url().includes('get_translation_text'))
      return route.fulfill({ json: { message: { msg: 'success', data: { none: '' } } } });
    return route.fulfill({ response, json: markRecords(body) });
  });
}

/** Every text on the page without brackets, each after its element. The long texts of the landing page have none. */
export const plainTexts = (page: Page): Promise<string[]> =>
  page.evaluate(findPlainTexts, { en: textsIn(landingTexts.en), ar: textsIn(landingTexts.ar) });

function textsIn(value: unknown): string[] {
  // what replaces a placeholder is in brackets, and is left out
  if (typeof value === 'string') return [value.replace(/\{\w+\}/g, '')];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** A compiled message with its literal parts in brackets. `#` is the number of a plural. */
function bracketed(message: unknown): unknown {
  if (typeof message === 'string') return /[\p{L}\p{N}]/u.test(message) ? `⟦${message}⟧` : message;
  return Array.isArray(message)
    ? message.map((part) => (Array.isArray(part) ? placeholder(part) : bracketed(part)))
    : message;
}

function placeholder([name, kind, choices]: unknown[]): unknown {
  if (typeof choices !== 'object' || choices === null)
    return [name, kind, choices].filter((part) => part !== undefined);
  return [name, kind, Object.fromEntries(Object.entries(choices).map(([form, text]) => [form, bracketed(text)]))];
}

/** Fields with text that a person wrote; the others are keys, numbers, dates and addresses. */
const textFields =
  /^(label|.*title|.*_name|headline|city|summary|description|bio|note|cover_note|question|answer|terms|contract_terms|grade|institution|field_of_study|employer|issuer|by|signee.*|signed_by_company|heading|sub_heading|body|value|.*_label|reason|rejection_reason|next_milestone|payment_reference|other_.*|decline_reasons|credential_id|support_email|phone_no|consultant|beneficiary|iban|swift|tax_id|address|skills)$/;

/** Statuses without a message, which the product shows as they are. */
const unknownStatuses = ['Pending Committee', 'In Dispute'];

function markRecords(value: unknown, key = ''): unknown {
  // names of browsers and operating systems are not translated
  if (key === 'user_agent') return null;
  if (unknownStatuses.includes(String(value))) return marked(String(value));
  if (typeof value === 'string') return textFields.test(key) && value !== '' ? marked(value) : value;
  if (Array.isArray(value)) return value.map((item) => markRecords(item, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, item]) => [
      field,
      isLookupKey(value, field) ? item : markRecords(item, isPartyName(value, field) ? 'label' : field),
    ]),
  );
}

/** The name of a party to an invoice is a text; the name of a record is its key. */
const isPartyName = (row: object, field: string): boolean => field === 'name' && 'tax_id' in row;

/** The value of a detail is a key of a lookup list. */
const isLookupKey = (row: object, field: string): boolean => field === 'value' && 'detail_type' in row;

const marked = (text: string): string =>
  /<\w+/.test(text) ? text.replace(/(^|>)([^<>]+)(?=<|$)/g, '$1⦅$2⦆') : `⦅${text}⦆`;

/** Runs in the page before its scripts: puts the output of the formatters into brackets. */
function bracketFormatters(): void {
  const inBrackets = (text: string) => (text === '' ? text : `⟪${text}⟫`);
  for (const formatter of [Intl.NumberFormat, Intl.DateTimeFormat]) {
    const { get } = Object.getOwnPropertyDescriptor(formatter.prototype, 'format') ?? {};
    Object.defineProperty(formatter.prototype, 'format', {
      configurable: true,
      get() {
        const format = get?.call(this);
        // Swedish writes the times of the wire, which are compared and not shown
        const isShown = this.resolvedOptions().locale !== 'sv-SE';
        return (value: number) => (isShown ? inBrackets(format(value)) : format(value));
      },
    });
  }
  const { formatToParts } = Intl.NumberFormat.prototype;
  Intl.NumberFormat.prototype.formatToParts = function (value) {
    return formatToParts
      .call(this, value ?? 0)
      .map((part) => (part.type === 'currency' ? { ...part, value: inBrackets(part.value) } : part));
  };
  const { format: join, formatToParts: joinInParts } = Intl.ListFormat.prototype;
  Intl.ListFormat.prototype.format = function (items) {
    return inBrackets(join.call(this, items));
  };
  Intl.ListFormat.prototype.formatToParts = function (items) {
    return joinInParts
      .call(this, items)
      .map((part) => (part.type === 'literal' ? { ...part, value: inBrackets(part.value) } : part));
  };
  const { of } = Intl.DisplayNames.prototype;
  Intl.DisplayNames.prototype.of = function (code) {
    const name = of.call(this, code);
    return name === undefined ? name : inBrackets(name);
  };
}

/** Runs in the page. `long` are the texts that have no brackets, by language. */
function findPlainTexts(long: Readonly<Record<string, string[]>>): string[] {
  const allowed = new Set(long[document.documentElement.lang]);
  const textAttributes = [
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
    'placeholder',
    'title',
    'alt',
  ];
  const found: string[] = [];
  const check = (text: string | null, where: string) => {
    const outside = (text ?? '').replace(/⟦[^⟦⟧]*⟧|⦅[^⦅⦆]*⦆/g, '').replace(/⟪[^⟪⟫]*⟫/g, '');
    if (allowed.has(outside)) return;
    // names of documents, email addresses and currency codes are the same in every language
    const rest = outside.replace(/\b[A-Z]{2,}(-[\w]+)+\b|[\w.+-]+@[\w.-]+|\b[A-Z]{3}\b/g, '');
    if (/[\p{L}\p{N}]/u.test(rest)) found.push(`${where}: ${text?.trim()}`);
  };
  // in place of a photo; a name loses its brackets in its initials
  const isInitials = (element: Element, text: string | null) =>
    element.closest('[aria-hidden="true"]') !== null &&
    /^\p{Lu}\u200c?\p{Lu}?$|^\p{Lo}\u200c?\p{Lo}?$/u.test(text ?? '');
  check(document.title, 'title');
  for (const element of document.querySelectorAll('body *')) {
    if (element.closest('script, style, noscript, template, kbd, svg[aria-hidden="true"]')) continue;
    const where = `${element.localName}.${element.parentElement?.localName}`;
    for (const name of textAttributes) check(element.getAttribute(name), `${where}[${name}]`);
    // the parts of an amount are elements of their own; what is isolated is one text
    if (element.localName === 'bdi') check(element.textContent, where);
    else if (!element.closest('bdi'))
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE && !isInitials(element, node.nodeValue)) check(node.nodeValue, where);
  }
  return found;
}
