/** Browser and system by their own names, read off a user agent; `null` for what is neither. */
export function deviceIn(userAgent: string | null): { browser: string; system: string } | null {
  const find = (known: readonly (readonly [RegExp, string])[]) =>
    known.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const [browser, system] = [find(browsers), find(systems)];
  return browser && system ? { browser, system } : null;
}

// Most say that they are others as well: the first that fits is what it is.
const browsers = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const systems = [
  [/Windows/, 'Windows'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
] as const;
