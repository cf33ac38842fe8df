import {ApiError} from '../api-error';
import type {JsonObject} from '../types';

/** A form with text fields and files. `isFile` says which fields are files. */
export function readForm(
  contentType: string,
  bytes: Uint8Array,
  isFile: (name: string) => boolean,
): JsonObject {
  const [, quoted, plain] =
    /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (!boundary) throw malformed('The Content-Type header has no boundary.');
  const form: JsonObject = {};
  for (const part of partsOf(Buffer.from(bytes), boundary)) {
    const {name, filename, contentType: type, content} = readPart(part);
    if (name in form) throw malformed(`The form has more than one part with the name ${name}.`);
    form[name] = isFile(name)
      ? {filename: filename ?? name, contentType: type, bytes: content.toString('base64')}
      : content.toString('utf8');
  }
  return form;
}

const malformed = (message: string) => new ApiError('malformed_body', {message});

/** What's between the boundaries, without the line breaks that belong to them. */
function partsOf(bytes: Buffer, boundary: string): Buffer[] {
  const text = Buffer.concat([Buffer.from('\r\n'), bytes]);
  const separator = Buffer.from(`\r\n--${boundary}`);
  const parts: Buffer[] = [];
  let start = text.indexOf(separator);
  while (start >= 0) {
    const content = start + separator.length;
    if (text.subarray(content, content + 2).toString() === '--') return parts;
    const end = text.indexOf(separator, content);
    if (end < 0) break;
    parts.push(text.subarray(content, end));
    start = end;
  }
  throw malformed("The form doesn't end with its boundary.");
}

type Part = {name: string; filename?: string; contentType: string; content: Buffer};

function readPart(part: Buffer): Part {
  const end = part.indexOf('\r\n\r\n');
  const header = part.subarray(0, Math.max(end, 0)).toString('utf8');
  const [, name] = /^content-disposition:[^\r\n]*[\s;]name="([^"\r\n]*)"/im.exec(header) ?? [];
  if (!name || name === '__proto__') throw malformed('A part of the form has no name.');
  const [, filename] =
    /^content-disposition:[^\r\n]*[\s;]filename="([^"\r\n]*)"/im.exec(header) ?? [];
  const [, contentType = 'application/octet-stream'] =
    /^content-type:\s*([^\r\n;]+)/im.exec(header) ?? [];
  return {name, filename, contentType: contentType.trim(), content: part.subarray(end + 4)};
}
