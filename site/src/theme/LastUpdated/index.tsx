import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';

/** Created only once, because it takes 30 ms on a slow phone. The theme creates one per page. */
const format = new Intl.DateTimeFormat('en', {dateStyle: 'medium', timeZone: 'UTC'});

export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  if (!lastUpdatedAt) return null;
  const day = new Date(lastUpdatedAt);
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated on{' '}
      <b>
        <time dateTime={day.toISOString()} itemProp="dateModified">
          {format.format(day)}
        </time>
      </b>
    </span>
  );
}
