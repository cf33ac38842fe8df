import type {Entity, Json} from '../types';

/** Where entities have the reason for a failure. */
const reasons: ((entity: Entity) => Json | undefined)[] = [
  ({message}) => message,
  ({errorMessage}) => errorMessage,
  ({metaInfo}) => firstError(metaInfo),
];

/** The reason for a failure. Other events have no message. */
export function messageOf(type: string, entity: Entity): string | undefined {
  if (!/failed$|invalid$/.test(type)) return undefined;
  const reason = reasons.map((read) => read(entity)).find((text) => typeof text === 'string');
  return typeof reason === 'string' ? reason : undefined;
}

function firstError(metaInfo: Json | undefined): Json | undefined {
  const {errors} = (metaInfo ?? {}) as {errors?: {message?: string}[]};
  return errors?.[0]?.message;
}
