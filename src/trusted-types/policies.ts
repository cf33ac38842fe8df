/**
 * Under `require-trusted-types-for` a browser refuses strings where it would run or parse them.
 * These policies say which pass. A browser without the feature never asks.
 */
import {harmlessHtml} from './harmless-html';

interface Policy {
  createHTML(html: string): string;
}

interface Factory {
  createPolicy(
    name: string,
    rules: {
      createHTML?: (html: string) => string;
      createScript?: (text: string) => string | null;
      createScriptURL?: (address: string) => string | null;
    },
  ): Policy;
}

const factory =
  typeof window === 'undefined'
    ? undefined
    : (window as unknown as {trustedTypes?: Factory}).trustedTypes;

/** Asked for every string that comes without a policy of its own. */
factory?.createPolicy('default', {
  createHTML: harmlessHtml,
  // Structured data stands in a script element. As a program, JSON does nothing.
  createScript: (text) => (isJson(text) ? text : null),
  // A chunk or a worker is one of our files; anything else is refused.
  createScriptURL: (address) => {
    const {origin, pathname} = new URL(address, window.location.href);
    const isOurs = origin === window.location.origin && pathname.includes('/assets/js/');
    return isOurs ? address : null;
  },
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const build = factory?.createPolicy('argosy#build', {createHTML: (html) => html});

/**
 * For HTML that our own build rendered and checked, and that is part of the page's code. React
 * hands the value to the browser as it is.
 */
export const builtHtml = (html: string): string => build?.createHTML(html) ?? html;
