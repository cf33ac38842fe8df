import type {OperationModel} from '../page-model';
import {Alternatives, Body, ContentTypes} from './Body';
import {Markdown} from './Markdown';
import {PropertyFlag} from './PropertyFlag';

type Props = {
  body: Pick<
    NonNullable<OperationModel['body']>,
    'alternatives' | 'contentTypes' | 'description' | 'required' | 'tree'
  >;
};

export function RequestBody({
  body: {alternatives, contentTypes, description, required, tree},
}: Props) {
  return (
    <>
      {description && <Markdown text={description} />}
      <p className="props__title">
        <ContentTypes types={contentTypes} />
        {required && <PropertyFlag>required</PropertyFlag>}
      </p>
      <Body tree={tree} />
      <Alternatives alternatives={alternatives} />
    </>
  );
}
