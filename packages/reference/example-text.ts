/** A parameter's example as it's sent: lists are separated by commas, and an object is JSON. */
export function exampleText(example: unknown): string {
  if (Array.isArray(example)) return example.map(exampleText).join(',');
  return typeof example === 'string' ? example : (JSON.stringify(example) ?? '');
}
