import {transformSync} from 'esbuild';

/** Returns a function that minifies scripts, and each script only once. */
export function scriptMinifier(): (script: string) => string {
  const minified = new Map<string, string>();
  return (script) => {
    const known = minified.get(script);
    if (known !== undefined) return known;
    const text = transformSync(script, {minify: true, target: 'es2022'}).code.trim();
    minified.set(script, text);
    return text;
  };
}
