import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {PermissionTable} from './PermissionTable';

const cellsOf = (html: string) =>
  [...html.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell]) => cell);

it('shows which roles have a permission', () => {
  const permissions = {'offers:read': {description: 'Read offers', roles: ['VIEWER', 'ADMIN']}};
  const html = renderToStaticMarkup(<PermissionTable permissions={permissions} />);
  expect(cellsOf(html)).toEqual(['<code>offers:read</code>', 'Read offers', 'yes', 'no', 'yes']);
});
