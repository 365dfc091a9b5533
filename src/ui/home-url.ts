/** `PUBLIC_HOME_URL`: the marketing site behind the header's Home. */
export const homeUrl: string = import.meta.env.PUBLIC_HOME_URL ?? '/';
