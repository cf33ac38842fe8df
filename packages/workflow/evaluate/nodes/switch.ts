import {type Conditions, matches} from '../conditions';
import {resolve} from '../resolve';
import {type EachNode, NodeError} from '../types';
import {asText} from '../values';

type Settings = {
  mode: 'rules' | 'expression';
  outputs: string[];
  rules: {output: string; conditions: Conditions}[];
  matches: 'first' | 'all';
  expression: string;
  fallback: 'output' | 'drop' | 'fail';
};

export const switchNode: EachNode = (item, {settings: rawSettings, scope}) => {
  const settings = rawSettings as Settings;
  const unknown = settings.rules.find(({output}) => !settings.outputs.includes(output));
  if (unknown) throw new NodeError(`There's no output "${unknown.output}"`);
  const chosen = choose(settings, (value) => resolve(value, item, scope));
  if (chosen.length > 0) return Object.fromEntries(chosen.map((output) => [output, [item]]));
  if (settings.fallback === 'fail') throw new NodeError('No output is chosen');
  return settings.fallback === 'output' ? {fallback: [item]} : {};
};

/** An item goes to an output at most once, even if two rules name it. */
function choose(settings: Settings, read: (value: unknown) => unknown): string[] {
  const {outputs, rules} = settings;
  if (settings.mode === 'expression') {
    const value = read(settings.expression);
    return outputs.filter((output) => output === asText(value));
  }
  const holds = ({conditions}: Settings['rules'][number]) => matches(conditions, read);
  if (settings.matches === 'first') {
    const first = rules.find(holds);
    return first ? [first.output] : [];
  }
  return [...new Set(rules.filter(holds).map(({output}) => output))];
}
