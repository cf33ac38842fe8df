import {useMemo} from 'react';
import {mergeFacetFilters} from '@docs/search/browser';
import type {FacetFilters} from '@docs/search';
import {useContextFilters} from '../useContextFilters';
import type {SearchParams} from './search-params';

/** Combines the selected area and version with the site's filters. */
export function usePageFilters({area, version}: SearchParams): FacetFilters {
  const context = useContextFilters(version ? [version] : undefined);
  return useMemo(() => mergeFacetFilters(context, area ? [`area:${area}`] : []), [context, area]);
}
