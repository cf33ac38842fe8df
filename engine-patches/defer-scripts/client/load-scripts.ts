import {preload} from './preload';

/** The page's scripts, with a type that browsers don't run. `../defer-scripts.ts` writes them. */
const placeholders = 'script[type=deferred]';

interface ScriptPolicy {
  createScriptURL: (address: string) => string | null;
}

declare global {
  interface Window {
    trustedTypes?: {createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy};
  }
}

/** Allows only our own scripts, even if other code has changed the placeholders. */
const rules: ScriptPolicy = {
  createScriptURL: (address) =>
    new URL(address).origin === location.origin && address.includes('/assets/js/') ? address : null,
};

let policy: ScriptPolicy | undefined;

/**
 * Downloads the page's scripts, but doesn't run them. The list of chunks saves a round trip, because
 * otherwise the entry requests them when it runs.
 */
export function preloadScripts(chunks: string[]): void {
  for (const {src, integrity} of document.querySelectorAll<HTMLScriptElement>(placeholders))
    preload('script', src, integrity);
  for (const chunk of chunks) preload('script', chunk);
}

/** Loads the scripts that haven't run yet, in their order. */
export function loadScripts(onFailure: () => void): void {
  policy ??= window.trustedTypes?.createPolicy('argosy#start', rules) ?? rules;
  for (const placeholder of document.querySelectorAll<HTMLScriptElement>(placeholders)) {
    const script = document.createElement('script');
    script.src = policy.createScriptURL(placeholder.src) ?? '';
    script.integrity = placeholder.integrity;
    script.async = false;
    script.onload = () => placeholder.remove();
    script.onerror = onFailure;
    document.head.append(script);
  }
}
