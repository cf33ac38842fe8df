/** Decodes a fragment or a path. Text that isn't well-formed, such as `100%`, stays as it is. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
