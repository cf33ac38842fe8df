import type {ControlReply, ControlRequest} from '../control/parts';
import type {Json} from '../types';
import type {HttpRequest, HttpResponse} from './messages';

const json = {'Content-Type': 'application/json; charset=utf-8'};

/** A control request, whatever its content type says. Undefined if the body isn't JSON. */
export function readControl({method, target, body}: HttpRequest): ControlRequest | undefined {
  const [path = ''] = target.split('?');
  const text = Buffer.from(body).toString('utf8').trim();
  if (!text) return {method, path};
  try {
    return {method, path, body: JSON.parse(text) as Json};
  } catch {
    return undefined;
  }
}

/** Control responses are read by people, so they're indented. */
export const controlResponse = ({status, body}: ControlReply): HttpResponse => ({
  status,
  headers: body === undefined ? {} : json,
  body: body === undefined ? '' : `${JSON.stringify(body, null, 2)}\n`,
});

export const malformedControl: HttpResponse = controlResponse({
  status: 400,
  body: {error: {code: 'invalid_control_request', message: "The body isn't valid JSON."}},
});
