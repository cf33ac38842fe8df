import {compile} from 'css-select';
import {type AnyNode, type Element, isTag} from 'domhandler';
import {parseDocument} from 'htmlparser2';

/**
 * Before the full sheet is there, an article shows its title and the paragraphs after it, and an API page also its facts
 * and its sample. The rest of the page would be a flash of unstyled content, and a phone would lay it out again and again
 * while it arrives. It isn't displayed until then, or for three seconds if the sheet doesn't arrive. A block with the class
 * `first-screen` shows its first child.
 */
const shown = 'header,p,.operation,.first-screen';
const rest = [
  `.theme-doc-markdown>:not(${shown})`,
  `.theme-doc-markdown>:not(${shown})~*`,
  '.operation__main',
  '.more>:not(summary)',
  '.first-screen>:not(:first-child)',
  '.main-wrapper>main',
  '.theme-doc-sidebar-menu',
  '.theme-doc-toc-desktop',
  '.pagination-nav',
  'footer',
].join();

export const hideRest =
  ':root{--rest:none;animation:0s 3s forwards rest}@keyframes rest{to{--rest:initial}}' +
  `:where(${rest}){display:var(--rest,revert)}`;

/** For the full sheet. */
export const showRest = ':root{--rest:initial;animation:none}';

/** What isn't on the first screen either, although the sheet doesn't hide it. */
const unseen = [
  'head',
  'dialog',
  'noscript',
  'details:not([open])>:not(summary)',
  'svg>*',
  '.theme-back-to-top-button',
].join();

const isUnseen = compile<AnyNode, Element>(`${rest},${unseen}`);

/** Adds the names that style sheets use of the elements on the page's first screen: `tag`, `.class`, `#id`, and `--property`. */
export function readFirstScreen(html: string, names: Set<string>): void {
  const read = (nodes: AnyNode[]) =>
    nodes
      .filter(isTag)
      .filter((it) => !isUnseen(it))
      .forEach(add);
  const add = ({name, attribs, children}: Element) => {
    names.add(name);
    if (attribs.id) names.add(`#${attribs.id}`);
    for (const className of attribs.class?.match(/\S+/g) ?? []) names.add(`.${className}`);
    const properties = Object.values(attribs)
      .join(' ')
      .matchAll(/--[\w-]+/g);
    for (const [property] of properties) names.add(property);
    read(children);
  };
  read(parseDocument(html).children);
}
