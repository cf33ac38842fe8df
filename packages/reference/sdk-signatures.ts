import {goName, goVariable, type SdkCallShape} from '@docs/contract';

export type SdkLanguage = 'typescript' | 'python' | 'go' | 'java';

export const sdkLanguages: {id: SdkLanguage; label: string}[] = [
  {id: 'typescript', label: 'TypeScript'},
  {id: 'python', label: 'Python'},
  {id: 'go', label: 'Go'},
  {id: 'java', label: 'Java'},
];

/** How a method is written in each language, with its types. */
export const sdkSignatures: Record<SdkLanguage, (call: SdkCallShape) => string> = {
  typescript: ({resource, method, pathParameters, params, result}) => {
    const args = [
      ...pathParameters.map(({name}) => `${name.camel}: string`),
      ...(params ? [`params${params.required ? '' : '?'}: ${params.type}`] : []),
      'options?: RequestOptions',
    ];
    const returned = result?.isPage
      ? `PagePromise<${result.item}>`
      : `Promise<${result?.type ?? 'void'}>`;
    return `client.${resource.camel}.${method.camel}(${args.join(', ')}): ${returned}`;
  },
  python: ({resource, method, pathParameters, params, result}) => {
    const args = [
      ...pathParameters.map(({name}) => `${name.snake}: str`),
      ...(params ? [`**params: Unpack[${params.type}]`] : []),
    ];
    const type = result?.isText ? 'str' : result?.type;
    const returned = result?.isPage ? `Page[${result.item}]` : (type ?? 'None');
    return `client.${resource.snake}.${method.snake}(${args.join(', ')}) -> ${returned}`;
  },
  go: ({resource, method, pathParameters, params, result}) => {
    const args = [
      'ctx context.Context',
      ...pathParameters.map(({name}) => `${goVariable(name.camel)} string`),
      // Params that a call can leave out are one of the options, except in lists.
      ...(params && (params.required || result?.isPage) ? [`params ${goName(params.type)}`] : []),
      'options ...RequestOption',
    ];
    const type = result?.isText ? 'string' : result && `*${goName(result.type)}`;
    const returned = result?.isPage ? `*Page[${goName(result.item ?? '')}]` : type;
    const values = returned ? `(${returned}, error)` : 'error';
    return `client.${goName(resource.camel)}.${goName(method.camel)}(${args.join(', ')}) ${values}`;
  },
  java: ({resource, method, pathParameters, params, result}) => {
    const args = [
      ...pathParameters.map(({name}) => `String ${name.camel}`),
      ...(params ? [`${params.type} params`] : []),
    ];
    const type = result?.isText ? 'String' : (result?.type ?? 'void');
    const returned = result?.isPage ? `Page<${result.item}>` : type;
    return `${returned} client.${resource.camel}().${method.camel}(${args.join(', ')})`;
  },
};
