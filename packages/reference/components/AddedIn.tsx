import {releaseAnchor} from '../release-anchor';

/** A mark for what a later release than the first added. It links to the changelog. */
export function AddedIn({version}: {version: string | undefined}) {
  if (version === undefined) return null;
  return (
    <>
      {' '}
      <a className="version" href={`/api/changelog#${releaseAnchor(version)}`}>
        Added in {version}
      </a>
    </>
  );
}
