import {eachOperation} from './helpers/each-operation';
import type {Rule} from './helpers/rule';
import type {MediaType, Response} from '../spec-types';

/**
 * Bodies have named examples, never `example`. A request example and its response example have the
 * same name.
 */
export const namedExamples: Rule = () =>
  eachOperation(({operation, resolve, report}) => {
    const requests = Object.values(operation.requestBody?.content ?? {});
    const answers = Object.entries(operation.responses ?? {})
      .filter(([status]) => status.startsWith('2'))
      .flatMap(([, response]) => Object.values(resolve<Response>(response)?.content ?? {}));
    for (const media of [...requests, ...answers]) {
      if ('example' in media) report('Use named examples instead of example.');
      if (!names(media).length) report('A body needs at least one named example.');
    }
    if (requests.length === 0 || answers.length === 0) return;
    const responseNames = new Set(answers.flatMap(names));
    for (const name of requests.flatMap(names)) {
      if (!responseNames.has(name))
        report(`Request example ${name} has no response of the same name.`);
    }
  });

function names(media: MediaType): string[] {
  return Object.keys(media.examples ?? {});
}
