import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import type {OperationModel, ScenarioModel} from '../page-model';
import {Scenarios} from './Scenarios';

const scenario: ScenarioModel = {
  name: 'aws',
  title: 'AWS offer',
  parameters: {},
  status: '200',
  response: {id: 'offr_1', partner: 'AWS'},
  call: {resource: 'offers', method: 'get', pathArguments: []},
};
const azure = {...scenario, name: 'azure', title: 'Azure offer', response: {partner: 'AZURE'}};
const operation = {
  method: 'GET',
  path: '/offers/{offerId}',
  server: 'https://api.example',
  contractVersion: '1.1',
  needsToken: true,
  exampleParameters: [{name: 'offerId', in: 'path', required: true, example: 'offr_1'}],
  values: {offerId: 'offr_1'},
  errors: [],
  responses: [],
} as unknown as OperationModel;
const render = (scenarios: ScenarioModel[], values: Partial<OperationModel> = {}) =>
  renderToStaticMarkup(<Scenarios operation={{...operation, ...values, scenarios}} />);

it('shows the first of several scenarios, and knows the marketplace of each', () => {
  const html = render([scenario, azure]);
  expect(html).toContain('<option value="aws" data-marketplace="aws">AWS offer</option>');
  expect(html).toContain('<option value="azure" data-marketplace="azure">Azure offer</option>');
  expect(html).toContain('<span class="flag flag--aws"');
  expect(html).toMatch(/data-scenario="aws" data-chosen=""/);
  expect(html.match(/data-chosen/g)).toHaveLength(1);
});

it('has no choice with one scenario', () => {
  expect(render([scenario])).not.toContain('<select');
});

it('has the fields for own values next to the code', () => {
  const html = render([scenario]);
  expect(html.indexOf('own-values')).toBeLessThan(html.indexOf('data-samples'));
});

it('shows the request in each language, and the response', () => {
  const html = render([scenario]);
  expect(html).toContain('role="group" aria-label="AWS offer" data-scenario="aws"');
  for (const label of ['curl', 'TypeScript', 'Python', 'Go', 'Java'])
    expect(html).toContain(`aria-label="${label} sample"`);
  expect(html).toContain('aria-label="Response 200: AWS offer"');
});

it('folds what a program does before the call', () => {
  const html = render([scenario]);
  expect(html.match(/data-option="setup"/g)).toHaveLength(4);
  expect(html.match(/<span class="sample__setup">/g)).toHaveLength(4);
});

it('marks the values that readers can replace, in the request and in the response', () => {
  const html = render([scenario]);
  expect(html.match(/<span data-value="offerId">offr_1<\/span>/g)).toHaveLength(2);
  expect(html).toContain('placeholder="offr_1"');
});

it('shows only the command without an SDK', () => {
  const html = render([scenario], {needsToken: false});
  expect(html).not.toContain('Python');
  expect(html).toContain('Tested against API contract 1.1');
});

it('has no response block without a body', () => {
  expect(render([{...scenario, response: undefined}])).not.toContain('Copy the response');
});

it('shows a response that is a web page as HTML, not as a JSON string', () => {
  const html = render([{...scenario, response: '<p>Hi</p>'}]);
  expect(html).toMatch(/aria-label="Response 200: AWS offer"[^>]*><code><span [^"]/);
});
