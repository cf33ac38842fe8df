import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {z} from 'zod';
import {readRules, ruleFile} from './work-folder';

const ruleset = <Phase extends string, Rule extends z.ZodType>(phase: Phase, rule: Rule) =>
  z.strictObject({
    name: z.string(),
    kind: z.literal('zone'),
    phase: z.literal(phase),
    rules: z.array(rule).min(1),
  });
const cloudflareRule = {ref: z.string(), description: z.string(), expression: z.string()};
const respectOrigin = z.strictObject({mode: z.literal('respect_origin')});

const akamaiRule = z.strictObject({
  name: z.string(),
  criteriaMustSatisfy: z.enum(['all', 'any']),
  criteria: z.array(
    z.strictObject({
      name: z.literal('requestHeader'),
      options: z.strictObject({
        headerName: z.string(),
        matchOperator: z.enum(['IS_ONE_OF', 'IS_NOT_ONE_OF', 'EXISTS', 'DOES_NOT_EXIST']),
        values: z.array(z.string()),
        matchWildcardName: z.boolean(),
        matchWildcardValue: z.boolean(),
        matchCaseSensitiveValue: z.boolean(),
      }),
    }),
  ),
  behaviors: z.array(
    z.discriminatedUnion('name', [
      z.strictObject({
        name: z.literal('caching'),
        options: z.strictObject({
          behavior: z.enum(['CACHE_CONTROL', 'BYPASS_CACHE']),
          mustRevalidate: z.boolean().optional(),
          defaultTtl: z
            .string()
            .regex(/^\d+s$/)
            .optional(),
        }),
      }),
      z.strictObject({
        name: z.literal('cacheKeyQueryParams'),
        options: z.strictObject({behavior: z.literal('IGNORE_ALL')}),
      }),
    ]),
  ),
  get children() {
    return z.array(akamaiRule);
  },
});

const methods = z.array(z.enum(['GET', 'HEAD']));

/** The documented shapes, as far as our rules use them. */
const shapes: Record<string, z.ZodType> = {
  'cloudflare/cache-rules.json': ruleset(
    'http_request_cache_settings',
    z.strictObject({
      ...cloudflareRule,
      action: z.literal('set_cache_settings'),
      action_parameters: z.strictObject({
        cache: z.boolean(),
        edge_ttl: respectOrigin.optional(),
        browser_ttl: respectOrigin.optional(),
        serve_stale: z.strictObject({disable_stale_while_updating: z.boolean()}).optional(),
        cache_key: z
          .strictObject({
            custom_key: z.strictObject({
              query_string: z.strictObject({exclude: z.strictObject({all: z.literal(true)})}),
            }),
          })
          .optional(),
      }),
    }),
  ),
  'cloudflare/transform-rules.json': ruleset(
    'http_request_transform',
    z.strictObject({
      ...cloudflareRule,
      action: z.literal('rewrite'),
      action_parameters: z.strictObject({
        uri: z.strictObject({query: z.strictObject({value: z.string()})}),
      }),
    }),
  ),
  'cloudfront/cache-policy.json': z.strictObject({
    Name: z.string().max(128),
    Comment: z.string().max(128),
    // With more than 0, CloudFront ignores no-store.
    MinTTL: z.literal(0),
    DefaultTTL: z.literal(0),
    MaxTTL: z.number().int(),
    ParametersInCacheKeyAndForwardedToOrigin: z.strictObject({
      EnableAcceptEncodingGzip: z.boolean(),
      EnableAcceptEncodingBrotli: z.boolean(),
      HeadersConfig: z.strictObject({
        HeaderBehavior: z.literal('whitelist'),
        Headers: z
          .strictObject({Quantity: z.number(), Items: z.array(z.string())})
          .refine(({Quantity, Items}) => Quantity === Items.length),
      }),
      CookiesConfig: z.strictObject({CookieBehavior: z.literal('none')}),
      QueryStringsConfig: z.strictObject({QueryStringBehavior: z.literal('none')}),
    }),
  }),
  'cloudfront/behavior.json': z.strictObject({
    TargetOriginId: z.string(),
    ViewerProtocolPolicy: z.literal('redirect-to-https'),
    AllowedMethods: z.strictObject({
      Quantity: z.literal(2),
      Items: methods,
      CachedMethods: z.strictObject({Quantity: z.literal(2), Items: methods}),
    }),
    Compress: z.boolean(),
    CachePolicyId: z.string(),
    FunctionAssociations: z.strictObject({
      Quantity: z.literal(1),
      Items: z.array(
        z.strictObject({EventType: z.literal('viewer-request'), FunctionARN: z.string()}),
      ),
    }),
  }),
  'akamai/rules.json': akamaiRule,
};

const files = ['cloudflare', 'cloudfront', 'akamai'].flatMap((folder) =>
  readdirSync(ruleFile(folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${folder}/${name}`),
);

it.each(files)('%s has the documented shape', (file) => {
  expect(shapes[file]?.parse(JSON.parse(readRules(file)))).toBeDefined();
});

it.each(files)('every setting in %s is explained next to it', (file) => {
  const names = new Set<string>();
  JSON.parse(readRules(file), (name: string, value: unknown) => {
    if (name && !/^\d+$/.test(name)) names.add(name);
    return value;
  });
  const text = readRules(path.join(path.dirname(file), 'README.md'));
  expect([...names].filter((name) => !text.includes(`\`${name}\``) && name !== 'rules')).toEqual(
    [],
  );
});
