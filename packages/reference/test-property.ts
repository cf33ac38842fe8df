import type {Property} from './schema-tree';

/** A property for tests of components. */
export const property: Property = {
  name: 'status',
  path: ['body', 'status'],
  type: 'enum',
  required: true,
  description: 'Where it is.',
  deprecated: false,
  enumValues: [
    {value: 'OPEN', meaning: 'Not done.'},
    {value: 'DONE', meaning: 'Finished.'},
  ],
  defaultValue: 'OPEN',
  example: 'OPEN',
  constraints: ['at most 4 characters'],
  children: [],
  variants: [],
};
