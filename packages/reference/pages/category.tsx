import {kebab} from '@docs/contract';
import type {Area} from '../area';
import {EndpointTable} from '../components/EndpointTable';
import {ObjectLinks} from '../components/ObjectLinks';
import {StatusMeanings} from '../components/StatusMeanings';
import type {Reference} from '../reference-context';
import {frontMatter} from './front-matter';
import {partImports, type Page, sectionsToMdx} from './page';

/** The page of an area with its operations and the lifecycles of its entities. */
export function categoryPage(area: Area, reference: Reference): Page {
  const file = `category-${area.slug}`;
  const sections = sectionsToMdx(
    file,
    [
      {
        id: 'operations',
        heading: 'Operations',
        content: <ObjectLinks objects={area.objects} />,
      },
      ...area.groups.map(({title, operations}) => ({
        id: `operations-${title.toLowerCase().replaceAll(' ', '-')}`,
        heading: title,
        level: 3 as const,
        content: <EndpointTable operations={operations} />,
      })),
      ...area.lifecycles.map(({schema, lifecycle}) => {
        const heading = schema.title ?? lifecycle.entity;
        return {
          id: kebab(lifecycle.schema),
          heading,
          content: <StatusMeanings name={lifecycle.schema} schema={schema} />,
        };
      }),
    ],
    reference,
  );
  const mdx = [
    frontMatter({
      kind: 'reference',
      title: `${area.title} API`,
      sidebar_label: area.title,
      description: area.description,
      slug: `/category/${area.slug}`,
    }),
    partImports(file),
    sections.mdx,
    '',
    ...area.lifecycles.map(({name}) => `<Lifecycle of="${name}" />\n`),
    '',
  ].join('\n');
  return {file, mdx, parts: sections.parts};
}
