import {useMemo} from 'react';
import {mergeFacetFilters} from '@site/packages/search/facets';
import type {FacetFilters} from '@site/packages/search/types';
import {useContextFilters} from '../useContextFilters';
import type {SearchParams} from './search-params';

/** Combines the selected area and version with the site's filters. */
export function usePageFilters({area, version}: SearchParams): FacetFilters {
  const context = useContextFilters(version ? [version] : undefined);
  return useMemo(() => mergeFacetFilters(context, area ? [`area:${area}`] : []), [context, area]);
}
