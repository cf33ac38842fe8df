import {buildSync} from 'esbuild';

/** Bundles an inline script that calls the default export of a browser module with these values. */
export function inlineScript(file: string, ...values: unknown[]): string {
  const {outputFiles} = buildSync({
    stdin: {
      contents: `import run from ${JSON.stringify(file)};
        run(${values.map((value) => JSON.stringify(value)).join()});`,
      resolveDir: __dirname,
    },
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles.map(({text}) => text.trim()).join('');
}
