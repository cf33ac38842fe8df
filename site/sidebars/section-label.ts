/**
 * A label above the next items, with a version if the section has one. It isn't a link or a category,
 * so it isn't in breadcrumbs, in the previous and next links, or in the focus order.
 */
export const sectionLabel = (text: string, version?: string) => ({
  type: 'html' as const,
  value: version ? `${text} <span class="sidebar-version">${version}</span>` : text,
  className: 'sidebar-section',
});
