import type {Described} from '../description/model';
import type {Property, SchemaWalker} from '../schema-tree';

/** The headers of a webhook request. */
export const requestHeaders = (walker: SchemaWalker, event: Described | undefined): Property[] =>
  (event?.parameters ?? []).map(({name, schema = {}, required, description, example}) => {
    const property = walker.property(name, schema, ['header', name], Boolean(required));
    return {
      ...property,
      description: description ?? property.description,
      example: example ?? property.example,
    };
  });
