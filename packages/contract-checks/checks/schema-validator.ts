import Ajv2020, {type ValidateFunction} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type {Spec} from '@docs/contract';

/** Validates values against schemas of the bundle, named by JSON pointer. */
export function createValidator(spec: Spec): (pointer: string) => ValidateFunction {
  const ajv = new Ajv2020({strict: false, allErrors: true});
  addFormats(ajv);
  ajv.addSchema({...spec, $id: 'argosy:contract'});
  const compiled = new Map<string, ValidateFunction>();
  return (pointer) => {
    const known = compiled.get(pointer);
    if (known) return known;
    const validate = ajv.compile({$ref: `argosy:contract#${encodeURI(pointer)}`});
    compiled.set(pointer, validate);
    return validate;
  };
}
