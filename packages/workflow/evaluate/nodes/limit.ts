import {resolve} from '../resolve';
import {type AllNode, NodeError} from '../types';

/** Keeps the order of the items. */
export const limit: AllNode = ({main = []}, {settings, scope}) => {
  const count = resolve(settings.count, main[0], scope);
  if (!Number.isInteger(count) || Number(count) < 1)
    throw new NodeError("The count setting isn't a whole number of 1 or more");
  return {
    main: settings.from === 'last' ? main.slice(-Number(count)) : main.slice(0, Number(count)),
  };
};
