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

const recipe = z.object({
  name: z.string(),
  title: z.string(),
  summary: z.string(),
  operations: z.array(z.string()),
});
export type RecipeEntry = z.output<typeof recipe>;

/** `/recipes.json` lists the recipes in `/recipes`. */
export const recipesFile = z.object({recipes: z.array(recipe)}).transform(({recipes}) => recipes);

export interface Release {
  version: string;
  date: string;
  text: string;
}

/** `/api-changelog.json` is a JSON feed. The version is at the end of each title. */
export const apiChangelogFile = z
  .object({
    items: z.array(
      z.object({title: z.string(), date_published: z.string(), content_text: z.string()}),
    ),
  })
  .transform(({items}) =>
    items.map(({title, date_published: date, content_text: text}): Release => ({
      version: title.split(' ').at(-1) ?? title,
      date: date.slice(0, 10),
      text,
    })),
  );

/** `/sdk-changelog.json` has the releases of all SDKs, which share their versions. */
export const sdkChangelogFile = z
  .object({
    releases: z.array(
      z.object({
        version: z.string(),
        date: z.string(),
        contract: z.array(z.string()),
        summary: z.string(),
        changes: z.array(z.string()),
      }),
    ),
  })
  .transform(({releases}) =>
    releases.map(({version, date, contract, summary, changes}): Release => ({
      version,
      date,
      text: [
        summary,
        '',
        ...changes.map((change) => `- ${change}`),
        `- Supports API ${contract.join(' and ')}.`,
      ].join('\n'),
    })),
  );
