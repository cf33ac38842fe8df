import * as z from 'zod';
import {siteFile, type Site} from './site/site';

const versionsFile = z.object({docsServer: z.string().regex(/^\d+\.\d+\.\d+$/)});

/** A slow or old site shouldn't delay the start. */
const patience = 1000;

/** The version that the site offers, if it's newer than this one. */
export async function newerVersion(site: Site, own: string): Promise<string | undefined> {
  const file = siteFile('packages/versions.json');
  if (!file) return undefined;
  try {
    const text = await site.read(file, AbortSignal.timeout(patience));
    const {docsServer} = versionsFile.parse(JSON.parse(text));
    return docsServer.localeCompare(own, 'en', {numeric: true}) > 0 ? docsServer : undefined;
  } catch {
    return undefined;
  }
}
