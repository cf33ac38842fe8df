import type {ResponseModel} from '../bodies';
import {Alternatives, Body, ContentTypes} from './Body';
import {InlineMarkdown} from './InlineMarkdown';
import {Status} from './Status';

/** Responses, one block per status. */
export function Responses({responses}: {responses: ResponseModel[]}) {
  return responses.map((response) => (
    <section key={response.status} className="response" id={`response.${response.status}`}>
      <div className="response__head">
        <Status status={response.status} /> <InlineMarkdown text={response.description} />
      </div>
      <ResponseBody response={response} />
      {response.links.map(({name, description, operation}) => (
        <p key={name}>
          <code>{name}</code> {operation && <code>{operation}</code>}{' '}
          <InlineMarkdown text={description} />
        </p>
      ))}
    </section>
  ));
}

function ResponseBody({response: {body, contentTypes, alternatives}}: {response: ResponseModel}) {
  if (!body) return <p className="response__empty">The response has no body.</p>;
  const isSeveral = contentTypes.length > 1 || alternatives.length > 0;
  return (
    <>
      {isSeveral && (
        <p className="props__title">
          <ContentTypes types={contentTypes} />
        </p>
      )}
      <Body tree={body} />
      <Alternatives alternatives={alternatives} />
    </>
  );
}
