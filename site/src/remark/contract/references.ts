import type {PhrasingContent, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {errorAddress, eventAddress} from '@docs/contract';
import {reportProblem} from '../../mdx/problems';
import {attribute, isJsx, type JsxElement} from '../jsx';
import {ambiguousFields, entityOf, ownerOf} from './ambiguous-fields';
import {contractIndex, type ContractIndex} from './contract-index';

type Reference = {url?: string; text: string; title?: string; code: boolean};
type Resolve = (read: (name: string) => string, index: ContractIndex) => Reference | string;

/**
 * How each component is looked up in the contract. A string is the error message if the contract doesn't
 * have it, and fails the build with file and line.
 */
const components: Record<string, Resolve> = {
  Op: (read, index) => {
    const slug = read('slug');
    const operation = index.operation(slug);
    return operation
      ? {
          url: `/api/${slug}`,
          text: operation.title,
          title: `${operation.method} ${operation.path}`,
          code: false,
        }
      : `no operation "${slug}"`;
  },
  Event: (read, index) => {
    const type = read('type');
    return index.hasEvent(type)
      ? {url: eventAddress(type), text: type, code: true}
      : `no event type "${type}"`;
  },
  ErrorCode: (read, index) => {
    const code = read('code');
    const error = index.error(code);
    return error
      ? {url: errorAddress(code, error), text: code, code: true}
      : `no error code "${code}"`;
  },
  Status: (read, index) => enumValue(read, index),
  Value: (read, index) => enumValue(read, index),
  Field: (read, index) => {
    const [of, name] = [read('of'), read('name')];
    const owner = entityOf(of);
    return index.hasField(of, name)
      ? {
          url: index.attributeAddress(owner, name),
          text: name,
          title: `Field of ${owner}`,
          code: true,
        }
      : `${of} has no field "${name}"`;
  },
};

function enumValue(read: (name: string) => string, index: ContractIndex): Reference | string {
  const [of, is] = [read('of'), read('is')];
  const meaning = index.meaning(of, is);
  return meaning === undefined
    ? `${of} has no value "${is}"`
    : {text: is, title: meaning.replaceAll('`', ''), code: true};
}

/** Turns `<Op slug>`, `<Field>`, `<Status>`, `<Value>`, `<Event>`, and `<ErrorCode>` into links and code. */
export default function contractReferences(): Transformer<Root> {
  return (root, file) => {
    const ambiguous = ambiguousFields(root);
    visit(root, (node, index, parent) => {
      const name = Object.keys(components).find((component) => isJsx(node, component));
      const resolve = name === undefined ? undefined : components[name];
      if (!resolve || index === undefined || !parent) return;
      const element = node as JsxElement;
      const read = (key: string) => attribute(element, key) ?? '';
      const reference = resolve(read, contractIndex(file));
      if (typeof reference === 'string') {
        reportProblem(file, node, `<${name}>: ${reference} in the API contract`);
        return;
      }
      const content: PhrasingContent[] =
        element.children.length > 0
          ? (element.children as PhrasingContent[])
          : [
              reference.code
                ? {
                    type: 'inlineCode',
                    value: ambiguous.has(element)
                      ? `${ownerOf(element)}.${reference.text}`
                      : reference.text,
                  }
                : {type: 'text', value: reference.text},
            ];
      const plain: PhrasingContent = reference.url
        ? {
            type: 'link',
            url: reference.url,
            children: content,
            ...(reference.title ? {title: reference.title} : {}),
          }
        : (content[0] as PhrasingContent);
      parent.children.splice(
        index,
        1,
        ...(element.type === 'mdxJsxFlowElement'
          ? [{type: 'paragraph', children: [plain]} as never]
          : [plain as never]),
      );
    });
  };
}
