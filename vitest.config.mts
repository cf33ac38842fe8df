import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{config,generator,mcp,openapi,scripts,src,deploy}/**/*.test.{ts,tsx}',
      'tests/unit/**/*.test.ts',
    ],
    environment: 'node',
  },
});
