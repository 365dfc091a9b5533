interface ImportMetaEnv {
  readonly VERSION?: string;
  /** A hash of the sources. */
  readonly BUILD?: string;
  readonly [name: `PUBLIC_${string}`]: string | undefined;
}
interface ImportMeta {
  readonly env: ImportMetaEnv;
}

// what `index.html` defines before the script is loaded

/** The responses that were requested before the script, by their address. */
declare var __prefetched: Record<string, import('./prefetch.ts').Prefetched> | undefined;
/** The presses on the frame, and later what receives them. */
declare var __presses:
  | import('./frame-presses.ts').FramePress[]
  | { push(press: import('./frame-presses.ts').FramePress): void }
  | undefined;
declare var __showTheme: ((theme: string) => void) | undefined;
/** Resolves once the style sheet has been applied, or has failed. */
declare var __styled: Promise<void> | undefined;
/** Resolves once the words of the hero are painted; undefined where nothing waits for them. */
declare var __heroShown: Promise<void> | undefined;
