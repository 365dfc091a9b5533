interface ImportMetaEnv {
  readonly [name: `PUBLIC_${string}`]: string | undefined;
}
interface ImportMeta {
  readonly env: ImportMetaEnv;
}
