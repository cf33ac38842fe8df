/** JSON that no HTML parser can mistake for the end of the script it stands in. */
export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
