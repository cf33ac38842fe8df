/**
 * With `require-trusted-types-for`, browsers reject strings where they would run or parse them. These
 * policies define which strings are allowed. Browsers without Trusted Types don't use them.
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

/** Used for every string that wasn't created by another policy. */
factory?.createPolicy('default', {
  createHTML: harmlessHtml,
  // Structured data is in a script element. As a program, JSON does nothing.
  createScript: (text) => (isJson(text) ? text : null),
  // Chunks and workers are among our own files. All other addresses are rejected.
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

/** For HTML that our own build rendered and checked. React passes the value to the browser unchanged. */
export const builtHtml = (html: string): string => build?.createHTML(html) ?? html;
