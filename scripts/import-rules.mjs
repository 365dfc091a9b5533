// What each layer and feature may import. `docs/architecture.md` describes the same table.

const contract = 'src/services/contract/';
const reactLibraries = [
  'react',
  'react-dom',
  'react-aria',
  'react-stately',
  'react-toastify',
  'downshift',
  'lucide',
  'wouter',
  '@lingui/react',
  '@tanstack/react-virtual',
  '@xstate/react',
];
const browserGlobals = [
  'document',
  'window',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'BroadcastChannel',
  'Worker',
];

/** What every feature of `src/ui` may import. `src/ui/*` are the files directly in `src/ui`. */
const shared = [
  contract,
  'src/ui/kit/',
  'src/ui/form/',
  'src/ui/list/',
  'src/ui/record/',
  'src/ui/styles/',
  'src/ui/*',
];

/** Folders of `src/ui` that are not features: `{feature}` in a rule matches any other. */
export const sharedFolders = ['kit', 'form', 'list', 'record', 'styles', 'shell', 'pages'];

/**
 * The first rule with a matching `from` applies to a file.
 *
 * - `may`: files and folders that it may import; `types`: those of which it may import types only.
 * - `libraries`: the only ones it may import; `never`: those it may not.
 * - `forbiddenGlobals`: globals that it may not use.
 *
 * @type {{ from: string, may: string[], types?: string[], libraries?: string[], never?: string[], forbiddenGlobals?: string[] }[]}
 */
export const rules = [
  { from: 'src/start.ts', may: ['src/main.tsx'], libraries: [] },
  { from: 'src/main.tsx', may: ['src/'], never: ['wouter'] },
  { from: 'src/after-first-load.ts', may: ['src/'], never: ['wouter'] },
  { from: 'src/service-worker/', may: [], libraries: ['workbox-precaching'] },
  { from: contract, may: [contract], never: [...reactLibraries, 'xstate', '@lingui/core'] },
  {
    from: 'src/services/translations.ts',
    may: [contract, 'src/services/', 'locales/'],
    never: [...reactLibraries, 'xstate'],
  },
  { from: 'src/services/', may: [contract, 'src/services/'], never: [...reactLibraries, 'xstate'] },
  ...['app', 'feature', 'record', 'profile-link', 'quotation', 'contract', 'outbox'].map((name) => ({
    from: `src/machines/${name}-implementations.ts`,
    may: [contract, 'src/machines/', 'src/services/'],
    never: [...reactLibraries, '@lingui/core'],
    forbiddenGlobals: browserGlobals,
  })),
  {
    from: 'src/machines/',
    may: [contract, 'src/machines/'],
    types: ['src/services/'],
    never: [...reactLibraries, '@lingui/core'],
    forbiddenGlobals: browserGlobals,
  },
  {
    from: 'src/recording/download-recording.ts',
    may: [contract, 'src/machines/', 'src/recording/', 'src/services/'],
    never: [...reactLibraries, '@lingui/core'],
    // a recording names the browser and the page
    forbiddenGlobals: browserGlobals.filter((name) => !['navigator', 'location'].includes(name)),
  },
  {
    from: 'src/recording/',
    may: [contract, 'src/machines/', 'src/recording/'],
    never: [...reactLibraries, '@lingui/core'],
    forbiddenGlobals: browserGlobals,
  },
  {
    from: 'src/inspector/',
    may: [contract, 'src/inspector/', 'src/machines/', 'src/recording/', 'src/ui/styles/'],
    never: ['wouter', '@lingui/core', '@lingui/react'],
    forbiddenGlobals: ['fetch'],
  },
  {
    from: 'src/ui/kit/',
    may: ['src/ui/kit/', 'src/ui/styles/'],
    libraries: ['react', 'react-dom', 'lucide'],
  },
  { from: 'src/ui/styles/', may: ['src/ui/styles/'], libraries: [] },
  { from: 'src/ui/router.tsx', may: shared },
  ...[
    { from: 'src/ui/shell/', may: [contract, 'src/ui/'] },
    { from: 'src/ui/pages/', may: [contract, 'src/ui/'] },
    { from: 'src/ui/routes.tsx', may: [contract, 'src/ui/'] },
    // it finds the records of every feature, by their statuses too
    { from: 'src/ui/command-palette/', may: [contract, 'src/ui/'] },
    { from: 'src/ui/messages.tsx', may: [...shared, 'locales/'] },
    // texts too long for the catalogue, which every page loads
    { from: 'src/ui/information/', may: ['src/ui/information/', ...shared, 'locales/pages/'] },
    { from: 'src/ui/landing/', may: ['src/ui/landing/', ...shared, 'locales/pages/'] },
    { from: 'src/ui/*', may: shared },
    // a contract's page draws the chart of its life, a machine without services
    {
      from: 'src/ui/contract/',
      may: ['src/ui/contract/', ...shared, 'src/machines/contract-life-machine.ts'],
    },
    { from: 'src/ui/{feature}/', may: ['src/ui/{feature}/', ...shared] },
    { from: 'src/ui/form/', may: shared },
    { from: 'src/ui/list/', may: shared },
    { from: 'src/ui/record/', may: shared },
  ].map((rule) => ({ ...rule, types: ['src/machines/'], never: ['wouter'] })),
  { from: 'api/', may: [contract, 'api/'], never: [...reactLibraries, 'xstate', '@lingui/core'] },
  { from: 'tests/', may: ['src/', 'api/', 'tests/', 'bench/', 'scripts/', 'locales/', '*'] },
  { from: 'bench/', may: ['src/', 'api/', 'tests/', 'bench/', 'scripts/', 'locales/', '*'] },
];

/** No source file, test, script or style sheet has more lines. */
export const maxLines = 300;
