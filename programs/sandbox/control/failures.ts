import {errorsOf} from '@docs/contract';
import {knownValue, optionalCount, optionalText, readBody, requiredText} from './input';
import {ControlError, type ControlHandler, type ControlParts} from './parts';

/** Makes the next calls fail with a documented error. */
export const addFailure: ControlHandler = (parts, request) => {
  const body = readBody(request.body, ['operation', 'code', 'times']);
  const operation = optionalText(body, 'operation');
  const code = requiredText(body, 'code', 'rate_limit_exceeded');
  checkCode(parts, code, operation);
  parts.failures.add({operation, code, times: optionalCount(body, 'times', 1)});
  return {status: 201, body: {failures: parts.failures.list()}};
};

export const listFailures: ControlHandler = ({failures}) => ({
  status: 200,
  body: {failures: failures.list()},
});

export const clearFailures: ControlHandler = ({failures}) => {
  failures.clear();
  return {status: 204};
};

function checkCode({contract}: ControlParts, code: string, operation?: string): void {
  if (operation === undefined) {
    knownValue(code, 'code', Object.keys(contract.errors));
    return;
  }
  const route = contract.routes.find(({slug}) => slug === operation);
  if (!route) {
    throw new ControlError(
      `No operation is named "${operation}". Use the name in its page's address, such as "create-offer".`,
    );
  }
  knownValue(code, 'code', Object.keys(errorsOf(contract.spec, route.operation, contract.errors)));
}
