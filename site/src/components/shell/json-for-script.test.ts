import {expect, it} from 'vitest';
import {jsonForScript} from './json-for-script';

it("keeps the value and can't close the script element", () => {
  const value = {name: '</script><script>alert(1)</script>', note: '<!-- <b> -->'};
  expect(JSON.parse(jsonForScript(value))).toEqual(value);
  expect(jsonForScript(value)).not.toContain('<');
});
