import {ApiError} from '../../api-error';
import type {Entity, Handler, JsonObject} from '../../types';
import {listOf, textOf} from '../offers/fields';
import {isSame} from '../offers/prices';
import {authorOf} from './authors';
import {replyDueAt} from './deadlines';
import {checkWatchers} from './open-ticket';
import {isClosed, newComment, openTicketOf, ticketOf} from './tickets';

/** Support still owes the first reply. A low priority has no deadline for it. */
const isWaiting = ({dueAt, priority, status}: Entity): boolean =>
  dueAt !== undefined || (priority === 'LOW' && status === 'OPEN');

export const updateTicket: Handler = (call) => {
  const {world, body} = call;
  const ticket = openTicketOf(call);
  checkWatchers(world, listOf<string>(body.watcherEmails));
  const changed = Object.entries(body).filter(([name, value]) => !isSame(value, ticket[name]));
  if (changed.length === 0) return {body: ticket};
  const changes: JsonObject = {...Object.fromEntries(changed), updatedBy: authorOf(call)};
  if ('priority' in changes && isWaiting(ticket)) {
    changes.dueAt = replyDueAt(world.now(), changes.priority);
  }
  return {body: world.update('SUPPORT_TICKET', ticket.id, changes)};
};

export const commentOnTicket: Handler = (call) => {
  const {world, body} = call;
  const ticket = openTicketOf(call);
  const author = authorOf(call);
  const comment = newComment(call, body.text, author);
  world.update('SUPPORT_TICKET', ticket.id, {
    comments: [...listOf(ticket.comments), comment],
    updatedBy: author,
  });
  return {body: comment};
};

export const closeTicket: Handler = (call) => {
  const ticket = ticketOf(call);
  if (isClosed(ticket)) throw new ApiError('ticket_already_closed');
  const closed = call.world.move({
    entityType: 'SUPPORT_TICKET',
    id: ticket.id,
    to: 'CLOSED',
    by: 'OPERATION',
    operation: 'close-support-ticket',
    changes: {updatedBy: authorOf(call)},
  });
  return {body: closed};
};

export const reopenTicket: Handler = (call) => {
  const {world, body} = call;
  const ticket = ticketOf(call);
  if (ticket.status !== 'CLOSED') {
    throw new ApiError('ticket_not_closed', {
      message: `The ticket has the status ${textOf(ticket.status)}, so it can't be reopened.`,
    });
  }
  const author = authorOf(call);
  const added = body.comment === undefined ? [] : [newComment(call, body.comment, author)];
  const reopened = world.move({
    entityType: 'SUPPORT_TICKET',
    id: ticket.id,
    to: 'OPEN',
    by: 'OPERATION',
    operation: 'reopen-support-ticket',
    changes: {
      comments: [...listOf(ticket.comments), ...added],
      dueAt: replyDueAt(world.now(), ticket.priority),
      closedAt: undefined,
      updatedBy: author,
    },
  });
  return {body: reopened};
};
