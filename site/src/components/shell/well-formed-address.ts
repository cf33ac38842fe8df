/**
 * Repairs addresses before the router sees them. Docusaurus decodes the path twice and the fragment
 * once, and a stray percent sign (`#100%`) crashes the page.
 */
const decodes = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

/** Encodes percent signs that don't start an encoded character. */
export function repairFragment(hash: string): string {
  const repaired = hash.replaceAll(/%(?![\da-f]{2})/gi, '%25');
  return decodes(repaired) ? repaired : hash.replaceAll('%', '%25');
}

/** Whether Docusaurus can navigate to this path without a full page load. */
export const isNavigable = (pathname: string): boolean =>
  decodes(pathname) && decodes(decodeURI(pathname));

function repairAddress(): void {
  const {pathname, search, hash} = window.location;
  const repaired = repairFragment(hash);
  if (repaired === hash) return;
  window.history.replaceState(window.history.state, '', `${pathname}${search}${repaired}`);
}

if (typeof window !== 'undefined') {
  repairAddress();
  // Registered before the router's listener, so it's called first.
  window.addEventListener('popstate', (event) => {
    if (isNavigable(window.location.pathname)) {
      repairAddress();
    } else {
      event.stopImmediatePropagation();
      window.location.reload();
    }
  });
}
