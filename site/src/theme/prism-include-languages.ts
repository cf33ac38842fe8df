/** The theme adds languages to the client-side highlighter here, which engine-patches/build-time-highlighting removes. */
export default function prismIncludeLanguages(): void {
  // There's no highlighter.
}
