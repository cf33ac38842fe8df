import type {ReactNode} from 'react';

/** Strokes on a 20 px grid. Add a name here before a page uses it. */
const paths = {
  accept: 'M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15M6.8 10.2 9 12.4l4.2-4.6',
  bank: 'm3 8 7-5 7 5zM5 8v6M10 8v6M15 8v6M3 17h14',
  calendar: 'M3 4.5h14v13H3zM3 8.5h14M7 2.5v4M13 2.5v4',
  cart: 'M2.5 3.5h2l2 8.5H15l2-6.5H5M8 16h.01M14 16h.01',
  chart: 'M3 17.5h14M5.5 14v-4M10 14V4.5M14.5 14V8',
  dashboard: 'M3 3h6v8H3zM11 3h6v4h-6zM11 9.5h6V17h-6zM3 13.5h6V17H3z',
  exchange: 'M3.5 7H16l-3-3M16.5 13H4l3 3',
  inbox: 'm3 11 2-7h10l2 7v5H3zM3 11h4l1.5 2.5h3L13 11h4',
  invoice: 'M4.5 2.5h11v15l-2-1.5-1.8 1.5-1.7-1.5-1.7 1.5-1.8-1.5-2 1.5zM8 7h4M8 10.5h4',
  offer: 'M5 2.5h7l4 4v11H5zM12 2.5v4h4M8 10.5h5M8 13.5h5',
  people:
    'M7 9a2.7 2.7 0 1 0 0-5.4A2.7 2.7 0 0 0 7 9M2 16.5c0-3 2-5 5-5s5 2 5 5M12.5 4a2.7 2.7 0 0 1 0 5M14 11.7c2.4.4 4 2.3 4 4.8',
  plug: 'M7 2.5v4M13 2.5v4M5 6.5h10v3a5 5 0 0 1-10 0zM10 14.5v3',
  price: 'M10.5 3H17v6.5L9.5 17 3 10.5zM13.7 6.3h.01',
  product: 'm10 2.5 7 3.5v8l-7 3.5L3 14V6zM3 6l7 3.5L17 6M10 9.5v8',
  renew: 'M16 6.5A7 7 0 1 0 17 11M16.5 3v4h-4',
  settings: 'M3 6h8M15 6h2M3 14h2M9 14h8M13 4v4M7 12v4',
  table: 'M3 4h14v12H3zM3 8h14M3 12h14M8 4v12',
  terminal: 'M2.5 4h15v12h-15zM5.5 8 8 10.2 5.5 12.5M10 12.5h4.5',
};

export type IconName = keyof typeof paths;

export function Icon({name, className}: {name: IconName; className?: string}): ReactNode {
  return (
    <svg
      className={className}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
