import type { Context, Next } from 'hono';

export interface HeaderRules {
  /** The Content-Security-Policy of responses that have none of their own. */
  readonly policy: string;
  /** Whether pages of other origins may embed the responses. */
  readonly isShared: boolean;
  readonly openerPolicy?: 'same-origin' | 'same-origin-allow-popups';
  /** Whether the client used TLS. */
  readonly isSecure: (context: Context) => boolean;
}

/** The policy of responses that are not pages. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The security headers of every response, whether the client used TLS or not. */
export const headersOf = ({
  policy,
  isShared,
  openerPolicy = 'same-origin',
}: Omit<HeaderRules, 'isSecure'>): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': policy,
  'Cross-Origin-Opener-Policy': openerPolicy,
  'Cross-Origin-Resource-Policy': isShared ? 'cross-origin' : 'same-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
});

/** Sets the security headers of every response. */
export function secureHeaders({ isSecure, ...rules }: HeaderRules) {
  const usual = headersOf(rules);
  return async (context: Context, next: Next): Promise<void> => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(usual)) if (!headers.has(name)) headers.set(name, value);
    if (isSecure(context)) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  };
}

const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
