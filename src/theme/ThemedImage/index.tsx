import type {ReactNode} from 'react';
import ThemedImage from '@theme-original/ThemedImage';
import type {Props} from '@theme/ThemedImage';

/** The picture of the other colour mode is in the page too; lazy, it is not fetched while it is hidden. */
export default function LazyThemedImage(props: Props): ReactNode {
  return <ThemedImage loading="lazy" {...props} />;
}
