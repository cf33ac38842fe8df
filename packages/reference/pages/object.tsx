import type {PageLink} from '@docs/content-model/files';
import {EndpointTable} from '../components/EndpointTable';
import {EventRows} from '../components/EventRows';
import {GuideList} from '../components/GuideList';
import {JsonExample} from '../components/JsonExample';
import {Markdown} from '../components/Markdown';
import {ObjectFacts} from '../components/ObjectFacts';
import {SchemaTree} from '../components/SchemaTree';
import type {ObjectModel} from '../object-model';
import type {OperationModel} from '../page-model';
import type {Reference} from '../reference-context';
import type {WebhookEventModel} from '../webhooks/events';
import type {Page, Section} from './page';
import {twoColumnPage} from './two-columns';

/** The page of an object: its life cycle and attributes on the left, an example on the right. */
export function objectPage(
  model: ObjectModel,
  operations: OperationModel[],
  events: WebhookEventModel[],
  guides: PageLink[],
  reference: Reference,
): Page {
  const {slug, title, lead, description, lifecycles, areaTitle, tag} = model;
  const figures = lifecycles.map(({name}) => `<Lifecycle of="${name}" />`);
  const meanings = `For the meaning of each status, see [${areaTitle}](/api/category/${tag}).`;
  return twoColumnPage(
    {
      file: `object-${slug}`,
      about: {title: `${title} object`, description: lead, slug: `/objects/${slug}`},
      head: [
        {id: 'summary', content: <ObjectFacts object={model} />},
        {id: 'description', content: <Markdown text={description} />},
      ],
      aside: exampleSection(model),
      sections: mainSections(model, operations, events, guides),
      drawn:
        figures.length > 0
          ? [{id: 'life-cycle', heading: 'Life cycle', mdx: [...figures, meanings].join('\n\n')}]
          : [],
    },
    reference,
  );
}

function mainSections(
  model: ObjectModel,
  operations: OperationModel[],
  events: WebhookEventModel[],
  guides: PageLink[],
): Section[] {
  return [
    {id: 'attributes', heading: 'Attributes', content: <SchemaTree tree={model.tree} />},
    operations.length > 0 && {
      id: 'operations',
      heading: 'Operations',
      content: <EndpointTable operations={operations} />,
    },
    events.length > 0 && {
      id: 'events',
      heading: 'Events',
      content: <EventRows events={events} />,
    },
    guides.length > 0 && {
      id: 'guides',
      heading: 'Related guides',
      content: <GuideList guides={guides} />,
    },
  ].filter((section) => section !== false);
}

const exampleSection = ({title, example}: ObjectModel) => ({
  id: 'example',
  label: 'Example',
  content: example !== undefined && <JsonExample title={title} of={title} value={example} />,
});
