/** The pages that describe the datasets, in the order of the overview. */
export const datasetFamilies = {
  sales: '/analytics/sales-datasets',
  'usage-and-revenue': '/analytics/usage-and-revenue-datasets',
  'direct-billing': '/analytics/direct-billing-datasets',
  cosell: '/analytics/cosell-datasets',
  events: '/analytics/event-dataset',
} as const;

export type DatasetFamily = keyof typeof datasetFamilies;

/** The section that describes a dataset. Its heading is the dataset's title. */
export const datasetAddress = ({family, title}: {family: DatasetFamily; title: string}): string =>
  `${datasetFamilies[family]}#${title.toLowerCase().replaceAll(' ', '-')}`;
