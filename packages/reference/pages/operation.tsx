import type {PageLink} from '@docs/content-model/files';
import {Chips} from '../components/Chips';
import {Deprecation} from '../components/Deprecation';
import {Endpoint} from '../components/Endpoint';
import {ErrorList} from '../components/ErrorList';
import {GuideList} from '../components/GuideList';
import {Markdown} from '../components/Markdown';
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
      head: headSection(model),
      aside: {id: 'samples', label: 'Samples', content: <Scenarios operation={model} />},
      sections: mainSections(model, guides),
    },
    reference,
  );
}

const headSection = (model: OperationModel): Section => ({
  id: 'summary',
  content: (
    <>
      <Endpoint operation={model} />
      <Chips operation={model} />
      <Deprecation operation={model} />
    </>
  ),
});

function mainSections(model: OperationModel, guides: PageLink[]): Section[] {
  const {transitions} = model;
  return [
    model.description !== '' && {
      id: 'description',
      content: <Markdown text={model.description} />,
    },
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
