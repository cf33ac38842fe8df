import {Ajv2020} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type {Code, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {Spec} from '@docs/contract';
import {reportProblem} from '../../mdx/problems';
import {contractIndex, type ContractIndex} from './contract-index';

/** Checks ```json schema=CreateOfferRequest blocks against the schema that they name. */
export default function jsonExamples(): Transformer<Root> {
  return (root, file) => {
    visit(root, 'code', (node: Code) => {
      const name = node.meta?.match(/(?:^|\s)schema=(\w+)/)?.[1];
      if (!name) return;
      const index = contractIndex(file);
      if (!index.schema(name)) {
        reportProblem(file, node, `no schema "${name}" in the API contract`);
        return;
      }
      index.referenced(name);
      const problems = validate(index, name, node.value);
      if (problems) reportProblem(file, node, `this JSON is not a ${name}: ${problems}`);
    });
  };
}

const validators = new WeakMap<Spec, Ajv2020>();

export function validate(index: ContractIndex, name: string, json: string): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    return String(error);
  }
  const ajv = validators.get(index.spec) ?? newValidator(index);
  validators.set(index.spec, ajv);
  const check = ajv.getSchema(`contract#/components/schemas/${name}`);
  return !check || check(value) ? undefined : ajv.errorsText(check.errors);
}

function newValidator(index: ContractIndex): Ajv2020 {
  const ajv = new Ajv2020({strict: false, allErrors: true, discriminator: false});
  addFormats(ajv);
  ajv.addSchema({$id: 'contract', components: index.spec.components});
  return ajv;
}
