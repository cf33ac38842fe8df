import {parse, type Root} from 'postcss';
import {removeUnread, resolveConstants} from './custom-properties';
import {keepMatchingRules} from './matching-rules';
import {removeOverridden} from './overridden';
import {noNames, type PageNames} from './styled-page';

/** Returns the part of the full sheet that these pages need for their first paint. */
export function firstPaintSheet(fullSheet: string, pages: PageNames[]): string {
  const sheet = parse(fullSheet);
  const names = union(pages);
  keepMatchingRules(sheet, names);
  removeOverridden(sheet);
  resolveConstants(sheet, names);
  removeUnread(sheet, names);
  removeUnusedKeyframes(sheet);
  removeEmpty(sheet);
  return sheet.toString();
}

/**
 * Returns the full sheet without fonts, which every page already has from its first sheet. Chromium
 * would start again with fonts that are declared a second time, and swap them in after the first paint.
 */
export function withoutFonts(fullSheet: string): string {
  const sheet = parse(fullSheet);
  // cspell:disable-next-line
  sheet.walkAtRules('font-face', (rule) => void rule.remove());
  return sheet.toString();
}

function union(pages: PageNames[]): PageNames {
  const all = noNames();
  for (const page of pages)
    for (const group of Object.keys(all) as (keyof PageNames)[])
      for (const name of page[group]) all[group].add(name);
  return all;
}

function removeUnusedKeyframes(sheet: Root): void {
  const animations: string[] = [];
  sheet.walkDecls(/^animation/, ({value}) => void animations.push(...value.split(/[\s,]+/)));
  sheet.walkAtRules('keyframes', (rule) => {
    if (!animations.includes(rule.params)) rule.remove();
  });
}

function removeEmpty(sheet: Root): void {
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  // Inner rules first.
  const conditions: {nodes?: unknown[]; remove: () => void}[] = [];
  sheet.walkAtRules((rule) => void conditions.unshift(rule));
  for (const rule of conditions) if (rule.nodes?.length === 0) rule.remove();
}
