import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {expect, it} from 'vitest';
import {attribute, textAttribute} from '../jsx';
import {ambiguousFields, ownerOf} from './ambiguous-fields';

const field = (of: string, name: string): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name: 'Field',
  attributes: [textAttribute('of', of), textAttribute('name', name)],
  children: [],
});

const block = (type: string, ...children: object[]) => ({type, children});

const ambiguousNames = (...children: object[]) =>
  [...ambiguousFields({type: 'root', children: children as never})].map(
    (element) => `${ownerOf(element)}.${attribute(element, 'name')}`,
  );

it('finds fields with the same name but different owners in a paragraph', () => {
  expect(
    ambiguousNames(
      block(
        'paragraph',
        field('Invoice', 'pdfUrl'),
        field('Offer', 'pdfUrl'),
        field('Offer', 'id'),
      ),
    ),
  ).toEqual(['Invoice.pdfUrl', 'Offer.pdfUrl']);
});

it.each([
  ['table', 'tableRow', 'tableCell'],
  ['list', 'listItem', 'paragraph'],
])('compares all fields in a %s', (whole, row, cell) => {
  const rows = ['Product', 'Offer'].map((of) => block(row, block(cell, field(of, 'status'))));
  expect(ambiguousNames(block(whole, ...rows))).toEqual(['Product.status', 'Offer.status']);
});

it('ignores fields in different paragraphs', () => {
  const paragraphs = ['Product', 'Offer'].map((of) => block('paragraph', field(of, 'status')));
  expect(ambiguousNames(...paragraphs)).toEqual([]);
});

it('treats a request as the entity it creates or changes', () => {
  expect(
    ambiguousNames(block('paragraph', field('Offer', 'key'), field('CreateOfferRequest', 'key'))),
  ).toEqual([]);
});
