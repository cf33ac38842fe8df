import {
  type ErrorCatalog,
  historyOf,
  readChangelog,
  readSdkMethods,
  callShape,
  siteOf,
} from '@docs/contract';
import {errorGroups} from './error-groups';
import {guidesOf, indexGuides} from './guide-index';
import type {WrittenPage} from '@docs/content-model/files';
import type {Knowledge} from './page-model';
import {changelogPage} from './pages/changelog';
import {errorGroupPage} from './pages/error-group';
import {errorObjectPage} from './pages/error-object';
import {errorsPage} from './pages/errors';
import type {Page} from './pages/page';
import {sdkMethodsPage} from './pages/sdk-methods';
import {webhookEventPage} from './pages/webhook-event';
import {webhooksPage} from './pages/webhooks';
import type {Description} from './description/model';
import type {ReferenceContent} from './reference';
import {sdkSamples} from './samples';
import {sdkCall} from './samples/sdk/call';
import {sdkLanguages} from './sdk-signatures';
import {eventAreas} from './webhooks/event-groups';

/** What we know about our API apart from what its description says. */
export function ownKnowledge({spec}: Description, errors: ErrorCatalog): Knowledge {
  const methods = readSdkMethods();
  return {
    errors,
    isTested: true,
    languages: sdkSamples,
    sdk: {
      shapeOf(entry) {
        const method = methods.get(entry.operation.operationId);
        return method && callShape(spec, entry, method);
      },
      callOf(entry, scenario) {
        // The token endpoint has no method, because the SDKs call it on their own.
        const method = methods.get(entry.operation.operationId);
        return method && sdkCall(spec, entry, scenario, method);
      },
    },
    credentialsOf: ({security}) =>
      security.length > 0
        ? [{type: 'bearer', name: 'ARGOSY_TOKEN'}]
        : [{type: 'basic', name: 'ARGOSY_CLIENT_ID', secret: 'ARGOSY_CLIENT_SECRET'}],
    shell: {
      addressOf: (target) =>
        `$ARGOSY_BASE_URL${target.replace(/(?<=^\/v1\/orgs\/)[^/?]+/, '$ARGOSY_ORG_ID')}`,
      headers: {'Idempotency-Key': '$(uuidgen)'},
    },
  };
}

/** The pages of errors, webhooks, SDKs, and releases. */
export function ownPages(
  description: Description,
  errors: ErrorCatalog,
  guides: WrittenPage[],
  {areas, events, operations, reference}: ReferenceContent,
): Page[] {
  const {spec} = description;
  const groups = errorGroups(errors);
  const byArea = eventAreas(areas, events);
  const errorGuides = guidesOf(Object.keys(errors), indexGuides(guides, 'error'));
  const past = operations.filter(({slug}) => slug.startsWith('list-notification-events'));
  const eventGuides = guidesOf(Object.keys(spec.webhooks), indexGuides(guides, 'event'));
  return [
    errorsPage(groups, operations, reference),
    ...groups.map((group) => errorGroupPage(group, operations, siteOf(spec), reference)),
    errorObjectPage(description, groups, errorGuides, reference),
    webhooksPage(description, byArea, reference),
    webhookEventPage(
      description,
      {areas: byArea, operations: past, guides: eventGuides},
      reference,
    ),
    ...sdkLanguages.map((language) => sdkMethodsPage(language, operations, reference)),
    changelogPage(readChangelog(), historyOf(spec), reference),
  ];
}
