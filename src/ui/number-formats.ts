import { cached, numberFormat, type Optional } from './intl-formatters.ts';

/** Formats numbers. Returns `null` for a value that is absent, so that a screen omits it. */
export interface NumberFormats {
  /** @param maxDecimals 3 by default */
  number(value: Optional<number>, maxDecimals?: number): string | null;
  /** With all decimals of the currency, so that the amounts of a column are aligned: `SAR 1,234.50`. */
  amount(value: Optional<number>, currency: Optional<string>): string | null;
  /** The same in parts, so that a table can align them. */
  amountParts(value: Optional<number>, currency: Optional<string>): AmountParts | null;
  /** Without decimals when they are zero: `SAR 40,000`. */
  briefAmount(value: Optional<number>, currency: Optional<string>): string | null;
  /** @param points percent: 15.5 is 15.5% */
  percent(points: Optional<number>): string | null;
  /** With a sign: +5%. */
  gain(points: Optional<number>): string | null;
  fileSize(bytes: Optional<number>): string | null;
  /** The sign of a currency, as beside a number: SAR, ر.س. */
  currencySign(code: Optional<string>): string | null;
}

/** The parts of an amount, in their order; the currency is before or after the number. */
export interface AmountParts {
  readonly before: string;
  readonly whole: string;
  /** With the decimal sign. */
  readonly fraction: string;
  readonly after: string;
}

/** @param locale BCP 47, with the digits */
export const numberFormats = (locale: string): NumberFormats => ({
  number: (value, maximumFractionDigits) =>
    isNumber(value) ? numberFormat(locale, { maximumFractionDigits }).format(value) : null,
  amount: (value, currency) => money(locale, value, currency, 'auto'),
  amountParts: (value, currency) => partsOf(money(locale, value, currency, 'auto')),
  briefAmount: (value, currency) => money(locale, value, currency, 'stripIfInteger'),
  percent: (points) =>
    isNumber(points) ? numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(points / 100) : null,
  gain: (points) =>
    isNumber(points)
      ? numberFormat(locale, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 2 }).format(
          points / 100,
        )
      : null,
  fileSize: (bytes) => fileSize(locale, bytes),
  currencySign: (code) => (code ? signOf(locale, code) : null),
});

const isNumber = (value: Optional<number>): value is number => typeof value === 'number' && Number.isFinite(value);

const isCurrency = (code: string): boolean => /^[A-Z]{3}$/.test(code);

/**
 * English shows the code of a currency, because several currencies are called dollar. Arabic does too where the symbol
 * has Latin letters: `US$` would be drawn as `$US`.
 */
function signStyle(locale: string, code: string): 'symbol' | 'code' {
  const isArabic = cached(`sign ${locale} ${code}`, () => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency: code });
    const sign = format.formatToParts(0).find(({ type }) => type === 'currency');
    return /\p{Script=Arabic}/u.test(sign?.value ?? '');
  });
  return isArabic ? 'symbol' : 'code';
}

function money(
  locale: string,
  value: Optional<number>,
  currency: Optional<string>,
  trailingZeroDisplay: 'auto' | 'stripIfInteger',
): string | null {
  if (!isNumber(value)) return null;
  const code = currency?.trim().toUpperCase() ?? '';
  if (isCurrency(code)) {
    const currencyDisplay = signStyle(locale, code);
    return numberFormat(locale, { style: 'currency', currency: code, currencyDisplay, trailingZeroDisplay }).format(
      value,
    );
  }
  const plain = numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 3, trailingZeroDisplay });
  return [plain.format(value), currency?.trim()].filter(Boolean).join('\u00a0');
}

/** Each locale of the product has 0-9 or ٠-٩, and a sign of one character between the whole and the fraction. */
function partsOf(amount: string | null): AmountParts | null {
  const [, before = '', whole = '', fraction = '', after = ''] =
    /^(\P{Nd}*)(\p{Nd}+(?:[,٬]\p{Nd}+)*)((?:[.٫]\p{Nd}+)?)(.*)$/u.exec(amount ?? '') ?? [];
  if (whole === '') return null;
  // in front of a number with its currency after it there are only marks of direction and the minus sign
  return after === '' ? { before, whole, fraction, after } : { before: '', whole: before + whole, fraction, after };
}

function signOf(locale: string, currency: string): string {
  const code = currency.trim().toUpperCase();
  if (!isCurrency(code)) return currency;
  const options = { style: 'currency', currency: code, currencyDisplay: signStyle(locale, code) } as const;
  const sign = numberFormat(locale, options)
    .formatToParts(0)
    .find(({ type }) => type === 'currency');
  return sign?.value ?? code;
}

const fileUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

function fileSize(locale: string, bytes: Optional<number>): string | null {
  if (!isNumber(bytes) || bytes < 0) return null;
  const at = Math.min(fileUnits.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  // the short kilobyte is a whole word in Arabic, the other short units are abbreviations
  const unitDisplay = at === 0 ? 'long' : locale.startsWith('ar') ? 'narrow' : 'short';
  const options = { style: 'unit', unit: fileUnits[at], unitDisplay, maximumFractionDigits: at > 1 ? 1 : 0 } as const;
  return numberFormat(locale, options)
    .format(bytes / 1000 ** at)
    .replace(' ', '\u00a0'); // the unit begins no line
}
