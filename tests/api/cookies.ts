/** A cookie that a reply sets, as a browser sends it back: `name=value`; empty where the reply does not set it. */
export function cookieOf({ headers }: Response, name: 'sid' | 'device'): string {
  const set = headers.getSetCookie().find((each) => each.startsWith(`${name}=`)) ?? '';
  return set.split(';', 1)[0] ?? '';
}
