import type {Handlers} from '../types';
import {attachFile} from './support-tickets/attachments';
import {
  closeTicket,
  commentOnTicket,
  reopenTicket,
  updateTicket,
} from './support-tickets/change-ticket';
import {openTicket} from './support-tickets/open-ticket';
import {getTicket, listTickets} from './support-tickets/tickets';

export {supportTicketsJobs, supportTicketsReactions} from './support-tickets/ticket-jobs';

export const supportTicketsOperations: Handlers = {
  'close-support-ticket': closeTicket,
  'create-support-ticket': openTicket,
  'create-support-ticket-attachment': attachFile,
  'create-support-ticket-comment': commentOnTicket,
  'get-support-ticket': getTicket,
  'list-support-tickets': listTickets,
  'reopen-support-ticket': reopenTicket,
  'update-support-ticket': updateTicket,
};
