import type {OperationModel, ResponseModel} from '../page-model';
import type {Tree} from '../schema-tree';
import {InlineMarkdown} from './InlineMarkdown';
import {ObjectLink} from './ObjectLink';
import {SchemaTree} from './SchemaTree';
import {Status} from './Status';

type Props = {operation: Pick<OperationModel, 'responses'>};

/** Successful responses, one block per status. */
export function Responses({operation: {responses}}: Props) {
  return responses
    .filter(({isError}) => !isError)
    .map((response) => (
      <section key={response.status} className="response" id={`response.${response.status}`}>
        <div className="response__head">
          <Status status={response.status} /> <InlineMarkdown text={response.description} />
        </div>
        <Body response={response} />
      </section>
    ));
}

function Body({response: {body}}: {response: ResponseModel}) {
  if (!body) return <p className="response__empty">The response has no body.</p>;
  if (!body.object) return <SchemaTree tree={body} />;
  return <ReturnedObject body={body} object={body.object} />;
}

/** An object has a page, so only what this response has in addition is listed. */
function ReturnedObject({body, object}: {body: Tree; object: NonNullable<Tree['object']>}) {
  return (
    <>
      <p>
        The body is the <ObjectLink object={object} /> object
        {body.children.length > 0 ? ' with these additional properties:' : '.'}
      </p>
      {body.children.length > 0 && <SchemaTree tree={body} />}
    </>
  );
}
