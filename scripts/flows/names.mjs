// Reads the names of states and steps in both languages, by which a tester recognises them on screen.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogue } from '../catalogue.mjs';

/**
 * @typedef {'en' | 'ar'} Language
 * @typedef {Readonly<Record<Language, string>>} Name
 * @typedef {Readonly<Record<string, Name>>} NameTable
 * @typedef {object} MachineNames the content of `names/<machine>.json`
 * @property {Name} title
 * @property {NameTable} starts by the words of a start
 * @property {NameTable} steps by the words of an act or a timer: `Wait (retryDelay)`
 * @property {NameTable} states by the path of a state in its machine: `documents.uploading`
 * @property {NameTable} results by the words of a step: what is seen after it, where that is not the state of the machine
 * @property {NameTable} how by the words of a step: how a tester causes what no control of the page does
 * @property {NameTable} effects by the name of an action, or `<action>: <words of a step>`: what a person sees of it; those of the machine replace those of all
 * @typedef {object} SharedNames the content of `names/shared.json`
 * @property {NameTable} steps those of several machines
 * @property {NameTable} failures by the kind of an API error: how to cause it
 * @property {NameTable} effects by the name of an action, or by that and the kind of an API error: what a person sees of it
 * @property {readonly string[]} reasons the actions of which a person sees the sentence that states the API error
 */

export const languages = /** @type {const} */ (['en', 'ar']);

/** @type {SharedNames} */
export const sharedNames = readNames('shared');

/**
 * Why a step cannot be performed on screen, by the key of the reason.
 * @type {NameTable}
 */
export const reasonsNotOnScreen = readNames('not-on-screen');

/**
 * When a step in another tab is made, by the order of the tabs.
 * @type {NameTable}
 */
export const tabOrders = readNames('other-tab');

/**
 * The names of a machine.
 * @param {string} machine
 * @returns {MachineNames}
 * @throws when the machine has no file
 */
export function namesOf(machine) {
  const names = readNames(machine);
  return {
    ...names,
    steps: { ...sharedNames.steps, ...names.steps },
    results: names.results ?? {},
    how: names.how ?? {},
    effects: { ...sharedNames.effects, ...names.effects },
  };
}

/**
 * A name in a language. `{usr}` stands for a value of the payload, `{=login}` for the text of a message on screen, and
 * `{=import_too_large size=1 MB}` for one with a value.
 * @param {Name | undefined} name
 * @param {Language} language
 * @param {unknown} [payload]
 * @returns {string | null} null when there is no such name, value or message
 */
export function textOf(name, language, payload = {}) {
  let isComplete = Boolean(name?.[language]);
  const text = (name?.[language] ?? '').replaceAll(
    /\{(=?)([\w.]+)(?: (\w+)=([^}]+))?\}/g,
    (_, isMessage, key, ...of) => {
      const value = isMessage ? message(key, language, of) : valueAt(payload, key);
      if (value === undefined) isComplete = false;
      return value ?? '';
    },
  );
  return isComplete ? text : null;
}

/**
 * @param {string} key
 * @param {Language} language
 * @throws when the reason has no text in the language
 */
export function reasonNotOnScreen(key, language) {
  const text = textOf(reasonsNotOnScreen[key], language);
  if (text === null) throw new Error(`not-on-screen.json has no reason in ${language}: ${key}.`);
  return text;
}

/**
 * The names that a machine lacks in a language, and those that nothing uses.
 * @param {string} machine
 * @param {{ starts: string[], steps: { words: string, payload: unknown }[], states: string[] }} used
 * @returns {string[]}
 */
export function nameProblems(machine, { starts, steps, states }) {
  const names = namesOf(machine);
  const needed = [
    ...starts.map((key) => ({ table: names.starts, kind: 'start', key, payload: {} })),
    ...steps.map(({ words, payload }) => ({ table: names.steps, kind: 'step', key: words, payload })),
    ...steps
      .filter(({ words }) => Object.hasOwn(names.results, words))
      .map(({ words, payload }) => ({ table: names.results, kind: 'result', key: words, payload })),
    ...steps
      .filter(({ words }) => Object.hasOwn(names.how, words))
      .map(({ words, payload }) => ({ table: names.how, kind: 'instruction', key: words, payload })),
    ...states.map((key) => ({ table: names.states, kind: 'state', key, payload: {} })),
  ];
  const missing = needed.flatMap(({ table, kind, key, payload }) =>
    languages
      .filter((language) => textOf(table[key], language, payload) === null)
      .map((language) => `${machine}: the ${kind} “${key}” has no name in ${language}`),
  );
  const own = readNames(machine);
  const ofSteps = Object.keys(own.effects ?? {}).flatMap((key) => /^\w+: (.+)$/.exec(key)?.[1] ?? []);
  const unused = [
    ...[own.starts, own.steps, own.states, names.results, names.how].flatMap(Object.keys),
    ...ofSteps,
  ].filter((key) => !needed.some((each) => each.key === key));
  return [...new Set(missing), ...unused.map((key) => `${machine}: the name of “${key}” is not used`)];
}

const catalogues = { en: readCatalogue('en'), ar: readCatalogue('ar') };

/**
 * A message in quotation marks.
 * @param {string} id
 * @param {Language} language
 * @param {string[]} [value] the name of a placeholder, and its text
 */
function message(id, language, [name, value] = []) {
  const text = catalogues[language].get(id)?.replaceAll(`{${name}}`, value ?? '');
  if (text === undefined) return undefined;
  return quoted(text, language);
}

/** The quotation marks of a language, and those inside a quotation. */
const marks = {
  en: { outer: ['“', '”'], inner: ['‘', '’'] },
  ar: { outer: ['«', '»'], inner: ['“', '”'] },
};

/**
 * A text in the quotation marks of a language. Those in the text become inner ones.
 * @param {string} text
 * @param {Language} language
 */
export function quoted(text, language) {
  const { outer, inner } = marks[language];
  const [open = '', close = ''] = outer;
  const [innerOpen = '', innerClose = ''] = inner;
  return `${open}${text.replaceAll(open, innerOpen).replaceAll(close, innerClose)}${close}`;
}

/**
 * The marks that close the quotations which a shortened text leaves open.
 * @param {string} text
 * @param {Language} language
 */
export function closingMarks(text, language) {
  const { outer, inner } = marks[language];
  return [inner, outer]
    .filter(([open = '', close = '']) => text.lastIndexOf(open) > text.lastIndexOf(close))
    .map(([, close]) => close)
    .join('');
}

/**
 * @param {unknown} payload
 * @param {string} path
 * @returns {string | undefined}
 */
function valueAt(payload, path) {
  const value = path.split('.').reduce((inner, key) => Object(inner)[key], payload);
  return value === undefined || value === null ? undefined : String(value).trim();
}

/** @param {string} file */
function readNames(file) {
  const path = join(import.meta.dirname, 'names', `${file}.json`);
  if (!existsSync(path)) throw new Error(`${file} has no names: scripts/flows/names/${file}.json is missing.`);
  return JSON.parse(readFileSync(path, 'utf8'));
}
