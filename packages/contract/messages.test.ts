import {expect, it} from 'vitest';
import {messageOf} from './messages';
import type {Spec} from './spec-types';

const spec = {
  'x-messages': {error: {title: 'Error', schema: {type: 'object'}, example: 'not_found'}},
} as unknown as Spec;

it('finds a message by its slug', () => {
  expect(messageOf(spec, 'error')).toEqual({
    slug: 'error',
    title: 'Error',
    schema: {type: 'object'},
    example: 'not_found',
  });
});

it('says which message is missing', () => {
  expect(() => messageOf(spec, 'webhook-event')).toThrow('has no webhook-event');
});
