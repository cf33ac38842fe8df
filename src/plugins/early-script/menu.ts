/** The menu on phones. */
export default function menu(): void {
  // Nothing yet.
}
