import type {ContentPage, Finding} from './page';

const fence = /^(?<mark>`{3,})(?<language>\w*)(?<meta>.*)\n[\s\S]*?^\k<mark>$/gm;

/** SDK pages show only programs from samples/, which `npm run test:sdk-install` runs. */
export function looseCode(pages: ContentPage[]): Finding[] {
  return pages
    .filter(({file}) => file.startsWith('content/sdks'))
    .flatMap(({file, body}) =>
      [...body.matchAll(fence)]
        .filter(({groups}) => groups?.language !== 'mermaid')
        .filter(({groups}) => !groups?.meta?.includes(' file=samples/'))
        .map(({0: block}) => ({
          file,
          message: `code that comes from no program: ${block.split('\n')[1]}`,
        })),
    );
}
