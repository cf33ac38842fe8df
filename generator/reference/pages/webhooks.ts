import {listOperations, resolveRef} from '../../operations';
import type {Operation, Spec} from '../../spec-types';
import {highlight} from '../highlight';
import {html, type Html} from '../html';
import {firstSentence, type MarkdownWriter} from '../markdown';
import {type Property, SchemaWalker} from '../schema-tree';
import {propertyList} from '../sections/properties';
import {frontMatter} from './front-matter';
import {imports, type Page, sectionsToMdx} from './page';

/** How to verify a request, as complete steps in Markdown. */
type Signature = {steps: string[]};

/** Every event: when it is sent, what it carries, an example; and how to check the signature. */
export function webhooksPage(
  spec: Spec,
  areas: {slug: string; title: string}[],
  markdown: MarkdownWriter,
): Page {
  const file = 'webhooks';
  const walker = new SchemaWalker(spec);
  const readers = new Set(listOperations(spec).map(({slug}) => slug));
  const events = Object.entries(spec.webhooks).flatMap(([type, item]) =>
    item.post ? [{type, event: item.post}] : [],
  );
  const byArea = areas
    .map((area) => ({...area, events: events.filter(({event}) => event['x-domain'] === area.slug)}))
    .filter((area) => area.events.length > 0);
  const sections = sectionsToMdx(file, [
    {id: 'delivery', heading: 'Delivery', html: delivery(spec, walker, events[0]?.event, markdown)},
    {
      id: 'signature',
      heading: 'Verify the signature',
      html: signature(spec['x-webhook-signature'] as Signature, markdown),
    },
    ...byArea.map((area) => ({
      id: `events-${area.slug}`,
      heading: `${area.title} events`,
      html: html`${payloads(walker, area.events, readers, markdown)}
        <ul class="events">
          ${area.events.map(({type, event}) => eventItem(spec, type, event, markdown))}
        </ul>`,
    })),
  ]);
  const mdx = [
    frontMatter({
      kind: 'reference',
      title: 'Webhooks',
      description:
        'Receive a signed call when something changes: every event type with its meaning, payload and an example.',
      slug: '/webhooks',
    }),
    imports(file),
    sections.mdx,
    '',
  ].join('\n');
  return {file, mdx, parts: sections.parts};
}

function delivery(
  spec: Spec,
  walker: SchemaWalker,
  event: Operation | undefined,
  markdown: MarkdownWriter,
): Html {
  const headers = (event?.parameters ?? []).map((parameter) => resolveRef(spec, parameter));
  return html`${markdown.block(
    'An endpoint is an HTTPS address of yours, added in the console under **Settings → Webhooks**. We send each event as a `POST` with a JSON body. Answer with any `2xx` status within 10 seconds; do the work afterwards. Anything else counts as failed and is tried again: 8 attempts over about 24 hours, with growing pauses. Events may come twice or out of order: remember the event id, and read the entity again before you act.',
  )}
    <p class="props__title">Headers of each call</p>
    ${propertyList(
      headers.map((parameter) => {
        const own = parameter as {description?: string; example?: unknown};
        const property = walker.property(
          parameter.name,
          parameter.schema ?? {},
          ['header', parameter.name],
          Boolean(parameter.required),
        );
        return {
          ...property,
          description: own.description ?? property.description,
          example: own.example ?? property.example,
        };
      }),
      markdown,
    )}`;
}

function signature({steps}: Signature, markdown: MarkdownWriter): Html {
  return html`<p>Every webhook request is signed. Before you use a request, verify its signature:</p>
    <ol>
      ${steps.map((step) => html`<li>${markdown.inline(step)}</li>`)}
    </ol>
    ${markdown.block(
      'For complete programs, see [Receive webhooks](/get-started/webhook) and the [SDK guides](/sdks).',
    )}`;
}

/** An event carries the entity as its get operation returns it: that page describes it, once. */
function withoutEntity(properties: Property[], readers: Set<string>): Property[] {
  return properties.map((property) => {
    const reader = property.schemaName
      ? `get-${property.schemaName.replaceAll(/(?!^)([A-Z])/g, '-$1').toLowerCase()}`
      : '';
    const isEntity = property.name === 'entity' && readers.has(reader);
    return isEntity
      ? {
          ...property,
          description: `${property.description}\n\nThe same properties as the answer of ${reader}.`,
          children: [],
          variants: [],
          example: undefined,
        }
      : {...property, children: withoutEntity(property.children, readers)};
  });
}

const mediaOf = (event: Operation) => Object.values(event.requestBody?.content ?? {})[0];

/** Events of one entity share their payload: it is described once, before them. */
function payloads(
  walker: SchemaWalker,
  events: {type: string; event: Operation}[],
  readers: Set<string>,
  markdown: MarkdownWriter,
): Html[] {
  const schemas = new Map(
    events.flatMap(({event}) => {
      const schema = mediaOf(event)?.schema;
      return schema?.$ref ? [[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1), schema]] : [];
    }),
  );
  return [...schemas].map(
    ([name, schema]) =>
      html`<details class="branch" id="${name}">
        <summary>Payload: <code>${name}</code></summary>
        ${propertyList(withoutEntity(walker.body(schema, name).children, readers), markdown)}
      </details>`,
  );
}

function eventItem(spec: Spec, type: string, event: Operation, markdown: MarkdownWriter): Html {
  const media = mediaOf(event);
  const example = Object.values(media?.examples ?? {}).map((one) => resolveRef(spec, one))[0];
  const payload = media?.schema?.$ref?.split('/').at(-1) ?? '';
  return html`<li class="event" id="${type}" data-search="entry">
    <div class="error__head">
      <a class="error__code" href="#${type}"><code>${type}</code></a>${' '}
      <span class="error__retry">${event.summary}</span>
    </div>
    ${markdown.block(event.description)}
    <p class="error__users">Payload: <a href="#${payload}">${payload}</a></p>
    ${
      example &&
      html`<details class="branch" data-search="ignore">
        <summary>Example: ${firstSentence(example.summary ?? type)}</summary>
        <div class="theme-code-block">
          <pre
            tabindex="0"
            aria-label="Example of ${type}"
          ><code>${highlight(JSON.stringify(example.value, null, 2), 'json')}</code></pre>
          <button type="button" class="copy" data-copy-code aria-label="Copy the example">Copy</button>
        </div>
      </details>`
    }
  </li>`;
}
