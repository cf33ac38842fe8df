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

const shown = (...children: object[]) =>
  [...ambiguousFields({type: 'root', children: children as never})].map(
    (found) => `${ownerOf(found)}.${attribute(found, 'name')}`,
  );

it('finds the same name of two owners in a paragraph', () => {
  expect(
    shown(
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
])('looks at a %s as a whole', (whole, row, cell) => {
  const rows = ['Product', 'Offer'].map((of) => block(row, block(cell, field(of, 'status'))));
  expect(shown(block(whole, ...rows))).toEqual(['Product.status', 'Offer.status']);
});

it('leaves fields of different paragraphs alone', () => {
  const paragraphs = ['Product', 'Offer'].map((of) => block('paragraph', field(of, 'status')));
  expect(shown(...paragraphs)).toEqual([]);
});

it('treats a request as the entity it creates or changes', () => {
  expect(
    shown(block('paragraph', field('Offer', 'key'), field('CreateOfferRequest', 'key'))),
  ).toEqual([]);
});
