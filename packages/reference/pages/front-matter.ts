/** Front matter as YAML. Every JSON string is a valid YAML scalar. */
export function frontMatter(values: Record<string, string | boolean | undefined>): string {
  const lines = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', ''].join('\n');
}
