import {readFileSync} from 'node:fs';
import path from 'node:path';
import YAML from 'yaml';
import {sdkPaths} from '@docs/sdks';
import type {
  Answer,
  Exchange,
  Json,
  Written,
  WrittenAnswer,
  WrittenExchange,
  WrittenResult,
} from './vector-types';

const objects = YAML.parse(
  readFileSync(path.join(sdkPaths.source, 'vectors', 'objects.yaml'), 'utf8'),
) as {contact: Json; offer: Json};

const contactOf = (id: string): Json => ({...objects.contact, id});

/** The offer with other fields, and without some. */
function offerOf({without = [], ...fields}: Written): Json {
  const offer = {...objects.offer, ...fields};
  return Object.fromEntries(Object.entries(offer).filter(([name]) => !without.includes(name)));
}

export function exchangesOf(
  {repeat = 1, ...exchange}: WrittenExchange,
  tokenRequest: Omit<Exchange, 'answer'>,
): Exchange[] {
  const whole: Exchange =
    'token' in exchange
      ? {...tokenRequest, answer: {token: exchange.token}}
      : {...exchange, answer: answerOf(exchange.answer)};
  return Array.from({length: repeat}, () => whole);
}

function answerOf({contact, contacts, next, offer, error, ...answer}: WrittenAnswer): Answer {
  if (contact) return {...answer, json: contactOf(contact)};
  if (contacts) return {...answer, json: {data: contacts.map(contactOf), nextCursor: next ?? null}};
  if (offer) return {...answer, json: offerOf(offer)};
  if (error) return {...answer, json: {error: {...error, ...errorFields}}};
  return answer;
}

const errorFields = {message: 'Why it failed.', requestId: 'req_7f3c1a9e5d2b'};

const noError = {
  class: null,
  code: null,
  type: null,
  status: null,
  requestId: null,
  retryable: false,
};

/** The result as a program prints it. `accepted` stands for the event in the call's payload. */
export function resultOf(result: WrittenResult, call: unknown): unknown {
  if (result.contact) return {value: contactOf(result.contact)};
  if (result.offer) return {value: offerOf(result.offer)};
  if (result.error) return {error: {...noError, ...result.error}};
  if (result.same) return {...result, same: resultOf(result.same, call)};
  if (!result.accepted) return result;
  const {id, type, data} = JSON.parse((call as {payload: string}).payload) as Json;
  return {event: {id, type, data}};
}
