import {expect, it} from 'vitest';
import {scriptMinifier} from './script-minifier';

it('minifies a script, and keeps one that is minified', () => {
  const minify = scriptMinifier();
  const minified = minify('(function () {\n  const value = 1;\n  use(value);\n})();');
  expect(minified).toBe('(function(){use(1)})();');
  expect(minify(minified)).toBe(minified);
});

it("doesn't end the script early", () => {
  expect(scriptMinifier()("use('<\\/script>')")).not.toContain('</script');
});
