import {ControlError} from './control-error';
import {readBody} from './input';
import type {ControlHandler} from './parts';

export const showSettings: ControlHandler = ({world}) => ({
  status: 200,
  body: {...world().settings},
});

export const changeSettings: ControlHandler = ({world}, request) => {
  const {automatic} = readBody(request.body, ['automatic']);
  if (typeof automatic !== 'boolean') {
    throw new ControlError('"automatic" must be true or false.');
  }
  world().settings.automatic = automatic;
  return {status: 200, body: {...world().settings}};
};
