/** The scenes of the pages that read lists and records. */
import { landingSections, paths } from '../../../src/ui/paths.ts';
import type { Stage } from '../stage.ts';
import { heading, press, type Scene, success, text } from './scene.ts';

const firstRow = ({ main }: Stage) => main.getByRole('rowheader').getByRole('link').first();
const title = ({ main }: Stage) => main.getByRole('heading', { level: 1 });

async function downloadFirst({ main, messages }: Stage): Promise<void> {
  const [before] = messages('download_named', { name: '|' }).split('|');
  await main
    .getByRole('button', { name: before?.trim() ?? '' })
    .first()
    .click();
}

const list = { kind: 'list', as: 'candidate', isList: true } as const;
const record = { kind: 'record', as: 'candidate' } as const;

export const readScenes = {
  getBio: {
    ...record,
    path: paths.profile,
    works: ({ main, messages }) =>
      main.getByRole('button', { name: messages('edit_named', { name: messages('about_me') }) }),
  },
  getProfile: {
    ...record,
    path: paths.profile,
    works: ({ main, messages }) =>
      main.getByRole('button', { name: messages('edit_named', { name: messages('personal_details') }) }),
  },
  getProfileLink: {
    ...record,
    path: paths.profile,
    works: ({ main, messages }) => main.getByRole('button', { name: messages('share_create') }),
    reply: () => success({ token: null, created_on: null }),
  },
  getSharedProfile: {
    kind: 'record',
    as: 'visitor',
    path: paths.sharedProfile('a-token-of-the-lab'),
    works: heading('about_me'),
    reply: () => success({ full_name: 'Noor Haddad', bio: 'I turn plans into work.' }),
    outcomes: {
      401: { see: ['error_guest'] },
      403: { see: ['error_guest'] },
      404: { see: ['shared_missing_line'], recovers: false },
    },
  },
  getJobRequests: { ...list, path: paths.jobRequests, works: firstRow, empty: text('job_request_none') },
  getJobDescription: {
    ...record,
    path: ({ openRequest }) => paths.jobRequest(openRequest.name),
    works: heading('job_description'),
  },
  getContractList: { ...list, path: paths.contracts, works: firstRow, empty: text('contract_none') },
  getContract: {
    ...record,
    path: ({ contract }) => paths.contract(contract.name),
    works: heading('contract_money'),
  },
  getInvoice: {
    ...record,
    path: ({ invoice }) => paths.invoice(invoice),
    works: heading('invoice_seller'),
  },
  getTaxList: {
    ...list,
    path: paths.account,
    works: ({ main, messages }) =>
      main
        .getByRole('table', { name: messages('taxes_of_invoices') })
        .getByRole('rowheader')
        .first(),
    empty: text('taxes_none'),
  },
  getInvoices: {
    ...list,
    path: paths.invoices,
    works: ({ main, messages }) =>
      main
        .getByRole('table', { name: messages('invoice'), exact: true })
        .getByRole('link')
        .first(),
    empty: text('invoice_none'),
  },
  getNotifications: {
    ...record,
    path: paths.notifications,
    works: ({ main, messages }) => main.getByRole('list', { name: messages('notifications') }),
  },
  getSessions: {
    ...list,
    path: paths.account,
    works: text('session_here'),
    empty: heading('sessions'),
    outcomes: { 503: { see: ['maintenance', 'error_maintenance'] } },
  },
  exportMyData: {
    kind: 'download',
    as: 'candidate',
    path: paths.account,
    cause: press('download_my_data'),
    retry: press('download_my_data'),
    works: text('data_handed_over'),
  },
  downloadFile: {
    kind: 'download',
    as: 'candidate',
    path: ({ contract }) => paths.contract(contract.name),
    cause: downloadFirst,
    retry: downloadFirst,
    works: ({ main, messages }) => main.getByText(messages('download'), { exact: true }).first(),
    file: { contentType: 'application/pdf', body: '%PDF-1.7' },
    // JSON in place of a file is unusable before its end arrives
    outcomes: { slowDrip: { see: ['error_unreadable'] } },
  },
  getLandingPage: { kind: 'landing', as: 'visitor', path: paths.landing, works: title },
  getServices: {
    kind: 'landing',
    as: 'visitor',
    path: landingSections.services,
    isList: true,
    works: heading('landing_services'),
    empty: title,
    outcomes: { empty: 'empty', null: 'empty' },
  },
  getOpenRequests: {
    kind: 'landing',
    as: 'visitor',
    path: landingSections.requests,
    isList: true,
    works: ({ main, messages }) => main.getByRole('list', { name: messages('open_requests') }),
    empty: text('open_requests_none'),
    outcomes: { empty: 'empty', null: 'empty' },
  },
  getLoginTheme: { kind: 'silent', as: 'visitor', path: paths.login, works: title },
  getTranslationText: { kind: 'silent', as: 'visitor', path: paths.login, works: title },
  verifyEmail: {
    kind: 'link',
    as: 'visitor',
    path: `${paths.verifyEmail}#token=a-token-of-the-lab`,
    works: heading('verify_done_heading'),
    reply: () => success({ email: 'candidate@example.com' }),
  },
} as const satisfies Record<string, Scene>;
