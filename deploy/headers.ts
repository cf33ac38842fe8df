import {contentSecurityPolicy} from './policy/content-security-policy';
import type {InlineCode} from './policy/inline-code';

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

/** Scripts keep the content policy, because it's also that of the search worker. */
const documentHeaders = [
  'X-Frame-Options',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'Reporting-Endpoints',
  'Report-To',
  'NEL',
];

/** Whether browsers ignore the header in the response for a script, style sheet, or font. */
export const isOnlyForDocuments = (header: string): boolean => documentHeaders.includes(header);

/** Content types that a browser doesn't open as a document that could run scripts. */
export const fileTypes = '^(?:text/(?:css|javascript)|font/)';

/**
 * Returns the headers of all responses that can be documents, even errors. nginx and static hosts use the same
 * headers. `reports` is the address that browsers send reports to.
 */
export function securityHeaders(inline: InlineCode, reports?: string): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(inline, reports),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    ...(reports ? reportHeaders(reports) : {}),
  };
}

const day = 24 * 60 * 60;

/** Network errors are reported through the older `Report-To`. */
const reportHeaders = (url: string): Record<string, string> => ({
  'Reporting-Endpoints': `default="${url}"`,
  'Report-To': JSON.stringify({group: 'default', max_age: day, endpoints: [{url}]}),
  NEL: JSON.stringify({report_to: 'default', max_age: day, include_subdomains: false}),
});
