import type {PageLink} from '@docs/content-model/files';
import {errorEnvelope, messageOf, siteOf, type Spec} from '@docs/contract';
import {GuideList} from '../components/GuideList';
import {JsonExample} from '../components/JsonExample';
import {Markdown} from '../components/Markdown';
import {PropertyList} from '../components/PropertyList';
import {StatusRows} from '../components/StatusRows';
import type {ErrorGroup} from '../error-groups';
import type {Reference} from '../reference-context';
import {SchemaWalker} from '../schema-tree';
import type {Page} from './page';
import {twoColumnPage} from './two-columns';

/** The page of the body that all errors have. */
export function errorObjectPage(
  spec: Spec,
  groups: ErrorGroup[],
  guides: PageLink[],
  reference: Reference,
): Page {
  const {slug, title, schema, example} = messageOf(spec, 'error');
  const tree = new SchemaWalker(spec).body(schema, slug);
  const error = groups.flatMap(({errors}) => errors).find(({code}) => code === example);
  return twoColumnPage(
    {
      file: `object-${slug}`,
      about: {title: `${title} object`, description, slug: `/objects/${slug}`},
      head: [{id: 'description', content: <Markdown text={introduction} />}],
      aside: {
        id: 'example',
        label: 'Example',
        content: error && (
          <JsonExample
            title={`${error.status} ${example}`}
            of={example}
            value={errorEnvelope(example, error, siteOf(spec))}
          />
        ),
      },
      sections: [
        {
          id: 'attributes',
          heading: 'Attributes',
          content: <PropertyList properties={tree.children} isOpen />,
        },
        {id: 'statuses', heading: 'Statuses', content: <StatusRows groups={groups} />},
        {id: 'guides', heading: 'Related guides', content: <GuideList guides={guides} />},
      ],
    },
    reference,
  );
}

const description = 'The body of every response with the status 400 or higher.';

const introduction =
  'All operations return it, except [create-access-token](/api/create-access-token), which follows OAuth 2.0. In your code, check `error.code`, because it never changes. To look up a code, see [Errors](/api/errors).';
