/**
 * The components around every documentation page. Docusaurus loads them as nine chunks after the main
 * script. Importing them here makes them part of the main script, where they compress better and need
 * no further request.
 */
export {default as DocItem} from '@theme/DocItem';
export {default as DocRoot} from '@theme/DocRoot';
export {default as DocsRoot} from '@theme/DocsRoot';
export {default as DocVersionRoot} from '@theme/DocVersionRoot';
