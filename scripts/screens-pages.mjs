// Lists every page of the product in each of its states, with the steps that lead there.
import { holdCall } from './screens-settled.mjs';
import * as steps from './screens-steps.mjs';

/**
 * @typedef {object} Scene
 * @property {string} path
 * @property {boolean} [isPersonal] whether the user is signed in
 * @property {string | object} [signUpAt] the state value of a stored sign-up
 * @property {'print'} [media]
 * @property {number[]} [widths] the widths that have this scene, when not all do
 * @property {(page: import('@playwright/test').Page) => Promise<unknown>} [prepare] sets up the network before the page loads
 * @property {steps.Step} [open] the steps on the page
 */

const { clickButton, editSection, failCall, lengthenNames, openDialog, openFirstRecord, sequence, urlOf } = steps;
const signUp = '/wizard-master';
const openRequests = '/job-request-list';
const sentRequests = '/job-request-list?view=answered&my_status=Submitted';
const verified = { email: 'candidate@example.com' };
const narrowWidths = [360, 768]; // wider screens show these sheets and panels in the page

/** @type {Record<string, Scene>} */
const visitor = {
  landing: {
    path: '/#requests',
    open: ({ page, t }) => page.getByRole('list', { name: t('open_requests') }).waitFor(),
  },
  service: { path: '/services/data-and-ai' },
  'service-unknown': { path: '/services/unknown' },
  'landing-offline': { path: '/', prepare: (page) => page.route('**/api/method/**', (route) => route.abort()) },
  prompt: { path: '/', open: openDialog('signup') },
  subscribe: { path: '/', open: sequence(openDialog('signup'), clickButton('later'), clickButton('next')) },
  'menu-visitor': { path: '/login', widths: narrowWidths, open: openDialog('open_menu') },
  login: { path: '/login' },
  'login-failed': { path: '/login', open: steps.failLogin },
  'forgot-password': { path: '/forgot-password' },
  'forgot-password-invalid': { path: '/forgot-password', open: clickButton('reset_send') },
  'forgot-password-asked': { path: '/forgot-password', open: steps.askForLink },
  'reset-password': { path: '/reset-password#token=T-of-a-link' },
  'reset-password-invalid': { path: '/reset-password#token=T-of-a-link', open: clickButton('change_password') },
  'reset-password-expired': { path: '/reset-password' },
  'verify-email-expired': { path: '/verify-email' },
  'verify-email-verified': {
    path: '/verify-email#token=T-of-a-link',
    prepare: steps.replyTo('verify_email', verified),
  },
  'verify-email-failed': { path: '/verify-email#token=T-of-a-link', prepare: failCall('verify_email') },
  'sign-up': { path: signUp },
  'sign-up-invalid': { path: signUp, open: clickButton('step_next') },
  'sign-up-terms': { path: signUp, signUpAt: 'terms' },
  'sign-up-background': { path: signUp, signUpAt: 'background' },
  'sign-up-row': { path: signUp, signUpAt: 'background', open: clickButton('add_qualification') },
  'sign-up-expertise': { path: signUp, signUpAt: 'expertise' },
  'sign-up-options': { path: signUp, signUpAt: 'expertise', open: steps.openOptions },
  'sign-up-documents': { path: signUp, signUpAt: { documents: 'choosing' } },
  'sign-up-review': { path: signUp, signUpAt: 'review' },
  'sign-up-incomplete': { path: signUp, signUpAt: 'review', open: steps.submitIncomplete },
  'sign-up-start-over': { path: signUp, signUpAt: 'terms', open: openDialog('start_over') },
  'not-found': { path: '/no/such/page' },
};

