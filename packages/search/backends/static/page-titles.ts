import {firstTierTimeout} from '../../limits';
import {fetchFile} from './fetch-file';
import {type FirstTier, manifestName, readManifest} from './wire';

/** Reads the addresses and titles of all pages from the file that the search dialog loads first. */
export async function pageTitles(baseUrl: string): Promise<FirstTier['pages']> {
  const manifest = await fetchFile(baseUrl + manifestName, {
    cache: 'no-cache',
    timeout: firstTierTimeout,
  });
  const {firstTier} = readManifest(new TextDecoder().decode(manifest));
  const file = await fetchFile(baseUrl + firstTier, {cache: 'default', timeout: firstTierTimeout});
  return (JSON.parse(new TextDecoder().decode(file)) as FirstTier).pages;
}
