/** How the marketplaces are called in front matter and data, and how readers know them. */
export const marketplaces = {
  aws: 'AWS',
  azure: 'Azure',
  gcp: 'Google Cloud',
  snowflake: 'Snowflake',
  alibaba: 'Alibaba Cloud',
  direct: 'Direct billing',
} as const;

export type Marketplace = keyof typeof marketplaces;
