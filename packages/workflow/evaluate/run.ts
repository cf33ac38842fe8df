import {ancestorsOf, type NodeFiles} from '../model/document';
import type {Recipe} from '../model/example';
import {outputsOf} from '../model/node-file';
import type {Item, Ports, WorkflowDocument, WorkflowNode} from '../model/types';
import {withDefaults} from './defaults';
import {aggregate} from './nodes/aggregate';
import {codeForAll, codeForEach} from './nodes/code';
import {filter} from './nodes/filter';
import {html} from './nodes/html';
import {ifNode} from './nodes/if';
import {limit} from './nodes/limit';
import {merge} from './nodes/merge';
import {switchNode} from './nodes/switch';
import {type AllNode, type Context, type EachNode, NodeError, type Scope} from './types';

const each: Record<string, EachNode> = {filter, html, if: ifNode, switch: switchNode};
const all: Record<string, AllNode> = {aggregate, limit, merge};

export type Run = {in: Ports; out: Ports};

const sampleExecution = {id: 'exe_01KN996170WKFX0R4N8Q2D7T5C', startedAt: '2026-04-03T09:01:00Z'};

/** Runs a document. Computes the outputs of pure nodes and takes the others from `given`. */
export function runWorkflow(
  {
    document,
    given: recordedOutputs,
    execution = sampleExecution,
  }: Pick<Recipe, 'document' | 'given' | 'execution'>,
  nodeFile: NodeFiles,
): Map<string, Run> {
  const runs = new Map<string, Run>();
  const scope: Scope = {nodes: new Map(), execution, workflow: {name: document.name}};
  for (const node of inExecutionOrder(document)) {
    const inputs = inputsOf(document, node, runs);
    const out = recordedOutputs[node.id] ?? outputOf(node, inputs, scope, nodeFile);
    runs.set(node.id, {in: inputs, out});
    const ports = outputsOf(nodeFile(node.type), node);
    scope.nodes.set(
      node.name,
      ports.flatMap((port) => out[port] ?? []),
    );
  }
  return runs;
}

/** Sorts nodes so that each comes after those that lead to it. */
function inExecutionOrder(document: WorkflowDocument): WorkflowNode[] {
  const depth = new Map(document.nodes.map(({id}) => [id, ancestorsOf(document, id).size]));
  return [...document.nodes].sort((a, b) => (depth.get(a.id) ?? 0) - (depth.get(b.id) ?? 0));
}

/** Items of several connections to one input are in the order of the document. */
function inputsOf({connections}: WorkflowDocument, node: WorkflowNode, runs: Map<string, Run>) {
  const inputs: Ports = {};
  for (const {from, output, to, input} of connections) {
    if (to !== node.id) continue;
    inputs[input] = [...(inputs[input] ?? []), ...(runs.get(from)?.out[output] ?? [])];
  }
  return inputs;
}

/** A node that gets no items doesn't run. */
function outputOf(node: WorkflowNode, inputs: Ports, scope: Scope, nodeFile: NodeFiles): Ports {
  const items = Object.values(inputs).flat();
  if (items.length === 0) return {};
  const {settings: schema, outputs} = nodeFile(node.type);
  const firstOutput = outputsOf(nodeFile(node.type), {...node, onError: 'stop'})[0] ?? outputs[0];
  if (node.disabled) return firstOutput === undefined ? {} : {[firstOutput]: items};
  const settings = withDefaults(schema, node.settings) as Record<string, unknown>;
  const context: Context = {settings, scope};
  const failed = (failedItems: Item[], error: unknown): Ports => {
    if (!(error instanceof NodeError) || (node.onError ?? 'stop') === 'stop') throw error;
    const port = node.onError === 'output' ? 'error' : (firstOutput ?? 'main');
    return {[port]: failedItems.map((item) => withError(item, error))};
  };

  const runEach = node.type === 'code' && settings.mode === 'each' ? codeForEach : each[node.type];
  if (runEach) {
    return collect(
      items.map((item, index) => {
        try {
          return runEach(item, context, index);
        } catch (error) {
          return failed([item], error);
        }
      }),
    );
  }
  const runAll = node.type === 'code' ? codeForAll() : all[node.type];
  if (!runAll) return {};
  try {
    return runAll(inputs, context);
  } catch (error) {
    return failed(items, error);
  }
}

const withError = (item: Item, {message}: NodeError): Item => ({
  ...item,
  json: {...item.json, error: {message}},
});

function collect(parts: Ports[]): Ports {
  const collected: Ports = {};
  for (const [port, items] of parts.flatMap((part) => Object.entries(part)))
    collected[port] = [...(collected[port] ?? []), ...items];
  return collected;
}
