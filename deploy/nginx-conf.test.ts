import {expect, it} from 'vitest';
import {nginxConf} from './nginx-conf';

it('maps the lowercase key of an address to the page', () => {
  const conf = nginxConf({}, ['/', '/salesforce-app/CPPO', '/sdks/started/Go SDK']);
  expect(conf).toContain('  "" "/";\n');
  expect(conf).toContain('  "/salesforce-app/cppo" "/salesforce-app/CPPO";\n');
  expect(conf).toContain('  "/sdks/started/go sdk" "/sdks/started/Go%20SDK";\n');
  expect(conf).toContain('  "/billing/overview" "/billing";\n');
});

it.each(['/a"b', '/a$uri', '/a;b', '/a{b', '/a\\b', '/a\nb', '/é'])(
  'omits %j, which could change the configuration',
  (page) => expect(nginxConf({}, [page])).toBe(nginxConf({}, [])),
);
