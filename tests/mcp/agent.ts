import type {Client} from '@modelcontextprotocol/sdk/client/index.js';
import YAML from 'yaml';
import {isObject, resolvePointer} from '@docs/contract';
import {call} from './program';

interface Step {
  stepId: string;
  operationId: string;
  parameters?: {name: string; value: unknown}[];
  requestBody?: {payload: unknown};
  successCriteria: {condition: string}[];
  outputs?: Record<string, string>;
  onFailure?: {type: string; retryLimit: number}[];
}

interface Workflow {
  parameters?: Step['parameters'];
  steps: Step[];
}

interface TriedCall {
  status: number;
  body: unknown;
}

export interface AgentOptions {
  client: Client;
  inputs: Record<string, string>;
  /** Called after each API call, with the operation and how often it was called. */
  afterCall: (operationId: string, count: number) => Promise<unknown>;
}

export interface AgentReport {
  called: string[];
  /** How much the agent read in results of tools. */
  characters: number;
}

/** What the agent knows while it works. */
interface Knowledge {
  inputs: Record<string, string>;
  outputs: Map<string, Record<string, unknown>>;
  last?: TriedCall;
}

/**
 * An agent without a language model: it reads the recipe and carries out each step, and it knows
 * nothing but what the tools return.
 */
export async function carryOut(
  recipe: string,
  {client, inputs, afterCall}: AgentOptions,
): Promise<AgentReport> {
  const report: AgentReport = {called: [], characters: 0};
  const knowledge: Knowledge = {inputs, outputs: new Map()};

  async function askTool(tool: string, input: Record<string, unknown>): Promise<string> {
    const {text, isError} = await call(client, tool, input);
    report.characters += text.length;
    if (isError) throw new Error(`${tool} ${JSON.stringify(input)}: ${text}`);
    return text;
  }

  async function attempt(step: Step, shared: Step['parameters'] = []): Promise<TriedCall> {
    const sent = [...shared, ...(step.parameters ?? [])].filter(
      // The tool adds both.
      ({name}) => name !== 'Authorization' && name !== 'orgId',
    );
    const text = await askTool('try_call', {
      operation: step.operationId,
      parameters: Object.fromEntries(sent.map(({name, value}) => [name, filled(value, knowledge)])),
      ...(step.requestBody && {body: filled(step.requestBody.payload, knowledge)}),
    });
    report.called.push(step.operationId);
    const count = report.called.filter((id) => id === step.operationId).length;
    const tried = parse(text);
    await afterCall(step.operationId, count);
    return tried;
  }

  const list = await askTool('get_recipe', {});
  if (!list.includes(`- ${recipe}:`)) throw new Error(`${recipe} isn't in the list.`);
  const document = YAML.parse(await askTool('get_recipe', {name: recipe})) as {
    workflows: [Workflow];
  };
  const [{steps, parameters}] = document.workflows;
  for (const step of steps) {
    const retries = step.onFailure?.find(({type}) => type === 'retry')?.retryLimit ?? 0;
    for (let tries = 0; ; tries++) {
      knowledge.last = await attempt(step, parameters);
      const failed = step.successCriteria.find(({condition}) => !holds(condition, knowledge));
      if (!failed) break;
      if (tries >= retries) {
        const {status, body} = knowledge.last;
        const got = `${status} ${JSON.stringify(body).slice(0, 500)}`;
        throw new Error(`${step.stepId}: ${failed.condition}, but got ${got}`);
      }
    }
    const outputs = Object.entries(step.outputs ?? {});
    knowledge.outputs.set(
      step.stepId,
      Object.fromEntries(
        outputs.map(([name, expression]) => [name, filled(expression, knowledge)]),
      ),
    );
  }
  return report;
}

/** Reads the text of `try_call` as a person would. */
function parse(text: string): TriedCall {
  const json = /```json\n(.*)\n```/s.exec(text)?.[1];
  const body: unknown = json === undefined ? undefined : JSON.parse(json);
  return {status: Number(text.slice(0, 3)), body};
}

/** Replaces the runtime expressions of Arazzo, alone or in braces. */
function filled(value: unknown, knowledge: Knowledge): unknown {
  if (Array.isArray(value)) return value.map((item) => filled(item, knowledge));
  if (isObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, filled(item, knowledge)]),
    );
  }
  if (typeof value !== 'string') return value;
  if (value.startsWith('$')) return evaluated(value, knowledge);
  return value.replaceAll(/\{(\$[^}]+)\}/g, (_, expression: string) =>
    String(evaluated(expression, knowledge)),
  );
}

function evaluated(expression: string, {inputs, outputs, last}: Knowledge): unknown {
  const [, input] = /^\$inputs\.(.+)$/.exec(expression) ?? [];
  if (input) return inputs[input];
  const [, step, output] = /^\$steps\.([^.]+)\.outputs\.(.+)$/.exec(expression) ?? [];
  if (step && output) return outputs.get(step)?.[output];
  const [, pointer] = /^\$response\.body(#.*)$/.exec(expression) ?? [];
  if (pointer) return resolvePointer(last?.body, pointer);
  if (expression === '$statusCode') return last?.status;
  throw new Error(`Unknown expression ${expression}`);
}

function holds(condition: string, knowledge: Knowledge): boolean {
  const [, left = '', operator, right = ''] = /^(\S+) (==|>) (.+)$/.exec(condition) ?? [];
  const actual = tolerant(() => evaluated(left, knowledge));
  const expected = right.startsWith('$')
    ? evaluated(right, knowledge)
    : (JSON.parse(right.replaceAll("'", '"')) as unknown);
  return operator === '>' ? Number(actual) > Number(expected) : actual === expected;
}

/** An empty list has no first item. */
function tolerant<T>(evaluate: () => T): T | undefined {
  try {
    return evaluate();
  } catch {
    return undefined;
  }
}
