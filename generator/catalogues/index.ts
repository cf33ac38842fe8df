import path from 'node:path';
import {loadCapabilities} from '../../src/content-model/capabilities';
import {marketplaces} from '../../src/content-model/marketplaces';
import type {ErrorCatalogue} from '../contract-files';
import {paths} from '../paths';
import type {Spec} from '../spec-types';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** What pages show as catalogues, for programs: events, errors, and what each marketplace can do. */
export function catalogues(spec: Spec, errors: ErrorCatalogue): [file: string, text: string][] {
  return [
    ['events.json', json(eventsOf(spec))],
    ['errors.json', json(errorsOf(errors))],
    ['capabilities.json', json(capabilitiesOf())],
  ];
}

function eventsOf(spec: Spec): unknown {
  const events = Object.entries(spec.webhooks).flatMap(([type, {post}]) =>
    post
      ? [
          {
            type,
            title: post.summary,
            description: post.description?.trim(),
            area: post['x-domain'],
            page: `/api/webhooks#${type}`,
            requestBody: post.requestBody?.content['application/json'],
          },
        ]
      : [],
  );
  return {signature: spec['x-webhook-signature'], events};
}

function errorsOf(errors: ErrorCatalogue): unknown {
  return {
    errors: Object.entries(errors).map(
      ([code, {status, type, retryable, message, cause, fix, read}]) => ({
        code,
        status,
        type,
        retryable,
        message,
        cause,
        fix,
        page: `/api/errors#${code}`,
        read,
      }),
    ),
  };
}

function capabilitiesOf(): unknown {
  const file = path.join(paths.repository, 'content', 'data', 'capabilities.yaml');
  return {marketplaces, page: '/capabilities', capabilities: loadCapabilities(file)};
}
