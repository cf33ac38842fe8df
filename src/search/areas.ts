export const areas = ['guides', 'api', 'sdks'] as const;
export type Area = (typeof areas)[number];

export const areaLabels: Record<Area, string> = {
  guides: 'Guides',
  api: 'API reference',
  sdks: 'SDKs',
};

/** Where each area begins, for readers whose search did not help. */
export const areaHomes: Record<Area, string> = {guides: '/', api: '/api', sdks: '/sdks'};

/** The docs instance that a search tag such as `docs-api-current` names. */
export function areaOfTag(tag: string): Area {
  const pluginId = /^docs-(.+)-[^-]+$/.exec(tag)?.[1];
  return pluginId === 'api' || pluginId === 'sdks' ? pluginId : 'guides';
}

export function isArea(value: unknown): value is Area {
  return areas.some((area) => area === value);
}
