/** The theme adds languages to the browser's highlighter here. There is none: see src/plugins/code-blocks. */
export default function prismIncludeLanguages(): void {
  // Nothing to add to.
}
