import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {property} from '../test-property';
import {PropertyList} from './PropertyList';

const render = (...properties: Parameters<typeof PropertyList>[0]['properties']) =>
  renderToStaticMarkup(<PropertyList properties={properties} />);

describe('PropertyList', () => {
  it('shows the anchor, flags, values, and limits of each property', () => {
    const html = render({...property, condition: 'if `a` is set', deprecated: true});
    expect(html).toContain('<li class="prop" id="body.status">');
    expect(html).toContain('href="#body.status"');
    expect(html).toContain('<span class="prop__flag">if <code>a</code> is set</span>');
    for (const text of [
      'required',
      'deprecated',
      'Where it is.',
      'OPEN',
      'Not done.',
      'at most 4 characters',
      'default',
    ])
      expect(html).toContain(text);
  });

  it('puts children into <details>', () => {
    const parent = {...property, name: 'parent', enumValues: [], children: [property]};
    expect(render(parent)).toMatch(
      /<details class="branch"><summary>1 property of <code>parent<\/code><\/summary><ul/,
    );
  });

  it('shows the variants of a union', () => {
    const variant = {label: 'Card', name: 'Card', values: ['CARD'], properties: [property]};
    expect(render({...property, discriminator: 'kind', variants: [variant]})).toContain(
      '<summary>Card, when <code>kind</code> is <code>CARD</code></summary>',
    );
  });

  it('offers tabs and filters variants by the marketplace of their partner', () => {
    const html = render({
      ...property,
      discriminator: 'partner',
      variants: [
        {label: 'AWS terms', name: 'Aws', values: ['AWS', 'AWS_CHINA'], properties: []},
        {label: 'Direct terms', name: 'Direct', values: ['STRIPE'], properties: []},
      ],
    });
    expect(html).toContain('aria-label="Marketplace"');
    expect(html).toContain('<details class="branch" data-marketplace="aws"><summary>AWS terms');
    expect(html).toContain('<details class="branch" data-marketplace="direct">');
    expect(html).not.toContain('>Azure</button>');
  });

  it.each([
    ['of one marketplace', 'partner', ['STRIPE'], ['ADYEN']],
    ['that differ in something else', 'kind', ['AWS'], ['AZURE']],
  ])('always shows variants %s', (_, discriminator, first, second) => {
    const variants = [
      {label: 'First', name: 'First', values: first, properties: []},
      {label: 'Second', name: 'Second', values: second, properties: []},
    ];
    expect(render({...property, discriminator, variants})).not.toContain('data-marketplace');
  });

  it('shows the names of the properties around a nested one', () => {
    const inner = {...property, name: 'commits', children: [property]};
    const variant = {label: 'Card', name: 'Card', values: [], properties: [property]};
    const html = render({...property, name: 'pricing', children: [inner]});
    expect(html).toContain('<span class="prop__parent">pricing.</span><a class="prop__name"');
    expect(html).toContain('<span class="prop__parent">pricing.commits.</span>');
    expect(render({...property, name: 'terms', variants: [variant]})).toContain(
      '<span class="prop__parent">terms.</span>',
    );
  });

  it('links to an object instead of repeating its properties or an example', () => {
    const object = {schema: 'Money', slug: 'money', title: 'Money'};
    const html = render({...property, enumValues: [], object, example: {amount: '1.00'}});
    expect(html).toContain('href="/api/objects/money"');
    expect(html).not.toMatch(/<details|<pre/);
  });

  it('shows a constant on one line, without its description and meaning', () => {
    const constant = {
      ...property,
      enumValues: [{value: 'OPEN', meaning: 'Not done.'}],
      defaultValue: undefined,
      constraints: [],
    };
    const html = render(constant);
    expect(html).toContain('always <code>OPEN</code>');
    expect(html).not.toMatch(/Where it is|Not done|<div|<dl/);
  });

  it('stops at a schema that contains itself', () => {
    expect(render({...property, repeats: 'Filter'})).toContain(
      'The same properties as the enclosing <code>Filter</code>.',
    );
  });

  it('shows an object as a highlighted example', () => {
    expect(render({...property, example: {a: 1}})).toContain('prop__example');
  });

  it('escapes text from the contract', () => {
    const evil = {...property, name: '<script>', description: '<img onerror=x>'};
    expect(render(evil)).not.toMatch(/<script|<img/);
  });
});
