import {addDuration} from '../../clock/duration';
import type {ClockJob, Entity, Json, Reactions, World} from '../../types';
import {listOf, objectOf, textOf} from '../offers/fields';
import {staffOf} from './authors';
import {isClosed} from './tickets';

const ticketsIn = (world: World): Entity[] => world.store.collection('SupportTicket').all();

const isOver = (world: World, start: Json | undefined, duration: string): boolean => {
  const end = addDuration(textOf(start), duration);
  return end !== undefined && end <= world.now();
};

/** Support closes a ticket if its last reply stays without an answer for a week. */
const closeUnanswered: ClockJob = (world) => {
  for (const ticket of ticketsIn(world)) {
    const last = listOf(ticket.comments).at(-1);
    const isFromStaff = objectOf(last?.createdBy).isStaff === true;
    if (isClosed(ticket) || ticket.status === 'DELETED' || !isFromStaff) continue;
    if (!isOver(world, last?.createdAt, 'P7D')) continue;
    world.move({entityType: 'SUPPORT_TICKET', id: ticket.id, to: 'CLOSED', by: 'STAFF'});
  }
};

/** What happens on a schedule has no author. */
const unsigned = {updatedBy: undefined};

const archive: ClockJob = (world) => {
  for (const {id, status, closedAt} of ticketsIn(world)) {
    if (status !== 'CLOSED' || !isOver(world, closedAt, 'P30D')) continue;
    world.move({entityType: 'SUPPORT_TICKET', id, to: 'ARCHIVED', by: 'CLOCK', changes: unsigned});
  }
};

/** An archived ticket doesn't change anymore, so its last change is the archiving. */
const remove: ClockJob = (world) => {
  for (const {id, status, updatedAt} of ticketsIn(world)) {
    if (status !== 'ARCHIVED' || !isOver(world, updatedAt, 'P3Y')) continue;
    world.move({
      entityType: 'SUPPORT_TICKET',
      id,
      to: 'DELETED',
      by: 'PLATFORM',
      changes: unsigned,
    });
  }
};

export const supportTicketsJobs: ClockJob[] = [closeUnanswered, archive, remove];

/** Only support sets these statuses. */
const byStaff = (world: World, {id, updatedBy}: Entity): void => {
  world.update('SUPPORT_TICKET', id, {updatedBy: staffOf(world) ?? updatedBy});
};

export const supportTicketsReactions: Reactions = {
  'SUPPORT_TICKET.IN_PROGRESS': byStaff,
  'SUPPORT_TICKET.IN_REVIEW': byStaff,
  'SUPPORT_TICKET.BLOCKED': byStaff,
  'SUPPORT_TICKET.CLOSED': (world, {id}) => {
    world.update('SUPPORT_TICKET', id, {closedAt: world.now(), dueAt: undefined});
  },
};
