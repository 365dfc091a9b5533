interface ImportMetaEnv {
  /** Of the product, and of what it was built from. */
  readonly VERSION?: string;
  readonly BUILD?: string;
  readonly [name: `PUBLIC_${string}`]: string | undefined;
}
interface ImportMeta {
  readonly env: ImportMetaEnv;
}
