import {contentSecurityPolicy, type InlineCode} from './policy/inline-code';

/** Features that browsers support and this site doesn't use. Copy buttons need `clipboard-write`. */
export const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** Files that scripts of other sites may read, such as API tools in the browser. */
export const crossOriginFiles = ['/openapi.json', '/openapi.yaml'];

/** A long header that browsers ignore in the response for a script, style sheet, or font. */
export const documentHeader = 'Permissions-Policy';

/** Content types that a browser doesn't open as a document that could run scripts. */
export const fileTypes = '^(?:text/(?:css|javascript)|application/json|font/)';

/**
 * Returns the headers of all responses that can be documents, even errors. nginx and static hosts use the same
 * headers, except that nginx sends `Strict-Transport-Security` only over HTTPS. Its subdomains aren't ours, so it
 * doesn't include them.
 */
export const securityHeaders = (inline: InlineCode): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(inline),
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  [documentHeader]: deniedFeatures.map((feature) => `${feature}=()`).join(', '),
});
