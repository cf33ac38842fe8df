import {addEndpoint, isLoopback, listEndpoints, removeEndpoint} from '../events/endpoints';
import type {Entity} from '../types';
import {knownValue, optionalText, optionalTexts, readBody, requiredText} from './input';
import {ControlError, type ControlHandler, type ControlParts} from './parts';

/** As documented for an organization. */
const maximumEndpoints = 3;

export const createWebhookEndpoint: ControlHandler = (parts, request) => {
  const body = readBody(request.body, ['url', 'events', 'description']);
  const url = checkedUrl(requiredText(body, 'url', 'http://localhost:8080/webhooks'), parts);
  const eventTypes = optionalTexts(body, 'events');
  for (const type of eventTypes) knownValue(type, 'events', [...parts.kinds.keys()]);
  const world = parts.world();
  if (listEndpoints(world).length >= maximumEndpoints) {
    throw new ControlError(`There are ${maximumEndpoints} endpoints already. Delete one first.`);
  }
  const description = optionalText(body, 'description');
  const {endpoint, secret} = addEndpoint(world, parts.orgId, {url, eventTypes, description});
  return {status: 201, body: {...endpoint, secret}};
};

export const listWebhookEndpoints: ControlHandler = ({world}) => ({
  status: 200,
  body: {data: listEndpoints(world())},
});

export const deleteWebhookEndpoint: ControlHandler = (parts, {id}) => {
  removeEndpoint(parts.world(), knownEndpoint(parts, id).id);
  return {status: 204};
};

/** The console's test button. */
export const testWebhookEndpoint: ControlHandler = (parts, {id}) => {
  const endpoint = knownEndpoint(parts, id);
  return {status: 202, body: parts.world().emit('webhook.test', 'WEBHOOK_ENDPOINT', endpoint)};
};

function knownEndpoint({world}: ControlParts, id: string): Entity {
  const endpoint = listEndpoints(world()).find((each) => each.id === id);
  if (endpoint) return endpoint;
  throw new ControlError(`No webhook endpoint of the sandbox has the ID "${id}".`, 404);
}

function checkedUrl(text: string, {allowNetwork}: ControlParts): string {
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new ControlError('"url" must be a URL that starts with http:// or https://.');
  }
  if (allowNetwork || isLoopback(url.hostname)) return text;
  throw new ControlError(
    `The sandbox sends webhooks only to this machine, not to ${url.hostname}. Use a URL with localhost, or start the sandbox with --allow-network.`,
  );
}
