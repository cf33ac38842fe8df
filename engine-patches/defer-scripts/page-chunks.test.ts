import {expect, it} from 'vitest';
import {readRoutes, routesTo} from './page-chunks';

const source = `import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {path: '/search', component: ComponentCreator('/search', '1'), exact: true},
  {
    path: '/api',
    component: ComponentCreator('/api', '2'),
    routes: [
      {path: '/api', component: ComponentCreator('/api', '3'), exact: true},
      {path: '/api/create-offer', component: ComponentCreator('/api/create-offer', '4'), exact: true},
    ],
  },
  {path: '*', component: ComponentCreator('*')},
];
`;

const keysOf = (page: string) => routesTo(page, readRoutes(source)).map(({component}) => component);

it.each([
  ['/search', ['/search-1']],
  ['/api', ['/api-2', '/api-3']],
  ['/api/create-offer', ['/api-2', '/api/create-offer-4']],
  ['/unknown', []],
])('finds the routes of %s', (page, keys) => expect(keysOf(page)).toEqual(keys));
