import * as z from 'zod';
import type {EventEntry} from '../catalogs';
import {UserError} from '../user-error';
import {code} from '../text/contract-text';
import {onePart} from '../text/sections';
import {didYouMean} from '../text/find-operation';
import {defineTool, name, part} from './tool';

export const listEvents = defineTool({
  name: 'list_events',
  title: 'List webhook events',
  description:
    'Lists the webhook event types and when Argosy sends each one. If you send "type", returns the ' +
    'details of one event, or lists the events of one entity ("offer").',
  input: z.strictObject({
    type: name('Event type ("offer.accepted") or its beginning ("offer").').optional(),
    part,
  }),
  async run({type, part: wanted}, docs) {
    const events = await docs.events();
    const exact = events.find((event) => event.type === type);
    if (exact) return {text: onePart(`# ${exact.type}\n\n${code(exact)}`, wanted)};
    const listed = events.filter((event) => event.type.startsWith(type ?? ''));
    if (listed.length === 0) {
      const names = events.map((event) => event.type);
      throw new UserError(`There's no event "${type}".${didYouMean(type ?? '', names)}`);
    }
    const lines = listed.map((event) => `- \`${event.type}\`: ${whenSent(event)}`);
    return {text: onePart(lines.join('\n'), wanted)};
  },
});

/** The first line of a description says when the event is sent. The others say what to do then. */
const whenSent = ({title, description}: EventEntry) => description.split('\n')[0] || title;
