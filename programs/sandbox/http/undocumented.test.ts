import {testSpec} from '@docs/contract/testing';
import {beforeAll, describe, expect, it} from 'vitest';
import {createContract} from '../contract/contract';
import {createValidator} from '../contract/validator';
import type {HttpResponse} from '../types';
import {checkDocumented} from './undocumented';

let check: (slug: string, response: Partial<HttpResponse>) => () => void;

beforeAll(async () => {
  const contract = createContract(await testSpec());
  const validate = createValidator(contract.spec);
  check = (slug, response) => () => {
    const route = contract.routes.find((candidate) => candidate.slug === slug);
    if (!route) throw new Error(`No operation is named ${slug}.`);
    const headers = {'Content-Type': 'application/json', ...response.headers};
    checkDocumented(contract, validate, route, {status: 200, body: '', ...response, headers});
  };
});

const emptyList = '{"data":[],"nextCursor":null}';
const error = (code: string) =>
  JSON.stringify({error: {code, type: 'NOT_FOUND', message: 'Not here.', requestId: 'req_1'}});

describe('the check of responses', () => {
  it('accepts a documented response', () => {
    const headers = {'RateLimit-Limit': '20', 'X-Request-Id': '7'};
    expect(check('list-offers', {body: emptyList, headers})).not.toThrow();
    expect(check('get-offer', {status: 404, body: error('offer_not_found')})).not.toThrow();
  });

  it.each([
    ['status', {status: 299, body: emptyList}, 'the status 299'],
    ['body', {body: '{"data":[]}'}, 'nextCursor'],
    ['type', {body: 'a,b', headers: {'Content-Type': 'text/csv'}}, 'text/csv'],
    ['header', {body: emptyList, headers: {'RateLimit-Limit': 'many'}}, 'RateLimit-Limit'],
    ['code', {status: 404, body: error('no_such_code')}, 'no_such_code'],
  ])('reports an undocumented %s', (_, response, problem) => {
    expect(check('list-offers', response)).toThrow(problem);
  });
});
