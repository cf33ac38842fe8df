import type {PageLink} from '@docs/content-model/files';
import {Deprecation} from '../components/Deprecation';
import {Description} from '../components/Description';
import {Endpoint} from '../components/Endpoint';
import {ErrorList} from '../components/ErrorList';
import {Facts} from '../components/Facts';
import {GuideList} from '../components/GuideList';
import {Parameters} from '../components/Parameters';
import {RequestBody} from '../components/RequestBody';
import {ResponseHeaders} from '../components/ResponseHeaders';
import {Responses} from '../components/Responses';
import {Scenarios} from '../components/Scenarios';
import {SdkMethods} from '../components/SdkMethods';
import {Transitions} from '../components/Transitions';
import type {OperationModel} from '../page-model';
import type {Reference} from '../reference-context';
import type {Page, Section} from './page';
import {twoColumnPage} from './two-columns';

/**
 * The page of an operation: the description on the left, request samples and responses on the
 * right.
 */
export function operationPage(
  model: OperationModel,
  guides: PageLink[],
  reference: Reference,
): Page {
  const {slug, title, lead, keywords} = model;
  return twoColumnPage(
    {
      file: slug,
      about: {title, description: lead, slug: `/${slug}`, keywords},
      head: headSections(model),
      aside: {id: 'samples', label: 'Samples', content: <Scenarios operation={model} />},
      sections: mainSections(model, guides),
    },
    reference,
  );
}

const headSections = (model: OperationModel): Section[] => [
  {
    id: 'summary',
    content: (
      <>
        <div className="operation__card">
          <Endpoint operation={model} />
          <Facts operation={model} />
        </div>
        <Deprecation operation={model} />
      </>
    ),
  },
  ...(model.description === ''
    ? []
    : [{id: 'description', content: <Description text={model.description} />}]),
];

function mainSections(model: OperationModel, guides: PageLink[]): Section[] {
  const {transitions} = model;
  return [
    model.parameters.length > 0 && {
      id: 'parameters',
      heading: 'Parameters',
      content: <Parameters operation={model} />,
    },
    model.body && {id: 'body', heading: 'Body', content: <RequestBody body={model.body} />},
    {
      id: 'response',
      heading: 'Response',
      content: (
        <>
          <Responses operation={model} />
          <ResponseHeaders operation={model} />
        </>
      ),
    },
    {
      id: 'errors',
      heading: 'Errors',
      content: <ErrorList operation={model} />,
    },
    model.sdkCall && {
      id: 'sdk-methods',
      heading: 'SDK methods',
      content: <SdkMethods call={model.sdkCall} />,
    },
    transitions.length > 0 && {
      id: 'lifecycle',
      heading: 'Status changes',
      content: <Transitions label="Status changes" transitions={transitions} />,
    },
    guides.length > 0 && {
      id: 'guides',
      heading: 'Related guides',
      content: <GuideList guides={guides} />,
    },
  ].filter((section) => section !== false && section !== undefined);
}
