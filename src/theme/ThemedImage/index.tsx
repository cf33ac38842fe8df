import type {ReactNode} from 'react';
import ThemedImage from '@theme-original/ThemedImage';
import type {Props} from '@theme/ThemedImage';

/** Both modes' images are in the page. With lazy loading, browsers don't fetch the hidden one. */
export default function LazyThemedImage(props: Props): ReactNode {
  return <ThemedImage loading="lazy" {...props} />;
}
