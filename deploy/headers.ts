import {contentSecurityPolicy} from './policy/content-security-policy';
import type {InlineCode} from './policy/inline-code';

/** What a page could ask of the device; this site asks for nothing. */
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

/** The headers of every answer, whatever its status. nginx and static hosts are both written from here. */
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
