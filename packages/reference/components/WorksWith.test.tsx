import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {WorksWith} from './WorksWith';

const render = (...partners: string[]) => renderToStaticMarkup(<WorksWith partners={partners} />);
const items = (html: string) =>
  [...html.matchAll(/<li.*?<\/li>/g)].map(([item]) => item.replaceAll(/<[^>]*>/g, ''));

it('names each marketplace, and says which ones are not supported', () => {
  expect(items(render('AZURE', 'STRIPE', 'ADYEN'))).toEqual([
    'not AWS',
    'Azure',
    'not Google Cloud',
    'not Snowflake',
    'not Alibaba Cloud',
    'Direct (Stripe, Adyen)',
  ]);
});

it('shows partners of the same marketplace together', () => {
  expect(items(render('AWS', 'AWS_CHINA'))[0]).toBe('AWS and AWS China');
});

it('dims the flags of marketplaces that are not supported', () => {
  expect(render('AWS').match(/<li class="flags__off">/g)).toHaveLength(5);
});

it('shows all flags if there is no limit', () => {
  const html = render('ALL');
  expect(html.match(/class="flag /g)).toHaveLength(6);
  expect(html).toContain('All marketplaces and direct billing');
});
