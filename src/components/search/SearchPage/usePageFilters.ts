import {useMemo} from 'react';
import {mergeFacetFilters} from '@site/src/search/facets';
import type {FacetFilters} from '@site/src/search/types';
import {useContextFilters} from '../useContextFilters';
import type {SearchParams} from './search-params';

/** The reader's choices of area and version on top of the site's own filters. */
export function usePageFilters({area, version}: SearchParams): FacetFilters {
  const context = useContextFilters(version ? [version] : undefined);
  return useMemo(() => mergeFacetFilters(context, area ? [`area:${area}`] : []), [context, area]);
}
