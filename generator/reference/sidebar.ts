import type {Area} from './pages/category';

export type SidebarItem =
  | {type: 'doc'; id: string; label?: string; className?: string}
  | {type: 'category'; label: string; link: {type: 'doc'; id: string}; items: SidebarItem[]};

/** The operations by area, each with the badge of its method. */
export function areaSidebar(areas: Area[]): SidebarItem[] {
  return areas.map(({slug, title, operations}) => ({
    type: 'category',
    label: title,
    link: {type: 'doc', id: `category-${slug}`},
    items: operations.map((operation) => ({
      type: 'doc',
      id: operation.slug,
      label: operation.title,
      className: `sidebar-method sidebar-method--${operation.method.toLowerCase()}`,
    })),
  }));
}
