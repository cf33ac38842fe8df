import {runInNewContext} from 'node:vm';
import {acceptsEncoding} from '../accept-encoding';
import {readRules} from '../work-folder';
import type {Edge} from './edge';

interface CachePolicy {
  ParametersInCacheKeyAndForwardedToOrigin: {
    EnableAcceptEncodingGzip: boolean;
    EnableAcceptEncodingBrotli: boolean;
    HeadersConfig: {Headers: {Items: string[]}};
    CookiesConfig: {CookieBehavior: 'none'};
    QueryStringsConfig: {QueryStringBehavior: 'none' | 'all'};
  };
}

export interface ViewerRequest {
  headers: Record<string, {value: string; multiValue?: {value: string}[]}>;
}

type ViewerFunction = (event: {request: ViewerRequest}) => ViewerRequest;

/** CloudFront runs a script and calls its function `handler`. */
export const viewerFunction = (): ViewerFunction =>
  runInNewContext(`${readRules('cloudfront/normalize-accept.js')}\nhandler`) as ViewerFunction;

/**
 * CloudFront doesn't read Vary. What the cache policy names is part of the key, and nothing else reaches the origin.
 * It normalizes Accept-Encoding.
 */
export function cloudfront(): Edge {
  const policy = JSON.parse(readRules('cloudfront/cache-policy.json')) as CachePolicy;
  const settings = policy.ParametersInCacheKeyAndForwardedToOrigin;
  const handler = viewerFunction();
  return {
    plan: ({path, query, headers}) => {
      const viewer: ViewerRequest = {headers: {}};
      for (const [name, value] of Object.entries(headers))
        viewer.headers[name] = {value: String(value)};
      const request = handler({request: viewer});
      const forwarded: Record<string, string> = {};
      for (const name of settings.HeadersConfig.Headers.Items.map((item) => item.toLowerCase())) {
        const value = request.headers[name]?.value;
        if (value !== undefined) forwarded[name] = value;
      }
      const encodings = [
        ...(settings.EnableAcceptEncodingBrotli ? ['br'] : []),
        ...(settings.EnableAcceptEncodingGzip ? ['gzip'] : []),
      ].filter((encoding) => acceptsEncoding(headers['accept-encoding'], encoding));
      if (encodings.length > 0) forwarded['accept-encoding'] = encodings.join(',');
      const isForwarded = settings.QueryStringsConfig.QueryStringBehavior === 'all' && query;
      const address = isForwarded ? `${path}?${query}` : path;
      return {key: JSON.stringify([address, forwarded]), path: address, headers: forwarded};
    },
  };
}
