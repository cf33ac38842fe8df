import type {ErrorObject} from 'ajv/dist/2020';
import type {ErrorDetail} from '../api-error';
import {messageOf} from './rule-messages';

const unknownField = 'unknown_field';

/** The details of a body's validation errors, in the order of the fields, each problem once. */
export function bodyViolations(errors: ErrorObject[]): ErrorDetail[] {
  const details = errors.filter(isOwnProblem).map((error): ErrorDetail => {
    const field = pointerOf(error);
    return {
      location: 'BODY',
      ...(field && {field}),
      code: codeOf(error),
      message: messageOf(error),
    };
  });
  return distinct(details);
}

/** The same for a parameter, whose field is its name. */
export function parameterViolations(
  location: ErrorDetail['location'],
  name: string,
  errors: ErrorObject[],
): ErrorDetail[] {
  return distinct(
    errors.map((error) => ({
      location,
      field: name,
      code: codeOf(error),
      message: messageOf(error),
    })),
  );
}

export const isUnknownField = ({code}: ErrorDetail): boolean => code === unknownField;

/** Ajv also reports the rule around a problem, and each alternative that doesn't match. */
const isOwnProblem = ({keyword, schemaPath}: ErrorObject): boolean =>
  keyword !== 'if' && !/\/oneOf\/\d+\/required$/.test(schemaPath);

function codeOf({keyword}: ErrorObject): string {
  if (keyword === 'additionalProperties') return unknownField;
  if (keyword === 'oneOf') return 'exactly_one_of';
  if (keyword === 'not') return 'not_allowed';
  return keyword === 'discriminator' ? 'enum' : keyword;
}

/** The field that a reader has to change, which can be missing in the body. */
function pointerOf({keyword, instancePath, params}: ErrorObject): string {
  const name: unknown =
    keyword === 'required'
      ? params.missingProperty
      : keyword === 'additionalProperties'
        ? params.additionalProperty
        : keyword === 'discriminator'
          ? params.tag
          : undefined;
  return typeof name === 'string' ? `${instancePath}/${escaped(name)}` : instancePath;
}

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

function distinct(details: ErrorDetail[]): ErrorDetail[] {
  const byText = new Map(details.map((detail) => [JSON.stringify(detail), detail]));
  return [...byText.values()];
}
