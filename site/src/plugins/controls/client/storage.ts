/** Values that the browser refused to store. They last as long as the page. */
const kept = new Map<string, string>();

export function read(key: string): string | null {
  const value = kept.get(key);
  if (value !== undefined) return value;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    kept.delete(key);
  } catch {
    kept.set(key, value);
  }
}
