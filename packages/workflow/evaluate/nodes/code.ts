import vm from 'node:vm';
import * as z from 'zod';
import {type AllNode, type Context, type EachNode, NodeError} from '../types';

const item = z.strictObject({
  json: z.record(z.string(), z.unknown()),
  files: z.record(z.string(), z.unknown()).optional(),
});

const limitMs = 10_000;

/** The program gets copies and returns JSON. It shares no objects with our code. */
function run(context: Context, bindings: Record<string, unknown>, timeout: number): unknown {
  const {source} = context.settings as {source: string};
  const {nodes, execution, workflow} = context.scope;
  const earlier = [...nodes].map(([name, items]) => [
    name,
    {item: items[0]?.json, items: items.map(({json}) => json)},
  ]);
  const itemsByNode = Object.fromEntries(earlier) as Record<string, unknown>;
  const globals = {...bindings, nodes: itemsByNode, execution, workflow};
  const program = `JSON.stringify((function (${Object.keys(globals).join(', ')}) {'use strict';
${source}
})(...Object.values(JSON.parse(${JSON.stringify(JSON.stringify(globals))}))))`;
  try {
    const result: unknown = vm.runInNewContext(program, {}, {timeout});
    return typeof result === 'string' ? JSON.parse(result) : undefined;
  } catch (error) {
    throw new NodeError(explain(error));
  }
}

/** The program's errors come from another realm, so `instanceof Error` is false for them. */
function explain(error: unknown): string {
  const {code, name, message} = error as {code?: string; name?: string; message?: string};
  if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return 'The code ran longer than 10 seconds';
  return name ? `${name}: ${message ?? ''}` : String(error);
}

const refusal = "The code doesn't return a list of items";

/** Only tests set `timeout`. The product's limit is 10 seconds. */
export const codeForAll =
  (timeout = limitMs): AllNode =>
  ({main = []}, context) => {
    const parsed = z.array(item).safeParse(run(context, {items: main}, timeout));
    if (!parsed.success) throw new NodeError(refusal);
    return {main: parsed.data};
  };

export const codeForEach: EachNode = (current, context, index) => {
  const result = run(context, {item: current, index}, limitMs);
  if (result === null) return {main: []};
  const parsed = item.safeParse(result);
  if (!parsed.success) throw new NodeError(refusal);
  return {main: [parsed.data]};
};
