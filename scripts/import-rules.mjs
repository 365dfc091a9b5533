// The arrows of the house: what each floor and room may import. `docs/architecture.md` draws them.

const contract = 'src/services/contract/';
const reactKnowing = [
  'react',
  'react-dom',
  'react-router-dom',
  'react-toastify',
  'lucide',
  '@xstate/react',
  '@lingui/react',
];

/** What every room may lean on. `src/ui/*` are the files that lie directly in `src/ui`. */
const shared = [contract, 'src/ui/kit/', 'src/ui/form/', 'src/ui/list/', 'src/ui/styles/', 'src/ui/*'];

/** Folders of `src/ui` that are no rooms: `{room}` in a rule stands for any other. */
export const notRooms = ['kit', 'form', 'list', 'styles', 'shell', 'pages'];

/**
 * The first rule whose `from` fits a file is its rule.
 *
 * - `may`: files and folders that it may import; `types`: those of which it may import types only.
 * - `libraries`: the only ones it may import; `never`: those it may not.
 * - `unspoken`: globals that it may not name.
 *
 * @type {{ from: string, may: string[], types?: string[], libraries?: string[], never?: string[], unspoken?: string[] }[]}
 */
export const rules = [
  { from: 'src/main.tsx', may: ['src/'] },
  { from: contract, may: [contract], never: [...reactKnowing, 'xstate', '@lingui/core'] },
  {
    from: 'src/services/translations.ts',
    may: [contract, 'src/services/', 'locales/'],
    never: [...reactKnowing, 'xstate'],
  },
  { from: 'src/services/', may: [contract, 'src/services/'], never: [...reactKnowing, 'xstate'] },
  ...[
    'src/machines/app-implementations.ts',
    'src/machines/feature-implementations.ts',
    'src/machines/record-implementations.ts',
    'src/machines/quotation-implementations.ts',
    'src/recording/download-recording.ts',
  ].map((from) => ({
    from,
    may: [contract, 'src/machines/', 'src/services/'],
    never: [...reactKnowing, '@lingui/core'],
    unspoken: ['document', 'window', 'localStorage', 'sessionStorage', 'fetch'],
  })),
  {
    from: 'src/machines/',
    may: [contract, 'src/machines/'],
    types: ['src/services/'],
    never: [...reactKnowing, '@lingui/core', 'redaxios'],
    unspoken: ['document', 'window', 'localStorage', 'sessionStorage', 'fetch'],
  },
  {
    from: 'src/inspector/',
    may: [contract, 'src/inspector/', 'src/machines/', 'src/ui/styles/'],
    never: ['react-router-dom', 'redaxios', '@lingui/core', '@lingui/react'],
    unspoken: ['fetch'],
  },
  {
    from: 'src/ui/kit/',
    may: ['src/ui/kit/', 'src/ui/styles/'],
    libraries: ['react', 'react-dom', 'lucide'],
  },
  { from: 'src/ui/styles/', may: ['src/ui/styles/'], libraries: [] },
  { from: 'src/ui/shell/', may: [contract, 'src/ui/'], types: ['src/machines/'] },
  { from: 'src/ui/pages/', may: [contract, 'src/ui/'], types: ['src/machines/'] },
  { from: 'src/ui/routes.tsx', may: [contract, 'src/ui/'], types: ['src/machines/'] },
  { from: 'src/ui/messages.tsx', may: [...shared, 'locales/'], types: ['src/machines/'] },
  { from: 'src/ui/*', may: shared, types: ['src/machines/'] },
  // the life of a contract is drawn from its chart, which reaches for no service
  {
    from: 'src/ui/contract/',
    may: ['src/ui/contract/', ...shared, 'src/machines/contract-life-machine.ts'],
    types: ['src/machines/'],
  },
  { from: 'src/ui/{room}/', may: ['src/ui/{room}/', ...shared], types: ['src/machines/'] },
  { from: 'src/ui/form/', may: shared, types: ['src/machines/'] },
  { from: 'src/ui/list/', may: shared, types: ['src/machines/'] },
  { from: 'api/', may: [contract, 'api/'], never: [...reactKnowing, 'xstate', '@lingui/core'] },
  { from: 'tests/', may: ['src/', 'api/', 'tests/', 'bench/', 'scripts/', 'locales/', '*'] },
  { from: 'bench/', may: ['src/', 'api/', 'tests/', 'bench/', 'scripts/', 'locales/', '*'] },
];

/** Files are short; none of `src` and `api` is longer. */
export const longest = 300;
