import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { invoiceTexts } from '../../api/documents/invoice-texts.ts';
import { messageOf } from '../../api/mail/messages.ts';
import { landingTexts } from '../../locales/pages/landing.ts';
import { readCatalogue } from '../../scripts/catalogue.mjs';

const root = join(import.meta.dirname, '../../src');

const files = (ending: RegExp) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** The lines that match a pattern, each after its file. */
const linesMatching = (ending: RegExp, pattern: RegExp, except: readonly string[] = []) =>
  files(ending)
    .filter(({ file }) => !except.includes(file))
    .flatMap(({ file, text }) =>
      text.split('\n').flatMap((line) => (pattern.test(line) ? [`${file}: ${line.trim()}`] : [])),
    );

describe('styles and code for both directions', () => {
  const side =
    /(margin|padding|border|inset)-(left|right)|-(left|right)-radius|(^|[\s;{])(left|right)\s*:|(text-align|float|clear|justify-\w+):\s*(left|right)/;
  const sideInCode = /(margin|padding|border|inset|scrollMargin|scrollPadding)(Left|Right)|textAlign: '(left|right)'/;
  /** Whether the right and the left value of a shorthand differ: top, right, bottom, left. */
  const hasUnequalSides = (line: string) => {
    const [, text = ''] =
      /^\s*(?:(?:scroll-)?(?:margin|padding)|inset|border-(?:width|style|color)): (.*);/.exec(line) ?? [];
    const [, right, , left] = text.match(/(?:[^\s(]|\([^()]*(?:\([^()]*\)[^()]*)*\))+/g) ?? [];
    return left !== undefined && left !== right;
  };

  it('use no physical sides', () => {
    expect(linesMatching(/\.(css|html)$/, side)).toEqual([]);
    expect(linesMatching(/\.tsx$/, sideInCode)).toEqual([]);
    const lines = files(/\.css$/).flatMap(({ file, text }) => text.split('\n').map((line) => ({ file, line })));
    expect(lines.filter(({ line }) => hasUnequalSides(line))).toEqual([]);
  });

  it.each([
    ['margin-left: 1px;', true],
    ['scroll-padding-right: 1px;', true],
    ['border-top-left-radius: 1px;', true],
    ['left: 0;', true],
    ['text-align: right;', true],
    ['justify-self: left;', true],
    ["style={{ marginLeft: 1, textAlign: 'start' }}", true],
    ['margin: 0 1px 0 2px;', true],
    ['inset: 0 calc(1px + (2px * 3)) 0 auto;', true],
    ['margin: 0 calc(1px + 2px) 1px calc(1px + 2px);', false],
    ['padding: 1px 2px 3px;', false],
    ['margin-inline-start: 1px;', false],
    ['border-start-start-radius: 1px;', false],
  ])('a physical side is recognized: %s', (line, isPhysical) => {
    expect(side.test(line) || sideInCode.test(line) || hasUnequalSides(line)).toBe(isPhysical);
  });

  it('reset letter spacing, capitals and italics for Arabic', () => {
    const spaced = files(/\.css$/).filter(({ text }) => /letter-spacing|uppercase|italic/.test(text));
    expect(
      spaced.filter(({ text }) => !/:lang\(ar\)[^}]*letter-spacing: normal/.test(text)).map(({ file }) => file),
    ).toEqual([]);
  });

  it('format numbers, dates, lists and display names in one place', () => {
    // the CSV file has raw numbers, which no screen shows
    const formats = ['format', 'intl-formatters', 'list-parts', 'number-formats', 'time-formats'].map(
      (name) => `ui/${name}.ts`,
    );
    const formatters = [...formats, 'ui/wire-time.ts', 'ui/time-zone.ts', 'ui/invoice/invoice-csv.ts'];
    const formatter =
      /Intl\.(NumberFormat|DateTimeFormat|RelativeTimeFormat|ListFormat|DisplayNames)|toLocale(String|DateString|TimeString)|toFixed\(/;
    expect(linesMatching(/^ui\/.*\.tsx?$/, formatter, formatters)).toEqual([]);
  });

  it('neither reorder elements nor reverse rows', () => {
    // a number is above its label, and neither can have the focus
    const figures = ['ui/landing/landing-items.module.css'];
    expect(linesMatching(/\.css$/, /(^|[\s;{])order:\s*-?\d|(row|column)-reverse/, figures)).toEqual([]);
  });

  it('multiply a horizontal transform with the sign of the direction', () => {
    const moved = /translate(X|3d)?\(\s*-?[\d.]+(px|rem|em|%)|translate:\s*-?[\d.]+(px|rem|em|%)/;
    const unsigned = linesMatching(/\.css$/, moved).filter((line) => !line.includes('var(--turn)'));
    expect(unsigned.filter((line) => !/translate:\s*0|translate\(0|-50% -50%/.test(line))).toEqual([]);
  });
});

describe('the Arabic catalogue', () => {
  const messages = [...readCatalogue('ar')];
  const textsMatching = (pattern: RegExp, except: readonly string[] = []) =>
    messages.filter(([id, text]) => pattern.test(text) && !except.includes(id)).map(([id, text]) => `${id}: ${text}`);

  it('uses Arabic punctuation without a space before it', () => {
    expect(textsMatching(/[\u0600-\u06ff]\s*[,;?]/)).toEqual([]);
    expect(textsMatching(/\s[،؛؟:!.](\s|$)/)).toEqual([]);
    expect(textsMatching(/["“”'‘’]/)).toEqual([]);
  });

  it('has no literal digits, because the user chooses the digits', () => {
    // an example of a phone number, the names of the digits, and the names of levels
    const examples = ['numerals_arab', 'numerals_hint', 'numerals_latn', 'phone_hint'];
    const plain = textsMatching(/[0-9٠-٩](?![^{}]*\})/, examples);
    expect(plain.filter((line) => !line.startsWith('language_level_'))).toEqual([]);
  });

  it('has different words for upload and download', () => {
    expect(textsMatching(/تحميل/, ['loading'])).toEqual([]);
    expect(messages.find(([id]) => id === 'download')?.[1]).toBe('تنزيل');
  });

  it('uses the verb instead of “تم” with a noun, and no word for “please”', () => {
    expect(textsMatching(/(^|[\s{،])(تم|تمت|يتم|تتم|جرى|جرت)\s/)).toEqual([]);
    expect(textsMatching(/الرجاء|يُ?رجى/)).toEqual([]);
  });

  it('uses one word each for edits, for the browser and for the acceptance of work', () => {
    expect(textsMatching(/تغييرات|تغييرًا|المتصفّح/)).toEqual([]);
    const ofWork = /^(milestone|ending|life|invoice)_/;
    expect(messages.filter(([id, text]) => ofWork.test(id) && /عتم/.test(text))).toEqual([]);
  });

  it('uses one word each for a paid amount and for the time to pay, also in documents and on the landing page', () => {
    expect(textsMatching(/المدفوع(?!ات)/)).toEqual([]);
    expect(invoiceTexts.ar.paid).toBe(readCatalogue('ar').get('paid'));
    const terms = readCatalogue('ar').get('payment_terms');
    expect(landingTexts.ar.payment.steps.map(({ body }) => body).join()).toContain(`و${terms} `);
  });

  it('does not offer to recover an account that a stranger has created', () => {
    expect(messageOf('verify', 'ar', 'https://sgnetwork.example').text).not.toMatch(/استعادة/);
  });

  it('distinguishes a signatory who can sign from one who has to wait', () => {
    const waiting = messages.filter(([id, text]) => /^signature_status_/.test(id) && /انتظار/.test(text));
    expect(waiting.map(([id]) => id)).toEqual(['signature_status_waiting']);
  });

  it('lets the formatter write numbers', () => {
    const named = ['phone_saved_as']; // a number with its country code, not an amount
    expect(textsMatching(/\{(number|count|total)\}/, named)).toEqual([]);
    expect(textsMatching(/\{max\}/).filter((line) => !line.startsWith('budget_'))).toEqual([]);
  });

  it('names actions by verbal nouns, which have no gender', () => {
    const actions = ['start', 'next', 'step_next', 'later', 'cancel', 'decline_undo', 'undo', 'landing_join'];
    const imperative = /^(ابدأ|اشترك|تراجع|انضم|أضف|ارفع|اكتب|حدّد|أرسل|احفظ)(\s|$)/;
    expect(
      messages.filter(([id, text]) => (actions.includes(id) || id.startsWith('step_add_')) && imperative.test(text)),
    ).toEqual([]);
  });

  it('does not call a request a job application, and declines it politely', () => {
    expect(textsMatching(/طلب(ات)? (ال)?(عمل|وظيفة|توظيف)(?![ء-ي])/)).toEqual([]);
    expect(messages.find(([id]) => id === 'decline_request')?.[1]).toMatch(/اعتذار/);
  });

  it('agrees in gender: feminine for an invoice, masculine for a contract', () => {
    const of = (id: string) => messages.find(([key]) => key === id)?.[1];
    expect(['paid', 'cancelled', 'overdue'].map((status) => of(`invoice_status_${status}`)?.split(' ')[0])).toEqual([
      'مدفوعة',
      'ملغاة',
      'متأخرة',
    ]);
    expect([of('contract_status_active'), of('contract_status_cancelled')]).toEqual(['نشط', 'ملغى']);
  });
});
