import * as z from 'zod';
import {UserError} from '../user-error';
import {onePart} from '../text/sections';
import {defineTool, name, part} from './tool';

export const listChanges = defineTool({
  name: 'list_changes',
  title: 'List changes of the API or the SDKs',
  description:
    'Returns the changelog of the API or of the SDKs, newest release first, with what was added, ' +
    'changed, or deprecated.',
  input: z.strictObject({
    of: z.enum(['api', 'sdks']).default('api').describe('Whose changes.'),
    since: name('Version, such as "1.0.0". Only releases after it are returned.').optional(),
    part,
  }),
  async run({of, since, part: wanted}, docs) {
    const releases = await (of === 'api' ? docs.apiChanges() : docs.sdkChanges());
    const index = releases.findIndex(({version}) => version === since);
    if (since !== undefined && index === -1) {
      const versions = releases.map(({version}) => version).join(', ');
      throw new UserError(`There's no release "${since}". The releases are ${versions}.`);
    }
    const listed = since === undefined ? releases : releases.slice(0, index);
    const text = listed.map(
      (release) => `## ${release.version} (${release.date})\n\n${release.text}`,
    );
    return {text: onePart(text.join('\n\n') || `${since} is the latest release.`, wanted)};
  },
});
