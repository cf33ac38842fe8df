import {html, type Html} from '../html';
import {highlight} from '../highlight';
import type {MarkdownWriter} from '../markdown';
import type {Property, Tree, Variant} from '../schema-tree';

/** Ids keep the case of names, so that `Id` and `id` stay apart. */
const anchor = (path: string[]) => path.join('.').replaceAll(/[^\w.-]/g, '');

/** A nested list of properties. Branches are <details>: they open without JavaScript. */
export function propertyList(properties: Property[], markdown: MarkdownWriter): Html {
  return html`<ul class="props">
    ${properties.map((property) => propertyItem(property, markdown))}
  </ul>`;
}

/** The properties of a body, or its variants when it is a union. */
export function treeView(tree: Tree, markdown: MarkdownWriter): Html {
  if (tree.variants.length > 0) return variantList(tree.variants, tree.discriminator, markdown);
  return propertyList(tree.children, markdown);
}

function propertyItem(property: Property, markdown: MarkdownWriter): Html {
  const id = anchor(property.path);
  return html`<li class="prop" id="${id}">
    <a class="prop__name" href="#${id}" data-search="name">${property.name}</a>${' '}
    <span class="prop__type">${property.type}</span>
    ${property.required && html` <span class="prop__flag">required</span>`}
    ${property.deprecated && html` <span class="prop__flag prop__flag--warn">deprecated</span>`}
    ${property.description && propertyText(property.description, markdown)}
    ${notes(property)}${enumList(property, markdown)}${branch(property, markdown)}
  </li>`;
}

/** One element for a sentence or two. A paragraph would lose its end tag when the page is minified. */
export function propertyText(description: string, markdown: MarkdownWriter): Html {
  const text = description.trim();
  return html`<div class="prop__text">
    ${text.includes('\n') ? markdown.block(text) : markdown.inline(text)}
  </div>`;
}

function notes(property: Property): Html | false {
  const facts: Html[] = property.constraints.map((constraint) => {
    const [, label, pattern] = constraint.match(/^((?:each )?matches )(.*)$/s) ?? [];
    return pattern === undefined ? html`${constraint}` : html`${label}<code>${pattern}</code>`;
  });
  if (property.defaultValue !== undefined)
    facts.push(html`default <code>${JSON.stringify(property.defaultValue)}</code>`);
  if (property.example !== undefined && typeof property.example !== 'object') {
    facts.push(html`example <code>${String(property.example)}</code>`);
  }
  if (facts.length === 0) return false;
  return html`<div class="prop__notes">
    ${facts.map((fact, at) => html`${at > 0 && '; '}${fact}`)}
  </div>`;
}

function enumList({enumValues}: Property, markdown: MarkdownWriter): Html | false {
  if (enumValues.length === 0) return false;
  const list = html`<dl class="enum">
    ${enumValues.map(
      ({value, meaning}) =>
        html`<div>
          <dt>${value}</dt>
          <dd>${markdown.inline(meaning)}</dd>
        </div>`,
    )}
  </dl>`;
  if (enumValues.length <= 6) return list;
  return html`<details class="branch">
    <summary>${enumValues.length} values</summary>
    ${list}
  </details>`;
}

function branch(property: Property, markdown: MarkdownWriter): Html | false {
  if (property.repeats) {
    return html`<p class="prop__repeats">
      The same properties as the enclosing <code>${property.repeats}</code>.
    </p>`;
  }
  if (property.variants.length > 0)
    return variantList(property.variants, property.discriminator, markdown);
  if (property.children.length > 0) {
    const count = property.children.length;
    return html`<details class="branch">
      <summary>
        ${count} ${count === 1 ? 'property' : 'properties'} of <code>${property.name}</code>
      </summary>
      ${propertyList(property.children, markdown)}
    </details>`;
  }
  if (typeof property.example === 'object' && property.example !== null) {
    return html`<pre
      class="prop__example"
    ><code>${highlight(JSON.stringify(property.example), 'json')}</code></pre>`;
  }
  return false;
}

function variantList(
  variants: Variant[],
  discriminator: string | undefined,
  markdown: MarkdownWriter,
): Html {
  return html`<div class="variants">
    ${variants.map(
      ({label, values, properties}) =>
        html`<details class="branch">
          <summary>
            ${label}${discriminator !== undefined && values.length > 0 && html`, when <code>${discriminator}</code> is ${joinCodes(values)}`}
          </summary>
          ${propertyList(properties, markdown)}
        </details>`,
    )}
  </div>`;
}

function joinCodes(values: string[]): Html[] {
  return values.map(
    (value, at) =>
      html`${at > 0 && (at === values.length - 1 ? ' or ' : ', ')}<code>${value}</code>`,
  );
}
