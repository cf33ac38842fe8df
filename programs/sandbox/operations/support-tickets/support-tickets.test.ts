import {beforeEach, describe, expect, it} from 'vitest';
import type {JsonObject} from '../../types';
import {sampleWorld} from '../offers/sample-world';
import {
  supportTicketsJobs,
  supportTicketsOperations,
  supportTicketsReactions,
} from '../support-tickets';

const parts = {
  handlers: supportTicketsOperations,
  reactions: supportTicketsReactions,
  jobs: supportTicketsJobs,
};

const archived = 'tkt_01KKP56BA0ED16PWQESMA3BHTD';
const quota = 'tkt_01KPT3800044K9X5P6TRJHDGZ5';
const jonas = 'usr_01KE96TQT01CFPRRZ61JXT13YY';
const stranger = 'usr_00000000000000000000000000';
const unknown = 'tkt_00000000000000000000000000';

let sample = sampleWorld(parts);
beforeEach(() => {
  sample = sampleWorld(parts);
});

const of = (ticketId: string, body: JsonObject = {}) => ({path: {ticketId}, body});
const ticket = (id: string) => sample.stored('SupportTicket', id);
const problem = {title: 'Broken', description: 'It stopped.'};

describe('create-support-ticket', () => {
  it.each([
    ['URGENT', '2026-05-22T10:00:00Z'],
    ['HIGH', '2026-05-22T13:00:00Z'],
    ['NORMAL', '2026-05-25T09:00:00Z'],
    ['LOW', undefined],
  ])('promises a reply to %s on a Friday by %s', (priority, dueAt) => {
    sample.advance('2026-05-22T09:00:00Z');
    const opened = sample.call('create-support-ticket', {body: {...problem, priority}});
    expect(opened).toMatchObject({status: 'OPEN', priority, createdBy: {isStaff: false}});
    expect(opened.dueAt).toBe(dueAt);
    expect(sample.events()).not.toContain('support_ticket.updated');
  });

  it('belongs to a user if the request says so', () => {
    const opened = sample.call('create-support-ticket', {body: {...problem, userId: jonas}});
    expect(opened.createdBy).toEqual({
      id: jonas,
      name: 'Jonas Lindqvist',
      emailAddress: 'jonas@lumenharbor.example',
      isStaff: false,
    });
  });

  it.each([
    ['user_not_found', {userId: stranger}],
    ['watcher_not_in_organization', {watcherEmails: ['tom.eklund@birchwoodhealth.example']}],
    ['ticket_subject_not_found', {subject: {entityType: 'OFFER', entityId: 'offr_0'}}],
    ['ticket_subject_not_found', {subject: {entityType: 'CONSTRUCTOR', entityId: 'x'}}],
  ] as [string, JsonObject][])('%s', (code, changes) => {
    const body = {...problem, ...changes};
    expect(sample.errorOf('create-support-ticket', {body})?.code).toBe(code);
  });
});

describe('update-support-ticket', () => {
  const slug = 'update-support-ticket';

  it('moves the deadline with the priority, and changes nothing the second time', () => {
    const body = {priority: 'HIGH', watcherEmails: ['maya@lumenharbor.example']};
    const updated = sample.call(slug, of(quota, body));
    expect(updated).toMatchObject({...body, dueAt: '2026-05-20T13:00:00Z'});
    sample.advance('2026-05-20T10:00:00Z');
    expect(sample.call(slug, of(quota, body))).toEqual(updated);
    expect(sample.call(slug, of(quota, {priority: 'LOW'})).dueAt).toBeUndefined();
    expect(sample.call(slug, of(quota, {priority: 'URGENT'})).dueAt).toBe('2026-05-20T11:00:00Z');
    expect(sample.events()).toEqual([]);
  });

  it('refuses closed tickets and strangers', () => {
    expect(sample.errorOf(slug, of(archived, {title: 'New'}))?.code).toBe('ticket_closed');
    const body = {watcherEmails: ['x@elsewhere.example']};
    expect(sample.errorOf(slug, of(quota, body))?.code).toBe('watcher_not_in_organization');
    expect(sample.errorOf(slug, of(unknown))?.code).toBe('ticket_not_found');
  });
});

describe('comments', () => {
  it('adds each comment without an event', () => {
    const body = {text: 'More facts.', userId: jonas};
    const first = sample.call('create-support-ticket-comment', of(quota, body));
    const second = sample.call('create-support-ticket-comment', of(quota, body));
    expect(ticket(quota)).toMatchObject({comments: [first, second], updatedBy: {id: jonas}});
    expect(sample.events()).toEqual([]);
  });

  it.each([
    ['ticket_closed', archived, jonas],
    ['user_not_found', quota, stranger],
    ['ticket_not_found', unknown, jonas],
  ])('%s', (code, id, userId) => {
    const request = of(id, {text: 'Hello.', userId});
    expect(sample.errorOf('create-support-ticket-comment', request)?.code).toBe(code);
  });
});

