import type {PageLink} from '../../content-model/written-pages';
import {Code} from '../components/Code';
import {SampleOptions} from '../components/SampleOptions';
import {EndpointTable} from '../components/EndpointTable';
import {EventLinks} from '../components/EventLinks';
import {GuideList} from '../components/GuideList';
import {Markdown} from '../components/Markdown';
import {SchemaTree} from '../components/SchemaTree';
import type {ObjectModel} from '../object-model';
import type {OperationModel} from '../page-model';
import type {Reference} from '../reference-context';
import type {Page, Section} from './page';
import {twoColumnPage} from './two-columns';

/** The page of an object: its life cycle and attributes on the left, an example on the right. */
export function objectPage(
  model: ObjectModel,
  operations: OperationModel[],
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
      head: {id: 'description', content: <Markdown text={description} />},
      aside: exampleSection(model),
      sections: mainSections(model, operations, guides),
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
  guides: PageLink[],
): Section[] {
  return [
    {id: 'attributes', heading: 'Attributes', content: <SchemaTree tree={model.tree} />},
    operations.length > 0 && {
      id: 'operations',
      heading: 'Operations',
      content: <EndpointTable operations={operations} />,
    },
    model.events.length > 0 && {
      id: 'events',
      heading: 'Events',
      content: <EventLinks events={model.events} />,
    },
    guides.length > 0 && {
      id: 'guides',
      heading: 'Related guides',
      content: <GuideList guides={guides} />,
    },
  ].filter((section) => section !== false);
}

function exampleSection({title, example}: ObjectModel) {
  const code = JSON.stringify(example, null, 2);
  return {
    id: 'example',
    label: 'Example',
    content: example !== undefined && (
      <div className="sample sample--response">
        <p className="sample__bar">{title}</p>
        <SampleOptions code={[code]} copyLabel="Copy the example" />
        <Code code={code} language="json" label={`Example of ${title}`} />
      </div>
    ),
  };
}
