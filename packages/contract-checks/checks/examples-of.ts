import {
  domainOf,
  type Example,
  listOperations,
  type MediaType,
  type Operation,
  operationIdToSlug,
  parametersOf,
  resolveRef,
  responsesOf,
  type Spec,
} from '@docs/contract';

export type FoundExample = {
  kind: 'request' | 'response' | 'error' | 'event' | 'parameter';
  /** Slug of the operation or type of the event. */
  owner: string;
  domain: string;
  where: string;
  /** JSON pointer of the schema inside the bundle. */
  schema: string;
  value: unknown;
};

/** Every example of the contract with the schema that it must match. Stubs have none. */
export function examplesOf(spec: Spec): FoundExample[] {
  const found: FoundExample[] = [];
  for (const {path, method, operation} of listOperations(spec)) {
    if (!operation['x-stub']) collect(spec, operation, `/paths/${escape(path)}/${method}`, found);
  }
  for (const [type, item] of Object.entries(spec.webhooks)) {
    const operation = item.post;
    if (!operation || operation['x-stub']) continue;
    const pointer = `/webhooks/${escape(type)}/post/requestBody/content`;
    for (const [media, content] of Object.entries(operation.requestBody?.content ?? {})) {
      push(
        spec,
        content,
        `${pointer}/${escape(media)}`,
        {kind: 'event', owner: type, domain: domainOf(operation)},
        found,
      );
    }
  }
  return found;
}

function collect(spec: Spec, operation: Operation, pointer: string, found: FoundExample[]): void {
  const owner = operationIdToSlug(operation.operationId);
  const domain = domainOf(operation);
  parametersOf(spec, operation).forEach((parameter, index) => {
    if (parameter.example === undefined) return;
    const ref = operation.parameters?.[index]?.$ref;
    const schema = `${ref ? ref.slice(1) : `${pointer}/parameters/${index}`}/schema`;
    found.push({
      kind: 'parameter',
      owner,
      domain,
      where: `${owner} ${parameter.name}`,
      schema,
      value: parameter.example,
    });
  });
  for (const [media, content] of Object.entries(operation.requestBody?.content ?? {})) {
    push(
      spec,
      content,
      `${pointer}/requestBody/content/${escape(media)}`,
      {kind: 'request', owner, domain},
      found,
    );
  }
  for (const [status, response] of Object.entries(responsesOf(spec, operation))) {
    const ref = operation.responses[status]?.$ref;
    const base = ref ? ref.slice(1) : `${pointer}/responses/${status}`;
    const kind = status.startsWith('2') ? 'response' : 'error';
    for (const [media, content] of Object.entries(response.content ?? {})) {
      push(spec, content, `${base}/content/${escape(media)}`, {kind, owner, domain}, found);
    }
  }
}

function push(
  spec: Spec,
  content: MediaType,
  pointer: string,
  about: Pick<FoundExample, 'kind' | 'owner' | 'domain'>,
  found: FoundExample[],
): void {
  for (const [name, example] of Object.entries(content.examples ?? {})) {
    const {value} = resolveRef<Example>(spec, example);
    found.push({
      ...about,
      where: `${about.owner} ${about.kind} ${name}`,
      schema: `${pointer}/schema`,
      value,
    });
  }
}

function escape(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}