/** @type {Record<string, Scene>} */
const candidate = {
  ...listScenes('job-requests', '/job-request-list', 'get_rfq'),
  ...listScenes('contracts', '/contract', 'get_contract_list'),
  ...listScenes('invoices', '/invoice', 'get_invoices'),
  filters: { path: '/job-request-list?view=all&work_mode=Remote', widths: narrowWidths, open: steps.openFilters },
  'job-request': { path: openRequests, open: openFirstRecord },
  'job-request-sent': { path: sentRequests, open: openFirstRecord },
  'job-request-long': { path: openRequests, prepare: lengthenNames('get_job_description'), open: openFirstRecord },
  'job-request-failed': { path: openRequests, prepare: failCall('get_job_description'), open: openFirstRecord },
  quotation: { path: openRequests, open: sequence(openFirstRecord, clickButton('quote_write')) },
  'quotation-invalid': {
    path: openRequests,
    open: sequence(openFirstRecord, clickButton('quote_write'), clickButton('quote_send')),
  },
  decline: { path: openRequests, open: sequence(openFirstRecord, openDialog('decline_request'), steps.submitDialog) },
  withdraw: { path: sentRequests, open: sequence(openFirstRecord, openDialog('quote_withdraw')) },
  contract: { path: '/contract?status=Active', open: openFirstRecord },
  'contract-unsigned': { path: '/contract?status=Unsigned', open: openFirstRecord },
  'contract-long': { path: '/contract', prepare: lengthenNames('get_contract'), open: openFirstRecord },
  'contract-returned-long': {
    path: '/contract',
    prepare: lengthenNames('get_contract'),
    open: steps.openRecord('00025'),
  },
  'contract-missing': { path: '/contract/no-such-contract' },
  invoice: { path: '/invoice?status=Overdue', open: openFirstRecord },
  'invoice-long': { path: '/invoice?status=Overdue', prepare: lengthenNames('get_invoices'), open: openFirstRecord },
  'invoice-print': { path: '/invoice?status=Overdue', media: 'print', widths: [768], open: openFirstRecord },
  overview: { path: '/overview' },
  'overview-long': { path: '/overview', prepare: lengthenNames('get_rfq', 'get_contract_list', 'get_invoices') },
  'overview-failed': { path: '/overview', prepare: failCall('get_invoices') },
  notifications: { path: '/notifications' },
  profile: { path: '/account-view' },
  'client-view': { path: '/account-view/as-client' },
  'import-resume': { path: '/account-view/import' },
  'profile-failed': { path: '/account-view', prepare: failCall('get_profile') },
  'profile-loading': { path: '/account-view', prepare: (page) => holdCall(page, 'get_profile') },
  'profile-long': { path: '/account-view', prepare: lengthenNames('get_profile', 'get_bio') },
  'profile-invalid': { path: '/account-view', open: steps.saveInvalidProfile },
  'profile-fields': { path: '/account-view', open: editSection('fields') },
  'profile-experience': { path: '/account-view', open: editSection('experience') },
  'profile-skills': { path: '/account-view', open: editSection('skills') },
  'profile-certifications': { path: '/account-view', open: editSection('certifications') },
  'profile-languages': { path: '/account-view', open: editSection('languages') },
  'profile-conflict': { path: '/account-view', open: steps.causeConflict },
  'profile-unconfirmed': { path: '/account-view', prepare: steps.unconfirmAddress },
  'profile-leave': { path: '/account-view', open: steps.leaveUnsaved },
  account: { path: '/account' },
  'account-unconfirmed': { path: '/account', prepare: steps.unconfirmAddress },
  'account-invalid': { path: '/account', open: clickButton('change_password') },
  'account-clear': { path: '/account', open: openDialog('clear_browser') },
  menu: { path: '/account', widths: narrowWidths, open: openDialog('open_menu') },
  palette: { path: '/contract', open: steps.openPalette },
  'palette-results': { path: '/contract', open: steps.searchInPalette },
  shortcuts: { path: '/contract', open: steps.openShortcuts },
  offline: { path: '/contract', open: ({ page }) => page.context().setOffline(true) },
};

/** @type {Record<string, Scene>} */
export const scenes = {
  ...visitor,
  ...Object.fromEntries(Object.entries(candidate).map(([name, scene]) => [name, { ...scene, isPersonal: true }])),
};

/**
 * A list with its records, with very long names, and in each state without records.
 * @param {string} name
 * @param {string} path
 * @param {string} method
 * @returns {Record<string, Scene>}
 */
function listScenes(name, path, method) {
  const empty = { json: { message: { data: [] } } };
  return {
    [name]: { path },
    [`${name}-long`]: { path, prepare: lengthenNames(method) },
    [`${name}-no-results`]: { path: `${path}?q=zzzz` },
    [`${name}-empty`]: { path, prepare: (page) => page.route(urlOf(method), (route) => route.fulfill(empty)) },
    [`${name}-failed`]: { path, prepare: failCall(method) },
    [`${name}-loading`]: { path, prepare: (page) => holdCall(page, method) },
  };
}
