import * as z from 'zod';

/** The fields of `/events.json` and `/errors.json` that tools use. Other fields are passed on. */
const event = z.looseObject({type: z.string(), title: z.string(), description: z.string()});
const error = z.looseObject({
  code: z.string(),
  status: z.int(),
  message: z.string(),
  cause: z.string(),
  fix: z.string(),
});

export type EventEntry = z.output<typeof event>;
export type ErrorEntry = z.output<typeof error>;

export const eventsFile = z.looseObject({events: z.array(event)}).transform(({events}) => events);
export const errorsFile = z.looseObject({errors: z.array(error)}).transform(({errors}) => errors);
