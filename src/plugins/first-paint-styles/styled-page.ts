import {Parser} from 'htmlparser2';
import {applyEdits, type Edit} from '../rewrite-pages';

/** What a style sheet can refer to in a page. */
export interface PageNames {
  tags: Set<string>;
  classes: Set<string>;
  ids: Set<string>;
  /** Custom properties that attributes set or read. */
  properties: Set<string>;
}

export const noNames = (): PageNames => ({
  tags: new Set(),
  classes: new Set(),
  ids: new Set(),
  properties: new Set(),
});

export interface StyledPage {
  /** Pages with the same template share a sheet for the first paint. */
  template: string;
  names: PageNames;
  /** The address of its style sheet. */
  sheet: string;
  /** Returns the page with the first sheet in it, and a link to the last one. */
  withSheets: (first: string, lastAddress: string) => string;
}

/** Guides with charts or the capability matrix, whose styles few pages need. */
const chart = /^(?:ch-|matrix_)/;

/** Kinds of guides that have the same parts. The others have a sheet of their own. */
const templateOfKind: Record<string, string> = {
  integration: 'guide',
  node: 'guide',
  overview: 'guide',
  reference: 'concept',
};

/** Reads a page of the build. Returns undefined for a redirect, which has no style sheet. */
export function readStyledPage(html: string): StyledPage | undefined {
  const names = noNames();
  let area = '';
  let kind = '';
  let sheet = '';
  let link: Edit | undefined;

  const parser = new Parser({
    onopentag(tag, attributes) {
      names.tags.add(tag);
      if (attributes.id) names.ids.add(attributes.id);
      for (const name of attributes.class?.split(/\s+/) ?? []) names.classes.add(name);
      for (const [property] of Object.values(attributes)
        .join(' ')
        .matchAll(/--[\w-]+/g))
        names.properties.add(property);
      if (tag === 'html') area = /plugin-id-(\S+)/.exec(attributes.class ?? '')?.[1] ?? '';
      kind ||= attributes['data-kind'] ?? '';
      if (tag === 'link' && attributes.rel === 'stylesheet') {
        sheet = attributes.href ?? '';
        link = {from: parser.startIndex, to: parser.endIndex + 1, text: ''};
      }
    },
  });
  parser.end(html);

  if (!link) return undefined;
  const {from, to} = link;
  const hasChart = [...names.classes].some((name) => chart.test(name));
  const guide = hasChart ? 'chart' : (templateOfKind[kind] ?? kind);
  return {
    template: area === 'default' ? guide || 'other' : area,
    names,
    sheet,
    withSheets: (first, lastAddress) => {
      const link = `<link rel="stylesheet" href="${lastAddress}">`;
      return applyEdits(html, [{from, to, text: `<style>${first}</style>${link}`}]);
    },
  };
}
