import {type Expression, hasExpression, parseTemplate} from './expression';
import {type NodeFile, outputsOf} from './node-file';
import type {SchemaChecker} from './settings-schema';
import type {SettingsSchema, WorkflowDocument, WorkflowNode} from './types';

export type NodeFiles = (type: string) => NodeFile;

/** All problems of a document with their paths. */
export function documentProblems(
  value: unknown,
  nodeFile: NodeFiles,
  checker: SchemaChecker,
): string[] {
  const form = checker.documentProblems(value);
  if (form.length > 0) return form;
  const document = value as WorkflowDocument;
  const kinds = document.nodes.flatMap(({type}, index) =>
    unknownType(type, `nodes.${index}`, nodeFile),
  );
  if (kinds.length > 0) return kinds;
  const names = [
    ...repeated(document.nodes.map(({id}) => id)).map((id) => `nodes: two have the id "${id}"`),
    ...repeated(document.nodes.map(({name}) => name)).map((name) => `nodes: two are "${name}"`),
  ];
  if (names.length > 0) return names;
  return [
    ...connectionProblems(document, nodeFile),
    ...reachProblems(document, nodeFile),
    ...document.nodes.flatMap((node, index) => {
      const {settings} = nodeFile(node.type);
      return [
        ...checker.settingsProblems(settings, node.settings),
        ...expressionProblems(document, node, settings),
      ].map((problem) => `nodes.${index} (${node.name}): ${problem}`);
    }),
  ];
}

function unknownType(type: string, path: string, nodeFile: NodeFiles): string[] {
  try {
    nodeFile(type);
    return [];
  } catch (error) {
    return [`${path}: the type "${type}" can't be used: ${(error as Error).message}`];
  }
}

function connectionProblems(document: WorkflowDocument, nodeFile: NodeFiles): string[] {
  const byId = new Map(document.nodes.map((node) => [node.id, node]));
  return document.connections.flatMap(({from, output, to, input}, index) => {
    const [source, target] = [byId.get(from), byId.get(to)];
    const here = `connections.${index}`;
    if (!source) return [`${here}.from: there's no node "${from}"`];
    if (!target) return [`${here}.to: there's no node "${to}"`];
    const outputs = outputsOf(nodeFile(source.type), source);
    const {inputs} = nodeFile(target.type);
    return [
      ...(outputs.includes(output)
        ? []
        : [`${here}.output: "${from}" has ${list(outputs)}, not "${output}"`]),
      ...(inputs.includes(input)
        ? []
        : [`${here}.input: "${to}" has ${list(inputs)}, not "${input}"`]),
      ...(ancestorsOf(document, from).has(to) || from === to
        ? [`${here}: leads back to "${to}"`]
        : []),
    ];
  });
}

const list = (ports: string[]) => (ports.length === 0 ? 'none' : ports.join(', '));

/** A workflow starts with a trigger, and a connection leads to every other node that runs. */
function reachProblems({nodes, connections}: WorkflowDocument, nodeFile: NodeFiles): string[] {
  const led = new Set(connections.map(({to}) => to));
  return [
    ...(nodes.some(({type}) => nodeFile(type).group === 'trigger') ? [] : ['nodes: no trigger']),
    ...nodes
      .filter(({id, type}) => nodeFile(type).inputs.length > 0 && !led.has(id))
      .map(({id}) => `nodes: no connection leads to "${id}"`),
  ];
}

/** IDs of all nodes that lead to the node, directly or through others. */
function ancestorsOf({connections}: WorkflowDocument, id: string): Set<string> {
  const found = new Set<string>();
  const visit = (target: string) => {
    for (const {from, to} of connections) {
      if (to !== target || found.has(from)) continue;
      found.add(from);
      visit(from);
    }
  };
  visit(id);
  return found;
}

function expressionProblems(
  document: WorkflowDocument,
  node: WorkflowNode,
  schema: SettingsSchema,
): string[] {
  const earlier = ancestorsOf(document, node.id);
  const names = new Map(document.nodes.map(({id, name}) => [name, id]));
  return textsWithExpressions(node.settings, schema).flatMap((text) => {
    try {
      return parseTemplate(text)
        .filter((part): part is Expression => typeof part !== 'string')
        .flatMap(({node: named}) => {
          if (named === undefined || earlier.has(names.get(named) ?? '')) return [];
          return [`"${named}" in ${text} isn't an earlier node`];
        });
    } catch (error) {
      return [(error as Error).message];
    }
  });
}

/** Every text with an expression, except where the schema turns expressions off. */
function textsWithExpressions(value: unknown, schema: SettingsSchema | undefined): string[] {
  if (schema?.expressions === false) return [];
  if (typeof value === 'string') return hasExpression(value) ? [value] : [];
  if (Array.isArray(value))
    return value.flatMap((element) => textsWithExpressions(element, schema?.items));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) =>
    textsWithExpressions(field, schema?.properties?.[key]),
  );
}

const repeated = (values: string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);
