import type {ConsoleLabel} from '@docs/content-model';
import type {ContentPage, Finding} from './page';

/** The page that explains the states. The contract doesn't have them, so the console's labels decide. */
const explanation = 'content/guides/get-started/resources.mdx';

/** States of a connection that the page doesn't explain, or explains with another code. */
export function unexplainedStates(
  labels: readonly ConsoleLabel[],
  pages: ContentPage[],
): Finding[] {
  const body = pages.find(({file}) => file === explanation)?.body ?? '';
  return labels.flatMap(({path, code}) =>
    code === undefined || body.includes(`- **${path.at(-1)}** (\`${code}\`): `)
      ? []
      : [
          {
            file: explanation,
            message: `explain the connection state: - **${path.at(-1)}** (\`${code}\`): …`,
          },
        ],
  );
}