describe('files', () => {
  const slug = 'create-support-ticket-attachment';
  const file = (content: Buffer | string, filename = 'file.bin') => ({
    file: {filename, contentType: 'text/plain', bytes: Buffer.from(content).toString('base64')},
  });

  it.each([
    ['text/plain', 'ERROR 12:00 AWS'],
    ['application/json', '{"a": [1]}'],
    ['text/csv', 'a,b\n1,2\n'],
    ['application/pdf', '%PDF-1.7'],
    ['image/png', Buffer.from('89504e470d0a1a0a00', 'hex')],
    ['image/jpeg', Buffer.from('ffd8ffe000', 'hex')],
    ['application/zip', Buffer.from('504b030400', 'hex')],
  ])('detects %s', (mimeType, content) => {
    const attached = sample.call(slug, of(quota, file(content, 'log')));
    expect(attached).toMatchObject({title: 'log', mimeType, size: content.length});
    expect(ticket(quota).attachments).toEqual([attached]);
  });

  it.each([
    ['application/x-msdownload', 'MZ program'],
    ['application/octet-stream', Buffer.from([0, 1, 2, 255])],
    ['text/x-shellscript', '#!/bin/sh'],
  ])('refuses %s', (mimeType, content) => {
    expect(sample.errorOf(slug, of(quota, file(content)))?.message).toBe(
      `Files of the type ${mimeType} aren't allowed.`,
    );
  });

  it('limits the size and the number', () => {
    const large = file(Buffer.alloc(25 * 1024 * 1024 + 1, 'a'));
    expect(sample.errorOf(slug, of(quota, large))?.message).toBe(
      'The file is 26 MB. The limit is 25 MB.',
    );
    expect(sample.errorOf(slug, of(quota, file('')))?.code).toBe('validation_failed');
    expect(sample.errorOf(slug, of(archived, file('a')))?.code).toBe('ticket_closed');
    for (let count = 0; count < 50; count += 1) sample.call(slug, of(quota, file('a')));
    expect(sample.errorOf(slug, of(quota, file('a')))?.code).toBe(
      'ticket_attachment_limit_reached',
    );
  });
});

describe('closing and reopening', () => {
  it('closes once and reopens once', () => {
    expect(sample.errorOf('reopen-support-ticket', of(quota))?.message).toBe(
      "The ticket has the status OPEN, so it can't be reopened.",
    );
    const closed = sample.call('close-support-ticket', of(quota));
    expect(closed).toMatchObject({status: 'CLOSED', closedAt: '2026-05-20T09:00:00Z'});
    expect(closed.dueAt).toBeUndefined();
    expect(sample.errorOf('close-support-ticket', of(quota))?.code).toBe('ticket_already_closed');
    const reopened = sample.call('reopen-support-ticket', of(quota, {comment: 'Again.'}));
    expect(reopened).toMatchObject({
      status: 'OPEN',
      dueAt: '2026-05-21T09:00:00Z',
      comments: [{text: 'Again.'}],
    });
    expect(reopened.closedAt).toBeUndefined();
    expect(sample.events()).toEqual(['support_ticket.closed', 'support_ticket.updated']);
    expect(sample.lastEvent()).toMatchObject({data: {entity: {comments: [{text: 'Again.'}]}}});
    expect(sample.errorOf('reopen-support-ticket', of(archived))?.code).toBe('ticket_not_closed');
  });
});

describe('the clock', () => {
  it('archives a closed ticket after 30 days and deletes it after 3 years', () => {
    sample.call('close-support-ticket', of(quota));
    sample.advance('2026-06-19T08:00:00Z');
    expect(ticket(quota).status).toBe('CLOSED');
    sample.advance('2026-06-19T09:00:00Z');
    expect(ticket(quota).status).toBe('ARCHIVED');
    expect(ticket(quota).updatedBy).toBeUndefined();
    sample.advance('2029-06-19T09:00:00Z');
    expect(ticket(quota).status).toBe('DELETED');
    expect(sample.errorOf('get-support-ticket', of(quota))?.code).toBe('ticket_not_found');
    const query = {status: ['DELETED']};
    expect(sample.call('list-support-tickets', {query}).data).toEqual([]);
  });

  it('closes a ticket a week after a reply without an answer', () => {
    const {comments} = ticket(archived) as {comments?: JsonObject[]};
    const reply = {...comments?.[1], createdAt: '2026-05-20T09:00:00Z'};
    sample.world.update('SUPPORT_TICKET', quota, {comments: [reply]});
    sample.world.move({entityType: 'SUPPORT_TICKET', id: quota, to: 'BLOCKED', by: 'STAFF'});
    expect(ticket(quota).updatedBy).toMatchObject({isStaff: true});
    sample.advance('2026-05-27T09:00:00Z');
    expect(ticket(quota)).toMatchObject({status: 'CLOSED', closedAt: '2026-05-27T09:00:00Z'});
  });
});
