/** The rendered parts of a page by id, read from the page's HTML. Kept for the visit. */
const pages = new Map<string, Promise<Map<string, string>>>();

export function loadParts(pathname: string): Promise<Map<string, string>> {
  const known = pages.get(pathname);
  if (known) return known;
  const loading = fetchParts(pathname).catch((error: unknown) => {
    pages.delete(pathname);
    throw error;
  });
  pages.set(pathname, loading);
  return loading;
}

async function fetchParts(pathname: string): Promise<Map<string, string>> {
  const response = await fetch(pathname);
  if (!response.ok) throw new Error(`${pathname} answered ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const parts = [...page.querySelectorAll('[data-part]')].map(
    (part) => [part.id, part.innerHTML] as const,
  );
  return new Map(parts);
}
