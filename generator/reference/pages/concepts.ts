import type {Spec} from '../../spec-types';
import {html, type Html} from '../html';
import type {MarkdownWriter} from '../markdown';
import {SchemaWalker} from '../schema-tree';
import {treeView} from '../sections/properties';
import {table} from '../sections/table';
import type {Area} from './category';
import {imports} from './page';

/** The parts that the handwritten concept pages take from the contract, by name. */
export function conceptParts(
  spec: Spec,
  areas: Area[],
  markdown: MarkdownWriter,
): Record<string, string> {
  const parts: Record<string, Html> = {
    areas: areaMap(areas),
    permissions: permissionTable(spec),
    'rate-classes': rateClassTable(spec),
    'query-request': schemaPart(spec, 'QueryRequest', markdown),
    'query-operators': enumPart(spec, 'QueryOperator', markdown),
  };
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.text]));
}

/**
 * A handwritten page with the parts it names as `<Part name="…" />`. Each page gets only its own
 * parts, because a navigation to it loads them all.
 */
export function conceptPage(
  page: string,
  text: string,
  all: Record<string, string>,
): {mdx: string; parts?: Record<string, string>} {
  const names = [...text.matchAll(/<Part name="([^"]+)" \/>/g)].map(([, name = '']) => name);
  if (names.length === 0) return {mdx: text};
  const parts = Object.fromEntries(
    names.map((name) => {
      const part = all[name];
      if (part === undefined)
        throw new Error(
          `content/api/${page}.mdx: no part "${name}"; use ${Object.keys(all).join(', ')}`,
        );
      return [name, part];
    }),
  );
  const mdx = text
    .replace(/^(---\n.*?\n---\n)/s, `$1\n${imports(page)}`)
    .replaceAll('<Part name=', `<Part page="${page}" parts={parts} name=`);
  return {mdx, parts};
}

function areaMap(areas: Area[]): Html {
  return html`<ul class="areas">
    ${areas.map(
      ({slug, title, description, operations}) =>
        html`<li>
          <a href="/api/category/${slug}">${title}</a>
          <span>${description}</span>
          <span class="areas__count">${operations.length} operations</span>
        </li>`,
    )}
  </ul>`;
}

function permissionTable(spec: Spec): Html {
  const permissions = spec['x-permissions'] as Record<
    string,
    {description: string; roles: string[]}
  >;
  const roles = ['VIEWER', 'EDITOR', 'ADMIN'];
  return table(
    'Permissions by role',
    ['Permission', 'Allows', ...roles],
    Object.entries(permissions).map(([name, {description, roles: holders}]) => [
      html`<code>${name}</code>`,
      html`${description}`,
      ...roles.map((role) => html`${holders.includes(role) ? 'yes' : 'no'}`),
    ]),
  );
}

function rateClassTable(spec: Spec): Html {
  const classes = spec['x-rate-classes'] as Record<
    string,
    {requestsPerSecond: number; burst: number; description: string}
  >;
  return table(
    'Rate classes',
    ['Class', 'Requests a second', 'Burst', 'For'],
    Object.entries(classes).map(([name, limits]) => [
      html`<code>${name}</code>`,
      html`${limits.requestsPerSecond}`,
      html`${limits.burst}`,
      html`${limits.description}`,
    ]),
  );
}

function schemaPart(spec: Spec, name: string, markdown: MarkdownWriter): Html {
  return treeView(
    new SchemaWalker(spec).body({$ref: `#/components/schemas/${name}`}, 'body'),
    markdown,
  );
}

function enumPart(spec: Spec, name: string, markdown: MarkdownWriter): Html {
  const meanings = spec.components.schemas[name]?.['x-enum-meanings'] ?? {};
  return html`<dl class="enum">
    ${Object.entries(meanings).map(
      ([value, meaning]) =>
        html`<div>
          <dt><code>${value}</code></dt>
          <dd>${markdown.inline(meaning)}</dd>
        </div>`,
    )}
  </dl>`;
}
