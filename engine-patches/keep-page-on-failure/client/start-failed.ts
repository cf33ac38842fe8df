/** Tells `engine-patches/defer-scripts` to stop holding clicks for a page that can't start. */
export const startFailedEvent = 'argosy:start-failed';
