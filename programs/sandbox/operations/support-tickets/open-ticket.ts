import {ApiError} from '../../api-error';
import {schemaOf} from '../../lifecycles/lifecycles';
import type {Call, Handler, World} from '../../types';
import {listOf, objectOf, present, textOf} from '../offers/fields';
import {authorOf} from './authors';
import {replyDueAt} from './deadlines';

function checkSubject({world, body}: Call): void {
  if (body.subject === undefined) return;
  const {entityType, entityId} = objectOf(body.subject);
  const type = textOf(entityType);
  if (world.store.collection(schemaOf(type)).get(textOf(entityId))) return;
  throw new ApiError('ticket_subject_not_found', {
    message: `The ${type.toLowerCase().replaceAll('_', ' ')} in subject wasn't found.`,
  });
}

/** A ticket can contain data about buyers, so only the vendor's users can watch it. */
export function checkWatchers(world: World, emails: string[]): void {
  const users = world.store
    .collection('User')
    .all()
    .map(({emailAddress}) => textOf(emailAddress).toLowerCase());
  const stranger = emails.find((email) => !users.includes(email.toLowerCase()));
  if (stranger === undefined) return;
  throw new ApiError('watcher_not_in_organization', {
    message: `The watcher ${stranger} isn't a user in your organization.`,
  });
}

export const openTicket: Handler = (call) => {
  const {world, body, actor} = call;
  const author = authorOf(call);
  checkSubject(call);
  const watcherEmails = listOf<string>(body.watcherEmails);
  checkWatchers(world, watcherEmails);
  const priority = body.priority ?? 'NORMAL';
  const now = world.now();
  const ticket = present({
    orgId: actor.orgId,
    title: body.title,
    description: body.description,
    priority,
    status: 'OPEN',
    subject: body.subject,
    requestId: body.requestId,
    watcherEmails,
    comments: [],
    attachments: [],
    dueAt: replyDueAt(now, priority),
    createdAt: now,
    createdBy: author,
    updatedAt: now,
    updatedBy: author,
  });
  const cause = {by: 'OPERATION', operation: 'create-support-ticket'} as const;
  return {body: world.create('SUPPORT_TICKET', {id: world.newId('tkt'), ...ticket}, cause)};
};
