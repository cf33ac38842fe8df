import {contentSecurityPolicy} from './policy/content-security-policy';
import type {InlineCode} from './policy/inline-code';

/** Device features that this site doesn't use. */
const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Returns the headers of all responses, even errors. nginx and static hosts use the same headers. */
export function securityHeaders(inline: InlineCode): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(inline),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  };
}
