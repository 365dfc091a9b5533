/** Reads single values of a JSON Resume. No value is trusted: each function accepts anything and never throws. */
import { isAddress, isDay } from '../fields/text-error.ts';
import { plainLine, plainText } from '../plain-text.ts';

/** Why a value was not taken. */
export type LeftOutReason =
  | 'noField'
  | 'wrongType'
  | 'tooLong'
  | 'invalidDate'
  | 'notADay'
  | 'unknownChoice'
  | 'invalidAddress'
  | 'tooMany';

/** A text for the draft, or why there is none. `null` where the resume has no value. */
export type Taken = { readonly text: string } | { readonly reason: LeftOutReason } | null;

/** The server's choices by their name, with their label in the language on screen. */
export type Choices = readonly { readonly name: string; readonly label: string | null }[];

/** The server's choices that a resume is compared with. */
export interface ResumeChoices {
  readonly educationLevels: Choices;
  readonly technicalSkills: Choices;
  readonly languages: Choices;
}

/** A property of its own, so that `__proto__` and `constructor` find nothing. */
export const own = (item: unknown, name: string): unknown =>
  typeof item === 'object' && item !== null && Object.hasOwn(item, name)
    ? (item as Record<string, unknown>)[name]
    : undefined;

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

/** A text of one line, or of several, of at most `max` characters. */
export function takeText(value: unknown, max: number, isMultiline = false): Taken {
  if (isAbsent(value)) return null;
  if (typeof value === 'number' && Number.isFinite(value)) return { text: String(value) };
  if (typeof value !== 'string') return { reason: 'wrongType' };
  if (value.length > 4 * max) return { reason: 'tooLong' };
  const text = (isMultiline ? plainText(value) : plainLine(value)).trim();
  if (text === '') return null;
  return text.length > max ? { reason: 'tooLong' } : { text };
}

/** A text with a list of points, each on a line of its own. */
export function takePoints(summary: unknown, points: unknown, max: number): Taken {
  const lines = (Array.isArray(points) ? points.slice(0, 200) : []).flatMap((point) => {
    const taken = takeText(point, max);
    return taken && 'text' in taken ? [`• ${taken.text}`] : [];
  });
  const first = takeText(summary, max, true);
  if (first && 'reason' in first) return first;
  const text = [...(first ? [first.text] : []), ...lines].join('\n');
  if (text === '') return null;
  return text.length > max ? { reason: 'tooLong' } : { text };
}

/** A month: `2014`, `2014-03` or `2014-03-09`, which the form has as `2014` or `2014-03`. */
export function takeMonth(value: unknown): Taken {
  if (isAbsent(value)) return null;
  if (typeof value !== 'string') return { reason: 'wrongType' };
  const text = value.trim();
  const isTime = /^\d{4}(-\d{2}){0,2}$/.test(text) && isDay(`${text}-01-01`.slice(0, 10));
  return isTime ? { text: text.slice(0, 7) } : { reason: 'invalidDate' };
}

/** A day. A year or a month is not precise enough. */
export function takeDay(value: unknown): Taken {
  const month = takeMonth(value);
  if (month === null || 'reason' in month) return month;
  const text = String(value).trim();
  return text.length === 10 ? { text } : { reason: 'notADay' };
}

export function takeAddress(value: unknown, max: number): Taken {
  const taken = takeText(value, max);
  if (taken === null || 'reason' in taken) return taken;
  return isAddress(taken.text) ? taken : { reason: 'invalidAddress' };
}

export function takeCountry(value: unknown): Taken {
  const taken = takeText(value, 140);
  if (taken === null || 'reason' in taken) return taken;
  const code = taken.text.toUpperCase();
  return /^[A-Z]{2}$/.test(code) ? { text: code } : { reason: 'unknownChoice' };
}

/** The name of a choice, found by its name or its label. */
export function takeChoice(value: unknown, choices: Choices): Taken {
  const taken = takeText(value, 140);
  if (taken === null || 'reason' in taken) return taken;
  const wanted = folded(taken.text);
  const found = choices.find(({ name, label }) => folded(name) === wanted || folded(label ?? '') === wanted);
  return found ? { text: found.name } : { reason: 'unknownChoice' };
}

/** The code of a language, found by its code or its name in English, in Arabic or in itself. */
export function takeLanguage(value: unknown, choices: Choices): Taken {
  const direct = takeChoice(value, choices);
  if (direct === null || 'text' in direct || direct.reason !== 'unknownChoice') return direct;
  const wanted = folded(String(value));
  const found = choices.find(({ name }) =>
    ['en', 'ar', name].some((locale) => folded(languageName(locale, name)) === wanted),
  );
  return found ? { text: found.name } : direct;
}

/** The level of a language, from the words that resumes use. */
export function takeFluency(value: unknown): Taken {
  const taken = takeText(value, 140);
  if (taken === null || 'reason' in taken) return taken;
  const level = /\b([ABC][12])\b/i.exec(taken.text)?.[1]?.toUpperCase();
  if (level !== undefined) return { text: level };
  return levelIn(taken.text, fluencies);
}

/** The level of a skill from 1 to 5. */
export const takeMastery = (value: unknown): Taken => {
  const taken = takeText(value, 140);
  return taken === null || 'reason' in taken ? taken : levelIn(taken.text, masteries);
};

/** The level of education, from the words that resumes use for a degree. */
export function takeDegree(value: unknown, choices: Choices): Taken {
  const found = takeChoice(value, choices);
  if (found === null || 'text' in found || found.reason !== 'unknownChoice') return found;
  const level = levelIn(String(value), degrees);
  return level && 'text' in level ? takeChoice(level.text, choices) : found;
}

function levelIn(text: string, words: readonly (readonly [pattern: RegExp, level: string])[]): Taken {
  const found = words.find(([pattern]) => pattern.test(text));
  return found ? { text: found[1] } : { reason: 'unknownChoice' };
}

const fluencies = [
  [/native|mother|أصلي|الأم/i, 'Native'],
  [/bilingual|full professional|fluent|proficient|طلاقة|يجيد/i, 'C1'],
  [/professional|advanced|متقدم/i, 'C1'],
  [/upper.?intermediate|working/i, 'B2'],
  [/intermediate|conversational|متوسط/i, 'B1'],
  [/elementary|basic|أساسي/i, 'A2'],
  [/beginner|مبتدئ/i, 'A1'],
] as const;

const masteries = [
  [/expert|master|خبير/i, '5'],
  [/advanced|senior|proficient|متقدم/i, '4'],
  [/intermediate|competent|متوسط/i, '3'],
  [/basic|elementary|أساسي/i, '2'],
  [/beginner|novice|مبتدئ/i, '1'],
] as const;

const degrees = [
  [/\bmba\b/i, 'MBA'],
  [/ph\.?\s?d|doctor|دكتوراه/i, 'Doctorate'],
  [/master|\bm\.?sc\b|\bm\.?a\b|ماجستير/i, 'Master'],
  [/bachelor|\bb\.?sc\b|\bb\.?a\b|\bb\.?eng\b|بكالوريوس/i, 'Bachelor'],
] as const;

const folded = (text: string): string => text.normalize('NFKC').trim().toLocaleLowerCase('en');

function languageName(locale: string, code: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? '';
  } catch {
    return ''; // a code that is not a language
  }
}
