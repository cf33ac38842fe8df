export const areas = ['guides', 'api', 'sdks'] as const;
export type Area = (typeof areas)[number];

export const areaLabels: Record<Area, string> = {
  guides: 'Guides',
  api: 'API reference',
  sdks: 'SDKs',
};

/** The home page of each area, for readers whose search found nothing. */
export const areaHomes: Record<Area, string> = {guides: '/', api: '/api', sdks: '/sdks'};

/** The area of a search tag such as `docs-api-current`. */
export function areaOfTag(tag: string): Area {
  const pluginId = /^docs-(.+)-[^-]+$/.exec(tag)?.[1];
  return pluginId === 'api' || pluginId === 'sdks' ? pluginId : 'guides';
}

export function isArea(value: unknown): value is Area {
  return areas.some((area) => area === value);
}
