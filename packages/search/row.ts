import type {Area} from './areas';
import {sectionsPerPage} from './limits';
import type {SearchHit, Segment} from './types';

/** A page that a backend found, with its matching sections, best first. */
export interface PageMatch {
  page: PageSummary;
  sections: [SectionMatch, ...SectionMatch[]];
  /** Whether the query is the name of the best section. */
  isExact: boolean;
}

interface PageSummary {
  url: string;
  title: Segment[];
  description: Segment[];
  area: Area;
  kind: string;
  version: string;
  method: string | null;
  path: string | null;
}

export interface SectionMatch {
  id: string;
  url: string;
  heading: Segment[];
  /** Page title and headings above this one. Empty for the page itself. */
  trail: string[];
  snippet: () => Segment[];
}

/**
 * The row of a page, for every backend. It leads to a section only if the query is that section's
 * name.
 */
export function toRow({page, sections, isExact}: PageMatch): SearchHit {
  const [best] = sections;
  const leads = isExact && !isPage(best);
  const {title, description, url, ...facts} = page;
  return {
    ...facts,
    id: best.id,
    url: leads ? best.url : url,
    heading: leads ? best.heading : title,
    trail: leads ? best.trail : [],
    snippet: leads ? best.snippet() : description,
    // A heading without a word of the query, such as "Errors", says nothing beside the title.
    sections: sections
      .filter((section) => !isPage(section) && !(leads && section === best))
      .filter(({heading}) => heading.some(({match}) => match))
      .slice(0, sectionsPerPage)
      .map(({id, url: address, heading}) => ({id, url: address, heading})),
  };
}

const isPage = ({trail}: SectionMatch): boolean => trail.length === 0;
