/** Converts values to plain data that may leave the app: without secrets and file contents, and limited in size. */

import { withoutToken } from '../services/contract/paths.ts';

export interface RedactLimits {
  readonly depth: number;
  /** Entries of one list, map or object. */
  readonly items: number;
  /** Characters of one string. */
  readonly length: number;
  /** Values in total. */
  readonly values: number;
}

/**
 * A redactor that stores every secret it finds: a password that was found by its name is also hidden in every later
 * string, whether it is plain or encoded for a URL or for JSON.
 */
export function createRedactor(limits: Partial<RedactLimits> = {}): (value: unknown) => unknown {
  const { depth, items, length, values } = { depth: 16, items: 500, length: 4_000, values: 20_000, ...limits };
  const secrets = new Set<string>();
  const ancestors: object[] = [];
  let pattern: RegExp | undefined;
  let left = 0;

  return (value) => {
    left = values;
    // the first pass finds secrets and the second hides them, whatever their order
    const plain = copy(value, false);
    pattern ??= secrets.size > 0 ? patternOf(secrets) : undefined;
    return hide(plain);
  };

  function addSecret(secret: string): string {
    if (secret.length >= 4 && !secrets.has(secret)) {
      if (secrets.size >= 1_000) secrets.delete([...secrets][0] ?? '');
      secrets.add(secret);
      pattern = undefined;
    }
    return hidden;
  }

  function copy(value: unknown, isSecret: boolean): unknown {
    left -= 1;
    if (left < 0) return '…';
    if (typeof value === 'string') return isSecret ? secretText(value) : redactText(value);
    if (typeof value === 'function') return `ƒ ${value.name}`;
    if (typeof value !== 'object' || value === null) {
      const isPlain = value === undefined || value === null || typeof value === 'boolean';
      return isPlain ? value : isSecret ? hidden : Number.isFinite(value) ? value : String(value);
    }
    if (ancestors.includes(value)) return '↺';
    if (ancestors.length >= depth) return '…';
    ancestors.push(value);
    try {
      return copyObject(value as Record<string, unknown>, isSecret); // any object can be read by its keys
    } catch {
      return '…'; // a window of another origin, a getter that throws
    } finally {
      ancestors.pop();
    }
  }

  function secretText(text: string): string {
    if (text === '') return text; // an empty value is not a secret
    redactText(text);
    addSecret(/^\w+ +(\S{8,})$/.exec(text)?.[1] ?? ''); // a token after its scheme
    return addSecret(text);
  }

  function copyObject(of: Record<string, unknown>, isSecret: boolean): unknown {
    if (typeof of.sessionId === 'string' && typeof of.send === 'function') return `actor ${of.id}`;
    // a machine's definition is code, and can have a state named like a secret
    if (typeof of.getInitialSnapshot === 'function') return `logic ${of.id ?? ''}`.trim();
    if (typeof of.nodeName === 'string' && 'nodeType' in of) return `<${of.nodeName.toLowerCase()}>`;
    if (of.window === of) return 'window';
    if (typeof of.byteLength === 'number') return { file_size: of.byteLength };
    if (typeof of.arrayBuffer === 'function') return { file_name: of.name, file_size: of.size, type: of.type };
    if (of instanceof Error) return { name: of.name, message: copy(of.message, false), ...record(of, false) };
    if (typeof of.toJSON === 'function') return copy(of.toJSON(), isSecret);
    const inner: unknown = typeof of.valueOf === 'function' ? of.valueOf() : of;
    if (typeof inner !== 'object') return copy(inner, isSecret);
    const isList = Symbol.iterator in of && ('length' in of || typeof of.entries === 'function');
    if (isList) return copyList(Array.from(of as unknown as Iterable<unknown>), isSecret, typeof of.get === 'function');
    // the error of a password field is not a secret
    const isApiError = typeof of.kind === 'string' && typeof of.message === 'string';
    const plain = record(of, isSecret && !isApiError);
    return isSecret && !isApiError ? hidden : plain;
  }

  function copyList(list: readonly unknown[], isSecret: boolean, isMap: boolean): unknown[] {
    const copies = list.slice(0, items).map((each) => {
      if (!isMap) return copy(each, isSecret);
      const [key, value] = each as [unknown, unknown]; // an entry of a map
      return [copy(key, isSecret), copy(value, isSecret || isSecretName(key))];
    });
    return list.length > items ? [...copies, `… ${list.length - items} more`] : copies;
  }

  function record(of: Record<string, unknown> | Error, isSecret: boolean): Record<string, unknown> {
    const { field, name, key: label } = of as Record<string, unknown>; // an error is read by its keys, too
    const isField = [field, name, label].some(isSecretName);
    return Object.fromEntries(
      Object.keys(of)
        .slice(0, items)
        .map((key) => {
          const value: unknown = (of as Record<string, unknown>)[key];
          // the value of a snapshot is a state value, and its keys are state names
          if (key === 'value' && 'context' in of && ('status' in of || 'version' in of))
            return [key, stateValue(value)];
          return [key, copy(value, isSecret || isSecretName(key) || (isField && key === 'value'))];
        }),
    );
  }

  function stateValue(value: unknown): unknown {
    if (typeof value !== 'object' || value === null || ancestors.length >= depth) return copy(value, false);
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, stateValue(inner)]));
  }

  /** Hides the secrets in a text that have a name, in stored JSON, a URL or a header, and the token in a path. */
  function redactText(given: string): string {
    const text = withoutToken(given);
    if (/^\s*[{[]/.test(text)) {
      try {
        return JSON.stringify(copy(JSON.parse(text), false));
      } catch {
        // not JSON
      }
    }
    return text
      .replace(/^data:[^,]*;base64,.*/s, (data) => `data of ${data.length} characters`)
      .replace(/(?<![\w-])([\w-]+)(=|\\*["']\s*[:=]\s*\\*["'])([^\s"'&;,\\}#]+)/g, (match, name, sign, secret) =>
        isSecretName(name) ? name + sign + addSecret(decoded(secret)) : match,
      )
      .replace(
        /\b(Bearer|Basic) +(?=\S*\d|\S{16})([^\s"'\\]{4,})/gi,
        (_, scheme, secret) => `${scheme} ${addSecret(secret)}`,
      );
  }

  function hide(plain: unknown): unknown {
    if (typeof plain === 'string') {
      const text = pattern ? plain.replace(pattern, hidden) : plain;
      return text.length > length ? `${text.slice(0, length)}…` : text;
    }
    if (typeof plain === 'number') return secrets.has(String(plain)) ? hidden : plain;
    if (Array.isArray(plain)) return plain.map(hide);
    if (typeof plain !== 'object' || plain === null) return plain;
    return Object.fromEntries(Object.entries(plain).map(([key, value]) => [hide(key), hide(value)]));
  }
}

/** Redacts a single value. */
export const redact = (value: unknown): unknown => createRedactor()(value);

const hidden = '•••';

const secretName =
  /(password|passwd|pwd|passphrase|passcode|token|secret|authorization|cookie|apikey|privatekey|credential)s?(\d*|value|hash|again|repeat|confirm(ed|ation)?)$|^(sid|otp|pin)$/;

const isSecretName = (name: unknown): boolean =>
  typeof name === 'string' && name.length < 64 && secretName.test(name.toLowerCase().replace(/[^a-z0-9]/g, ''));

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** Matches every encoding of the secrets: plain, for a URL, for JSON, and for JSON inside JSON. */
function patternOf(secrets: Set<string>): RegExp {
  const longestFirst = [...secrets].sort((a, b) => b.length - a.length);
  return new RegExp(longestFirst.map((secret) => secret.replace(/\\+|./gsu, encodingsOf)).join('|'), 'giu');
}

/** A pattern for every encoding of a character, or of a run of backslashes. */
function encodingsOf(character: string): string {
  if (/[\w-]/.test(character)) return character;
  const percent = [...new TextEncoder().encode(character[0] === '\\' ? '\\' : character)]
    .map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
    .join('');
  if (character[0] === '\\') return `(?:\\\\|${percent})+`;
  const units = Array.from({ length: character.length }, (_, index) =>
    character.charCodeAt(index).toString(16).padStart(4, '0'),
  );
  const unicode = units.map((unit) => `\\\\+u${unit}`).join('');
  const short = JSON.stringify(character).slice(1, -1);
  const escaped = short.length === 2 ? `|\\\\+${literal(short.slice(1))}` : '';
  return `(?:\\\\*${literal(character)}|${percent}|${unicode}${escaped}${character === ' ' ? '|\\+' : ''})`;
}

const literal = (character: string): string => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
