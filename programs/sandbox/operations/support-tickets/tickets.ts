import {ApiError} from '../../api-error';
import {foundLive, listReply, newestFirst} from '../../lists/list';
import type {Call, Entity, Handler, Json, JsonObject} from '../../types';
import {textOf} from '../offers/fields';

export const ticketOf = ({world, path}: Call): Entity =>
  foundLive(world, 'SupportTicket', path.ticketId ?? '', 'ticket_not_found');

export const isClosed = ({status}: Entity): boolean => status === 'CLOSED' || status === 'ARCHIVED';

/** Only an open ticket accepts changes, comments, and files. */
export function openTicketOf(call: Call): Entity {
  const ticket = ticketOf(call);
  if (isClosed(ticket)) throw new ApiError('ticket_closed');
  return ticket;
}

export function newComment({world}: Call, text: Json | undefined, createdBy: JsonObject) {
  return {id: world.newId('tcm'), text, createdAt: world.now(), createdBy};
}

export const getTicket: Handler = (call) => ({body: ticketOf(call)});

/** Unlike other lists, this one never has deleted rows. */
export const listTickets: Handler = (call) =>
  listReply(call, 'SupportTicket', {
    rows: newestFirst(call.world, 'SupportTicket').filter(
      ({status}) => textOf(status) !== 'DELETED',
    ),
  });
