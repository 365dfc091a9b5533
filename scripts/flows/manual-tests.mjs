// Writes the paths of a machine as manual tests in a language.
import { namesOf, quoted, reasonNotOnScreen, sharedNames, tabOrders, textOf } from './names.mjs';

/**
 * @typedef {import('./names.mjs').Language} Language
 * @typedef {import('../../tests/flows/report.ts').Reported} Reported
 * @typedef {Reported['paths'][number]['steps'][number]} Step
 * @typedef {object} TestStep
 * @property {string} action
 * @property {readonly (readonly [name: string, value: string])[]} data the request and the reply, of a reply of the server; the order of the tabs, of a step in another one; how to cause what no control does
 * @property {string} expected
 * @property {string} notOnScreen why it cannot be performed on screen; empty when it can be
 * @typedef {'action' | 'reply' | 'failure' | 'time'} Kind the cause of the last step
 * @typedef {object} ManualTest
 * @property {string} id
 * @property {string} machine
 * @property {Language} language
 * @property {string} title the last step, and what is expected after it
 * @property {string} precondition
 * @property {readonly TestStep[]} steps
 * @property {Kind} kind
 * @property {'high' | 'medium' | 'low'} priority
 */

/**
 * @param {Pick<Reported, 'id' | 'chart' | 'paths'>} machine
 * @param {Language} language
 * @returns {ManualTest[]}
 * @throws when a start, a step or a state has no name in the language
 */
export function toManualTests({ id: machine, chart, paths }, language) {
  const names = namesOf(machine);
  /** @type {(language: Language) => Read} */
  const readIn = (language) => (table, key, payload) => {
    const text = textOf(names[table][key], language, payload);
    if (text === null) throw new Error(`${machine} has no name in ${language}: ${table}, “${key}”.`);
    return text;
  };
  const read = readIn(language);
  return paths.map(({ id, start, steps }) => {
    const tested = steps.map((step) => ({
      action: read('steps', step.words, step.payload),
      data: dataOf(step, language, names.how),
      expected: Object.hasOwn(names.results, step.words)
        ? read('results', step.words, step.payload)
        : expectedOf(step, { chart, language, readIn, names: names.effects }),
      notOnScreen: step.notOnScreen === null ? '' : reasonNotOnScreen(step.notOnScreen, language),
    }));
    const last = steps.at(-1);
    return {
      id,
      machine,
      language,
      title: `${tested.at(-1)?.action ?? ''} → ${tested.at(-1)?.expected ?? ''}`,
      precondition: read('starts', start),
      steps: tested,
      kind: last ? kindOf(last) : 'action',
      priority: last ? priorityOf(last, chart) : 'low',
    };
  });
}

/** @typedef {(table: 'starts' | 'steps' | 'results' | 'states', key: string, payload?: unknown) => string} Read */

/**
 * The state after a step, and what its transitions do that a person can see.
 * @param {Step} step
 * @param {{ chart: Reported['chart'], language: Language, readIn: (language: Language) => Read, names: import('./names.mjs').NameTable }} options
 */
function expectedOf(step, { chart, language, readIn, names }) {
  const taken = chart.transitions.filter(({ id }) => step.takes.includes(id));
  const actions = taken.flatMap((each) => each.actions);
  // the login page replaces the page that would show the state
  if (actions.includes('reportExpiry')) return effectOf('reportExpiry', step, { language, names }) ?? '';
  const inEnglish = stateText(step.state, readIn('en'));
  // the name of a state can state an effect too; only the English texts of both are the same then
  const effects = actions.flatMap((name) => {
    const effect = effectOf(name, step, { language: 'en', names });
    const isStated = effect === null || inEnglish.includes(effect);
    return isStated ? [] : (effectOf(name, step, { language, names }) ?? []);
  });
  const state = stateText(step.state, readIn(language));
  const expected = isStateSame(step, chart) ? `${unchanged[language]}${state}` : state;
  return [expected, ...new Set(effects), ...fieldErrorsOf(step, language)].join(language === 'ar' ? '؛ ' : '; ');
}

