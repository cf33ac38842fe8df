import {ApiError} from '../../api-error';
import {invalidRequest} from '../../http/parameters';
import type {Handler, JsonObject} from '../../types';
import {listOf, objectOf, textOf} from '../offers/fields';
import {fileUrl} from '../offers/vendor';
import {authorOf} from './authors';
import {detectType, isAllowed} from './file-type';
import {openTicketOf} from './tickets';

const megabyte = 1024 * 1024;
const maxMegabytes = 25;
const maxFiles = 50;

function contentOf(file: JsonObject): Buffer {
  const bytes = Buffer.from(textOf(file.bytes), 'base64');
  if (bytes.length === 0) {
    const message = 'The file is empty.';
    throw invalidRequest([{location: 'BODY', field: '/file', code: 'minLength', message}]);
  }
  if (bytes.length > maxMegabytes * megabyte) {
    const size = Math.ceil(bytes.length / megabyte);
    throw new ApiError('file_too_large', {
      message: `The file is ${size} MB. The limit is ${maxMegabytes} MB.`,
    });
  }
  return bytes;
}

function allowedType(bytes: Buffer): string {
  const mimeType = detectType(bytes);
  if (isAllowed(mimeType)) return mimeType;
  throw new ApiError('file_type_not_allowed', {
    message: `Files of the type ${mimeType} aren't allowed.`,
  });
}

export const attachFile: Handler = (call) => {
  const {world, body} = call;
  const ticket = openTicketOf(call);
  const createdBy = authorOf(call);
  const attachments = listOf(ticket.attachments);
  if (attachments.length >= maxFiles) throw new ApiError('ticket_attachment_limit_reached');
  const file = objectOf(body.file);
  const bytes = contentOf(file);
  const mimeType = allowedType(bytes);
  const id = world.newId('att');
  const attachment = {
    id,
    title: body.title ?? textOf(file.filename),
    mimeType,
    size: bytes.length,
    url: fileUrl(`tickets/${id}`),
    createdAt: world.now(),
    createdBy,
  };
  world.update('SUPPORT_TICKET', ticket.id, {
    attachments: [...attachments, attachment],
    updatedBy: createdBy,
  });
  return {body: attachment};
};
