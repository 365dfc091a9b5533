// Every page of the product in every state worth looking at: a table of how each is come by.
import * as deeds from './screens-deeds.mjs';

/**
 * @typedef {object} Scene
 * @property {string} path
 * @property {boolean} [isPersonal] whether it is seen signed in
 * @property {string | object} [signUpAt] the state in which a half-filled sign-up was left
 * @property {'print'} [media]
 * @property {number[]} [widths] the screens that have it, where not all have
 * @property {(page: import('@playwright/test').Page) => Promise<unknown>} [prepare] what the network does meanwhile
 * @property {deeds.Deed} [open] what is done on the page
 */

const { answer, button, lengthen, fail, editing, first, inTurn, opener } = deeds;
const signUp = '/wizard-master';
const open = '/job-request-list?my_status=None&status=Open';
const sent = '/job-request-list?my_status=Submitted';
const sheets = [360, 768]; // what is a sheet or a panel there lies open on wider screens

/** @type {Record<string, Scene>} */
const visitor = {
  landing: { path: '/' },
  'landing-bare': { path: '/', prepare: (page) => page.route('**/api/method/**', (route) => route.abort()) },
  prompt: { path: '/', open: opener('signup') },
  subscribe: { path: '/', open: inTurn(opener('signup'), button('later'), button('next')) },
  'menu-visitor': { path: '/login', widths: sheets, open: opener('open_menu') },
  login: { path: '/login' },
  'login-refused': { path: '/login', open: deeds.refuseLogin },
  signUp: { path: signUp },
  'wizard-refused': { path: signUp, open: button('step_next') },
  'wizard-terms': { path: signUp, signUpAt: 'terms' },
  'wizard-background': { path: signUp, signUpAt: 'background' },
  'wizard-row': { path: signUp, signUpAt: 'background', open: button('add_qualification') },
  'wizard-expertise': { path: signUp, signUpAt: 'expertise' },
  'wizard-choices': { path: signUp, signUpAt: 'expertise', open: deeds.showChoices },
  'wizard-documents': { path: signUp, signUpAt: { documents: 'choosing' } },
  'wizard-review': { path: signUp, signUpAt: 'review' },
  'wizard-unsent': { path: signUp, signUpAt: 'review', open: deeds.submitEarly },
  'wizard-over': { path: signUp, signUpAt: 'terms', open: opener('start_over') },
  'not-found': { path: '/no/such/page' },
};

/** @type {Record<string, Scene>} */
const candidate = {
  ...listScenes('job-requests', '/job-request-list', 'get_rfq'),
  ...listScenes('contracts', '/contract', 'get_contract_list'),
  ...listScenes('invoices', '/invoice', 'get_invoices'),
  filters: { path: '/job-request-list?work_mode=Remote', widths: sheets, open: deeds.openFilters },
  'job-request': { path: open, open: first },
  'job-request-sent': { path: sent, open: first },
  'job-request-long': { path: open, prepare: lengthen('get_job_description'), open: first },
  'job-request-failed': { path: open, prepare: fail('get_job_description'), open: first },
  quotation: { path: open, open: inTurn(first, button('quote_write')) },
  'quotation-refused': { path: open, open: inTurn(first, button('quote_write'), button('quote_send')) },
  decline: { path: open, open: inTurn(first, opener('decline_request'), deeds.submitDialog) },
  withdraw: { path: sent, open: inTurn(first, opener('quote_withdraw')) },
  contract: { path: '/contract?status=Active', open: first },
  'contract-unsigned': { path: '/contract?status=Unsigned', open: first },
  'contract-long': { path: '/contract', prepare: lengthen('get_contract'), open: first },
  'contract-missing': { path: '/contract/no-such-contract' },
  invoice: { path: '/invoice?status=Overdue', open: first },
  'invoice-long': { path: '/invoice?status=Overdue', prepare: lengthen('get_invoices'), open: first },
  'invoice-print': { path: '/invoice?status=Overdue', media: 'print', widths: [768], open: first },
  profile: { path: '/account-view' },
  'profile-failed': { path: '/account-view', prepare: fail('get_profile') },
  'profile-awaited': { path: '/account-view', prepare: (page) => page.route(answer('get_profile'), () => undefined) },
  'profile-long': { path: '/account-view', prepare: lengthen('get_profile') },
  'profile-refused': { path: '/account-view', open: deeds.refuseProfile },
  'profile-fields': { path: '/account-view', open: editing('fields') },
  'profile-experience': { path: '/account-view', open: editing('experience') },
  'profile-skills': { path: '/account-view', open: editing('skills') },
  'profile-certifications': { path: '/account-view', open: editing('certifications') },
  'profile-languages': { path: '/account-view', open: editing('languages') },
  'profile-conflict': { path: '/account-view', open: deeds.meetAnotherEdit },
  'profile-leave': { path: '/account-view', open: deeds.leaveUnsaved },
  account: { path: '/account' },
  'account-refused': { path: '/account', open: button('change_password') },
  'account-clear': { path: '/account', open: opener('clear_browser') },
  menu: { path: '/account', widths: sheets, open: opener('open_menu') },
  palette: { path: '/contract', open: deeds.press('Control+k') },
  'palette-found': { path: '/contract', open: deeds.findInPalette },
  shortcuts: { path: '/contract', open: deeds.press('Shift+?') },
  offline: { path: '/contract', open: ({ page }) => page.context().setOffline(true) },
};

/** @type {Record<string, Scene>} */
export const scenes = {
  ...visitor,
  ...Object.fromEntries(Object.entries(candidate).map(([name, scene]) => [name, { ...scene, isPersonal: true }])),
};

/**
 * A list as it is, with names that are too long, and in every way in which it can have nothing to show.
 * @param {string} name
 * @param {string} path
 * @param {string} method
 * @returns {Record<string, Scene>}
 */
function listScenes(name, path, method) {
  const empty = { json: { message: { data: [] } } };
  return {
    [name]: { path },
    [`${name}-long`]: { path, prepare: lengthen(method) },
    [`${name}-none`]: { path: `${path}?q=zzzz` },
    [`${name}-empty`]: { path, prepare: (page) => page.route(answer(method), (route) => route.fulfill(empty)) },
    [`${name}-failed`]: { path, prepare: fail(method) },
    [`${name}-awaited`]: { path, prepare: (page) => page.route(answer(method), () => undefined) },
  };
}
