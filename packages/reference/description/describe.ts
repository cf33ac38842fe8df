import {
  type ApiObject,
  type Example,
  isObject,
  type MediaType,
  objectsOf,
  type Parameter,
  type Schema,
  type Spec,
} from '@docs/contract';
import {exampleText} from '../example-text';
import type {
  Described,
  DescribedResponse,
  Description,
  Entry,
  SecurityScheme,
  Warning,
} from './model';
import {sharedSchemas} from './objects';
import {pointerTo, References} from './references';
import {Schemas} from './schemas';
import {uniqueSlugs} from './slugs';
import {tagName, tagsOf} from './tags';

type Node = Record<string, unknown>;

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** Pages that aren't operations have files that start like this. */
const reserved =
  /^(?:category|object|event|errors|sdk-methods)(?:-|$)|^(?:changelog|index|objects|webhooks)$/;

/** A document of OpenAPI 3.1 as a model. What it leaves out gets the value that OpenAPI gives it, or a fallback. */
export function describe(spec: Spec, file = ''): {model: Description; warnings: Warning[]} {
  const references = new References(spec, file);
  const entries = new Entries(spec, references);
  const operations = entries.of(
    spec.paths,
    '#/paths',
    uniqueSlugs((slug) => reserved.test(slug)),
  );
  const webhooks = entries.of(
    spec.webhooks,
    '#/webhooks',
    uniqueSlugs(() => false),
    true,
  );
  const info = record(spec.info);
  const schemas = record(record(spec.components).schemas) as Record<string, Schema>;
  const objects = describedObjects(spec, schemas, references.uses());
  const bySlug = new Map(operations.map((entry) => [entry.slug, entry]));
  const tags = tagsOf(spec, operations);
  return {
    model: {
      title: text(info.title) || 'API',
      version: text(info.version),
      server: entries.servers[0] ?? '',
      securitySchemes: Object.fromEntries(
        Object.entries(record(record(spec.components).securitySchemes)).map(([name, scheme]) => [
          name,
          references.resolve<SecurityScheme>(scheme),
        ]),
      ),
      tags,
      operations: tags.flatMap(({groups}) =>
        groups.flatMap((group) => group.operations.flatMap((slug) => bySlug.get(slug) ?? [])),
      ),
      webhooks,
      objects,
      schemas: new Schemas(spec, objects),
      lifecycles: Object.entries(schemas).flatMap(([name, schema]) => {
        const lifecycle = schema['x-lifecycle'];
        return lifecycle ? [{name, schema, lifecycle}] : [];
      }),
      spec,
    },
    warnings: references.warnings,
  };
}

/** The file says which schemas have a page. If it doesn't, those that are used again or contain themselves have one. */
function describedObjects(
  spec: Spec,
  schemas: Record<string, Schema>,
  uses: Map<string, number>,
): ApiObject[] {
  const tags = list(spec.tags).map(record);
  if ('x-shared-objects' in spec || tags.some((tag) => 'x-objects' in tag)) return objectsOf(spec);
  const slug = uniqueSlugs(() => false);
  return sharedSchemas(spec, uses).map((schema) => ({
    schema,
    slug: slug(schema),
    title: text(schemas[schema]?.title) || schema,
  }));
}

/** Reads path items: each operation with what it shares with others of its path and of the document. */
class Entries {
  readonly servers: string[];

  constructor(
    private readonly spec: Spec,
    private readonly references: References,
  ) {
    this.servers = serversOf(spec.servers);
  }

  of(items: unknown, parent: string, slug: (name: string) => string, isEvent = false): Entry[] {
    return Object.entries(record(items)).flatMap(([path, node]) => {
      const pointer = pointerTo(parent, path);
      const item = this.references.resolve<Node>(node);
      return methods.flatMap((method) => {
        if (!isObject(item[method])) return [];
        const operation = this.operation(item, method, path, pointer);
        const name = isEvent ? path : operation.operationId || `${method}-${path}`;
        return [{slug: slug(name), method, path, operation}];
      });
    });
  }

