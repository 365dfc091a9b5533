interface ImportMetaEnv {
  readonly VERSION?: string;
  /** A hash of the sources. */
  readonly BUILD?: string;
  readonly [name: `PUBLIC_${string}`]: string | undefined;
}
interface ImportMeta {
  readonly env: ImportMetaEnv;
}
