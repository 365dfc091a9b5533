import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from '../../scripts/catalogue.mjs';

const root = join(import.meta.dirname, '../../src');

const files = (ending: RegExp) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Lines that fit the pattern, by file. */
const found = (ending: RegExp, pattern: RegExp, but: readonly string[] = []) =>
  files(ending)
    .filter(({ file }) => !but.includes(file))
    .flatMap(({ file, text }) =>
      text.split('\n').flatMap((line) => (pattern.test(line) ? [`${file}: ${line.trim()}`] : [])),
    );

describe('what serves both directions', () => {
  it('knows no physical side', () => {
    const side =
      /(margin|padding|border|inset)-(left|right)|(^|[\s;{])(left|right)\s*:|(text-align|float|clear):\s*(left|right)/;
    expect(found(/\.css$/, side)).toEqual([]);
  });

  it('sets no letters apart, in capitals or aslant but where it takes that back for Arabic', () => {
    const spaced = files(/\.css$/).filter(({ text }) => /letter-spacing|uppercase|italic/.test(text));
    expect(
      spaced.filter(({ text }) => !/:lang\(ar\)[^}]*letter-spacing: normal/.test(text)).map(({ file }) => file),
    ).toEqual([]);
  });

  it('writes numbers, dates, lists and names of codes for a screen in one place', () => {
    // the CSV file holds raw numbers, which no screen shows
    const homes = ['ui/format.ts', 'ui/wire-time.ts', 'ui/invoice/invoice-csv.ts'];
    const formatter =
      /Intl\.(NumberFormat|DateTimeFormat|RelativeTimeFormat|ListFormat|DisplayNames)|toLocale(String|DateString|TimeString)|toFixed\(/;
    expect(found(/^ui\/.*\.tsx?$/, formatter, homes)).toEqual([]);
  });

  it('never reorders what the keyboard follows, and reverses no row', () => {
    // a figure stands over its name, and neither takes the focus
    const figures = ['ui/landing/landing.module.css'];
    expect(found(/\.css$/, /(^|[\s;{])order:\s*-?\d|(row|column)-reverse/, figures)).toEqual([]);
  });

  it('turns what points along the line by a sign, since a transform knows no reading direction', () => {
    const moved = /translate(X|3d)?\(\s*-?[\d.]+(px|rem|em|%)|translate:\s*-?[\d.]+(px|rem|em|%)/;
    const kept = found(/\.css$/, moved).filter((line) => !line.includes('var(--turn)'));
    expect(kept.filter((line) => !/translate:\s*0|translate\(0|-50% -50%/.test(line))).toEqual([]);
  });
});

describe('the Arabic of the catalogue', () => {
  const words = [...readCatalogue('ar')];
  const said = (pattern: RegExp, but: readonly string[] = []) =>
    words.filter(([id, text]) => pattern.test(text) && !but.includes(id)).map(([id, text]) => `${id}: ${text}`);

  it('keeps its own punctuation, close to the word before it', () => {
    expect(said(/[\u0600-\u06ff]\s*[,;?]/)).toEqual([]);
    expect(said(/\s[،؛؟:!.](\s|$)/)).toEqual([]);
    expect(said(/["“”'‘’]/)).toEqual([]);
  });

  it('has no digit of its own, which would not follow the digits chosen', () => {
    // what may be typed in either set, the sets themselves, and the names of levels
    const examples = [
      'numerals_arab',
      'numerals_hint',
      'numerals_latn',
      'phone_hint',
      'refusal_number',
      'refusal_year',
    ];
    const plain = said(/[0-9٠-٩](?![^{}]*\})/, [...examples, 'year_hint']);
    expect(plain.filter((line) => !line.startsWith('language_level_'))).toEqual([]);
  });

  it('says a file goes up and comes down, and never the word that means both', () => {
    expect(said(/تحميل/, ['loading'])).toEqual([]);
    expect(words.find(([id]) => id === 'download')?.[1]).toBe('تنزيل');
  });

  it('writes the verb itself instead of “تم” with a noun, and asks without “please”', () => {
    expect(said(/(^|[\s{،])(تم|تمت|يتم|تتم|جرى|جرت)\s/)).toEqual([]);
    expect(said(/الرجاء|يُ?رجى/)).toEqual([]);
  });

  it('names an action by a verbal noun, which addresses women and men alike', () => {
    const actions = ['start', 'next', 'step_next', 'later', 'cancel', 'decline_undo', 'landing_join'];
    const imperative = /^(ابدأ|اشترك|تراجع|انضم|أضف|ارفع|اكتب|حدّد|أرسل|احفظ)(\s|$)/;
    expect(
      words.filter(([id, text]) => (actions.includes(id) || id.startsWith('step_add_')) && imperative.test(text)),
    ).toEqual([]);
  });

  it('calls a request a project, not an application for a job, and declines it politely', () => {
    expect(said(/طلب(ات)? (ال)?(عمل|وظيفة|توظيف)(?![ء-ي])/)).toEqual([]);
    expect(words.find(([id]) => id === 'decline_request')?.[1]).toMatch(/اعتذار/);
  });

  it('agrees in gender: an invoice is feminine, a contract is not', () => {
    const of = (id: string) => words.find(([key]) => key === id)?.[1];
    expect(['paid', 'cancelled', 'overdue'].map((status) => of(`invoice_status_${status}`)?.split(' ')[0])).toEqual([
      'مدفوعة',
      'ملغاة',
      'متأخرة',
    ]);
    expect([of('contract_status_active'), of('contract_status_cancelled')]).toEqual(['نشط', 'ملغى']);
  });
});