  private operation(item: Node, method: string, path: string, parent: string): Described {
    const pointer = pointerTo(parent, method);
    const own = item[method] as Node;
    const operationId = text(own.operationId);
    const body = isObject(own.requestBody)
      ? this.references.resolve<Node>(own.requestBody)
      : undefined;
    const servers = [own.servers, item.servers].map(serversOf).find(({length}) => length > 0);
    const tags = list(own.tags).map(text).filter(Boolean);
    return {
      ...own,
      operationId,
      summary: text(own.summary) || titleOf(operationId) || `${method.toUpperCase()} ${path}`,
      description: text(own.description) || text(item.description),
      tags: tags.length > 0 ? tags : [tagName(path)],
      parameters: this.parameters([...list(own.parameters), ...list(item.parameters)], pointer),
      ...(body && {
        requestBody: {
          ...body,
          content: this.content(body.content, pointerTo(pointer, 'requestBody', 'content')),
        },
      }),
      responses: Object.fromEntries(
        Object.entries(record(own.responses))
          .filter(([status]) => !status.startsWith('x-'))
          .map(([status, response]) => [
            status,
            this.response(response, pointerTo(pointer, 'responses', status)),
          ]),
      ),
      servers: servers ?? this.servers,
      security: list(own.security ?? this.spec.security).map((each) => Object.keys(record(each))),
      callbacks: this.callbacks(own.callbacks, pointer),
    };
  }

  /** An operation's own parameters come before those of its path, which they replace. */
  private parameters(nodes: unknown[], parent: string): Parameter[] {
    const found = new Map<string, Parameter>();
    nodes.forEach((node) => {
      const own = this.references.resolve<Parameter & Node>(node);
      const key = `${own.in} ${own.name}`;
      if (typeof own.name !== 'string' || found.has(key)) return;
      const [contentType, media] = Object.entries(this.content(own.content, parent))[0] ?? [];
      const example = own.example ?? Object.values(this.examples(own.examples, parent))[0]?.value;
      found.set(key, {
        ...own,
        schema: own.schema ?? {
          ...media?.schema,
          ...(contentType && {contentMediaType: contentType}),
        },
        ...(example !== undefined && {example}),
      });
    });
    return [...found.values()];
  }

  private response(node: unknown, pointer: string): DescribedResponse {
    const own = this.references.resolve<Node>(node);
    return {
      ...own,
      description: text(own.description),
      headers: Object.fromEntries(
        Object.entries(record(own.headers)).map(([name, header]) => [
          name,
          this.references.resolve(header),
        ]),
      ),
      content: this.content(own.content, pointerTo(pointer, 'content')),
      links: Object.entries(record(own.links)).map(([name, link]) => {
        const {operationId, operationRef, description} = this.references.resolve<Node>(link);
        const operation = text(operationId) || text(operationRef);
        return {name, description: text(description), ...(operation && {operation})};
      }),
    };
  }

  private content(node: unknown, parent: string): Record<string, MediaType> {
    return Object.fromEntries(
      Object.entries(record(node)).map(([contentType, media]) => {
        const pointer = pointerTo(parent, contentType);
        const own = this.references.resolve<MediaType>(media);
        const examples = this.examples(own.examples ?? shortForm(own), pointer);
        return [contentType, {...own, examples}];
      }),
    );
  }

  private examples(node: unknown, parent: string): Record<string, Example> {
    return Object.fromEntries(
      Object.entries(record(node)).flatMap(([name, example]) => {
        const own = this.references.resolve<Example & Node>(example);
        if ('value' in own) return [[name, own]];
        this.references.warn(
          'example',
          pointerTo(parent, 'examples', name),
          'has no value in the file',
        );
        return [];
      }),
    );
  }

  private callbacks(node: unknown, parent: string): Described['callbacks'] {
    return Object.entries(record(node)).flatMap(([name, callback]) => {
      const pointer = pointerTo(parent, 'callbacks', name);
      const items = this.references.resolve<Node>(callback);
      return this.of(items, pointer, (own) => own).map((entry) => ({
        name,
        address: entry.path,
        entry,
      }));
    });
  }
}

const shortForm = ({example}: MediaType) => example !== undefined && {example: {value: example}};

/** `listPetsOfOwner` and `pets/list-of-owner` as words. */
function titleOf(operationId: string): string {
  const words = operationId
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_./:\s]+/g, ' ')
    .trim();
  return (
    words.charAt(0).toUpperCase() +
    words.slice(1).replaceAll(/ [A-Z][a-z]/g, (part) => part.toLowerCase())
  );
}

function serversOf(node: unknown): string[] {
  return list(node).map((server) => {
    const {url, variables} = record(server);
    return text(url)
      .replaceAll(/\{([^}]+)\}/g, (whole, name: string) => {
        const value = record(record(variables)[name]).default;
        return value === undefined ? whole : exampleText(value);
      })
      .replace(/\/$/, '');
  });
}

const record = (value: unknown): Node => (isObject(value) ? value : {});

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
