/** The marketplaces' keys in front matter and data, with their display names. */
export const marketplaces = {
  aws: 'AWS',
  azure: 'Azure',
  gcp: 'Google Cloud',
  snowflake: 'Snowflake',
  alibaba: 'Alibaba Cloud',
  direct: 'Direct billing',
} as const;

export type Marketplace = keyof typeof marketplaces;