/**
 * What a person sees of an action; of one that stores an error, with the sentence that states it.
 * @param {string} name
 * @param {Step} step
 * @param {{ language: Language, names: import('./names.mjs').NameTable }} options
 */
function effectOf(name, { words, failure, reason }, { language, names }) {
  const special = textOf(names[`${name} ${failure}`] ?? names[`${name}: ${words}`], language);
  const text = special ?? textOf(names[name], language);
  if (special !== null || text === null || reason === null || !sharedNames.reasons.includes(name)) return text;
  const sentence = quoted(reason[language], language);
  return text.includes(sentence) ? text : `${text}: ${sentence}`;
}

/**
 * The errors at the fields: at the field “City”: “This field is required”.
 * @param {Step} step
 * @param {Language} language
 */
const fieldErrorsOf = ({ fieldErrors }, language) =>
  fieldErrors[language].map(
    ({ label, error }) => `${atField[language]} ${quoted(label, language)}: ${quoted(error, language)}`,
  );

const atField = { en: 'at the field', ar: 'عند الحقل' };
const unchanged = { en: 'as before: ', ar: 'كما كان: ' };
const dataNames = {
  en: ['Request', 'Reply', 'Tabs', 'How'],
  ar: ['الطلب', 'الرد', 'علامات التبويب', 'الطريقة'],
};

/**
 * @param {Step} step
 * @param {Language} language
 * @param {import('./names.mjs').NameTable} how
 * @returns {TestStep['data']}
 */
function dataOf({ words, request, failure, reply: body, tabOrder }, language, how) {
  const [requestName = '', replyName = '', tabsName = '', howName = ''] = dataNames[language];
  const reply = (failure && textOf(sharedNames.failures[failure], language)) || body;
  const tabs = tabOrder && textOf(tabOrders[tabOrder], language);
  const instruction = textOf(how[words], language);
  return [
    ...(request ? [pair(requestName, `method=${request}`)] : []),
    ...(reply ? [pair(replyName, reply)] : []),
    ...(tabs ? [pair(tabsName, tabs)] : []),
    ...(instruction ? [pair(howName, instruction)] : []),
  ];
}

/**
 * @param {string} name
 * @param {string} value
 */
const pair = (name, value) => /** @type {const} */ ([name, value]);

/**
 * The names of the active states: of a state in another, both; of parallel states, all.
 * @param {unknown} value
 * @param {Read} read
 * @param {string} [parent]
 * @returns {string}
 */
function stateText(value, read, parent = '') {
  const nameOf = (/** @type {string} */ key) => read('states', `${parent}${key}`);
  if (typeof value !== 'object' || value === null) return nameOf(String(value));
  return Object.entries(value)
    .map(([key, inner]) => {
      const below = stateText(inner, read, `${parent}${key}.`);
      return below === '' ? nameOf(key) : `${nameOf(key)} – ${below}`;
    })
    .join(' | ');
}

/**
 * @param {Step} step
 * @returns {Kind}
 */
function kindOf({ event }) {
  if (event.startsWith('xstate.done.')) return 'reply';
  if (event.startsWith('xstate.error.')) return 'failure';
  return event.startsWith('xstate.after.') ? 'time' : 'action';
}

/**
 * High for an action or a reply that leads to another state, low for a step that leads to none.
 * @param {Step} last
 * @param {Reported['chart']} chart
 * @returns {ManualTest['priority']}
 */
function priorityOf(last, chart) {
  if (isStateSame(last, chart)) return 'low';
  return ['action', 'reply'].includes(kindOf(last)) ? 'high' : 'medium';
}

/**
 * Whether no transition of the step has a target.
 * @param {Step} step
 * @param {Reported['chart']} chart
 */
const isStateSame = ({ takes }, { transitions }) =>
  transitions.filter(({ id }) => takes.includes(id)).every(({ targets }) => targets.length === 0);
