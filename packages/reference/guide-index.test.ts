import {expect, it} from 'vitest';
import {guidesOf, indexGuides} from './guide-index';

const guide = (route: string, ...slugs: string[]) => ({
  title: `Guide ${route}`,
  route,
  text: slugs.map((slug) => `Call <Op slug="${slug}" />.`).join('\n'),
});
const link = (route: string) => ({title: `Guide ${route}`, route});

it('lists each guide once per operation that it mentions', () => {
  const found = indexGuides([
    guide('/a', 'get-offer', 'get-offer', 'get-buyer'),
    guide('/b', 'get-offer'),
    {...guide('/c'), text: 'See get-offer, `<Operation slug="get-offer">`.'},
  ]);
  expect([...found]).toEqual([
    ['get-offer', [link('/a'), link('/b')]],
    ['get-buyer', [link('/a')]],
  ]);
});

it.each([
  ['event', 'offer.accepted'],
  ['error', 'offer_not_found'],
] as const)('finds the guides of an %s', (kind, name) => {
  const text =
    'After <Event type="offer.accepted" />, call <Op slug="get-offer" />. See <ErrorCode code="offer_not_found" />.';
  expect([...indexGuides([{...guide('/a'), text}], kind)]).toEqual([[name, [link('/a')]]]);
});

it('sorts the guides of several operations by how many of them they mention', () => {
  const users = indexGuides([
    guide('/one', 'get-offer'),
    guide('/two', 'get-offer', 'list-offers'),
    guide('/none', 'get-buyer'),
  ]);
  const slugs = ['get-offer', 'list-offers', 'delete-offer'];
  expect(guidesOf(slugs, users)).toEqual([link('/two'), link('/one')]);
  expect(guidesOf(slugs, users, 1)).toEqual([link('/two')]);
});
