import type {ClientModule} from '@docusaurus/types';

/** Tells the script of the controls (`src/plugins/controls`) that React has rendered content. */
export function announceContent({isNew}: {isNew: boolean}): void {
  document.dispatchEvent(new CustomEvent('docs:content', {detail: {isNew}}));
}

const clientModule: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    // The first page's content was in the HTML.
    announceContent({isNew: previousLocation !== null});
  },
};

export const {onRouteDidUpdate} = clientModule;
