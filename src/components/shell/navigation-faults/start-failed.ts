/** Tells the start script (`src/plugins/page-files`) to stop holding clicks for a page that can't start. */
export const startFailedEvent = 'argosy:start-failed';
