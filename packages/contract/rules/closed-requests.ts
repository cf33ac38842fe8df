import type {Schema} from '../spec-types';
import type {Rule} from './helpers/rule';

/** Objects in a request reject unknown fields at every depth. */
export const closedRequests: Rule = () => ({
  Paths: {
    PathItem: {
      Operation: {
        RequestBody: (node, ctx) => {
          const seen = new Set<unknown>();
          const visit = (raw: Schema | undefined, from: string): void => {
            if (!raw || typeof raw !== 'object') return;
            const {node: schema, location} = ctx.resolve<Schema>(raw, from);
            if (!schema || seen.has(schema)) return;
            seen.add(schema);
            const next = location?.source.absoluteRef ?? from;
            if (schema.properties && schema.additionalProperties !== false) {
              ctx.report({
                message: `${schema.title ?? 'An object'} in a request must have additionalProperties: false.`,
              });
            }
            for (const child of Object.values(schema.properties ?? {})) visit(child, next);
            for (const child of schema.oneOf ?? []) visit(child, next);
            visit(schema.items, next);
          };
          for (const media of Object.values(
            (node.content ?? {}) as Record<string, {schema?: Schema}>,
          )) {
            visit(media.schema, ctx.location.source.absoluteRef);
          }
        },
      },
    },
  },
});
