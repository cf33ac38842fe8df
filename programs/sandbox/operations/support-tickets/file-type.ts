/** First bytes of files, as hexadecimal digits. */
const signatures: [start: string, mimeType: string][] = [
  ['25504446', 'application/pdf'],
  ['89504e470d0a1a0a', 'image/png'],
  ['ffd8ff', 'image/jpeg'],
  ['504b0304', 'application/zip'],
  ['504b0506', 'application/zip'],
  ['4d5a', 'application/x-msdownload'],
  ['7f454c46', 'application/x-executable'],
];

const allowed = new Set([
  'text/plain',
  'text/csv',
  'application/json',
  'application/pdf',
  'image/png',
  'image/jpeg',
  'application/zip',
]);

export const isAllowed = (mimeType: string): boolean => allowed.has(mimeType);

/** The media type that the content has, whatever the file's name says. */
export function detectType(bytes: Buffer): string {
  const start = bytes.subarray(0, 8).toString('hex');
  const [, known] = signatures.find(([signature]) => start.startsWith(signature)) ?? [];
  return known ?? textType(bytes) ?? 'application/octet-stream';
}

function textType(bytes: Buffer): string | undefined {
  const text = decode(bytes);
  // Apart from line breaks and tabs, text has no control characters.
  if (text === undefined || /[\u0000-\u0008\u000e-\u001a]/.test(text)) return undefined;
  if (text.startsWith('#!')) return 'text/x-shellscript';
  if (isJson(text)) return 'application/json';
  return isCsv(text) ? 'text/csv' : 'text/plain';
}

function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    return undefined;
  }
}

function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** At least two lines that all have the same number of commas. */
function isCsv(text: string): boolean {
  const lines = text.split(/\r?\n/).filter((line) => line !== '');
  const counts = new Set(lines.map((line) => line.split(',').length));
  return lines.length > 1 && counts.size === 1 && !counts.has(1);
}
