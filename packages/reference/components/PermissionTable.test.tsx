import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {PermissionTable} from './PermissionTable';

it('shows which roles have a permission', () => {
  const permissions = {'offers:read': {description: 'Read offers', roles: ['VIEWER', 'ADMIN']}};
  expect(renderToStaticMarkup(<PermissionTable permissions={permissions} />)).toContain(
    '<td><code>offers:read</code></td><td>Read offers</td><td>yes</td><td>no</td><td>yes</td>',
  );
});
