import { maxLineLength } from '../../src/services/contract/fields/field.ts';
import { clean } from '../http/body.ts';

/** The name of a file as it is stored: without a folder or invisible characters, and with the ending of its type. */
export function storedFileName(fileName: string, mediaType: string): string {
  const ending = endings[mediaType] ?? '';
  const last = clean(fileName).split(/[\\/]/).at(-1) ?? '';
  const visible = last.replace(invisible, '').trim();
  const dot = visible.lastIndexOf('.');
  const stem = withoutDots(dot > 0 ? visible.slice(0, dot) : visible);
  return `${cut(stem, maxLineLength - ending.length) || 'file'}${ending}`;
}

const endings: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'application/msword': '.doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': '.xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': '.pptx',
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/webp': '.webp',
};

/** Controls, and what changes the direction or is not seen: with them, a name can look as if it had another ending. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]|\u034f/gu;

/** Removes the dots and spaces at both ends, which some systems hide or drop. */
function withoutDots(text: string): string {
  const signs = [...text];
  const isKept = (sign: string): boolean => sign !== '.' && sign !== ' ';
  return signs.slice(Math.max(0, signs.findIndex(isKept)), signs.findLastIndex(isKept) + 1).join('');
}

/** Cuts a text between characters. */
const cut = (text: string, length: number): string => clean(text.slice(0, length)).replace(/\ufffd$/, '');
