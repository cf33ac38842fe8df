import path from 'node:path';
import {loadCapabilities} from '@docs/content-model/files';
import {marketplaces} from '@docs/content-model';
import {
  errorAddress,
  type ErrorCatalog,
  eventAddress,
  paths,
  readSdkChangelog,
  type Spec,
} from '@docs/contract';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Catalogs for programs: events, errors, capabilities of each marketplace, and SDK releases. */
export function catalogs(spec: Spec, errors: ErrorCatalog): [file: string, text: string][] {
  return [
    ['events.json', json(eventsOf(spec))],
    ['errors.json', json(errorsOf(errors))],
    ['capabilities.json', json(capabilitiesOf())],
    ['sdk-changelog.json', json({releases: readSdkChangelog()})],
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
            page: eventAddress(type),
            ...(post['x-added-in'] && {addedIn: post['x-added-in']}),
            requestBody: post.requestBody?.content['application/json'],
          },
        ]
      : [],
  );
  return {signature: spec['x-webhook-signature'], events};
}

function errorsOf(errors: ErrorCatalog): unknown {
  return {
    errors: Object.entries(errors).map(
      ([code, {status, type, retryable, message, cause, fix, read, 'x-added-in': addedIn}]) => ({
        code,
        status,
        type,
        retryable,
        message,
        cause,
        fix,
        page: errorAddress(code, {status}),
        read,
        ...(addedIn && {addedIn}),
      }),
    ),
  };
}

function capabilitiesOf(): unknown {
  const file = path.join(paths.repository, 'content', 'data', 'capabilities.yaml');
  return {marketplaces, page: '/capabilities', capabilities: loadCapabilities(file)};
}
