import type {ReactNode} from 'react';

/** Strokes on a 20 px grid, named by what they show. Add a name here before a page uses it. */
const paths = {
  accept: 'M10 2.5a7.5 7.5 0 1 0 .01 0M6.5 10.2l2.4 2.4 4.6-5',
  calendar: 'M3 4.5h14v12.5H3zM3 8.5h14M7 2.5v4M13 2.5v4M6.5 12h3',
  cart: 'M2.5 3.5h2.2l2 9.5h8.3l2-7H5.3M8 17h.01M14 17h.01',
  chart: 'M3 17.5h14M5.5 14v-4M10 14V4.5M14.5 14V8',
  chat: 'M3 4h14v9.5H9.5L6 17v-3.5H3zM6.5 7.5h7M6.5 10.5h4',
  cloud: 'M6 15.5a3.5 3.5 0 0 1-.4-7 4.8 4.8 0 0 1 9-.6 3.8 3.8 0 0 1-.6 7.6z',
  contacts: 'M3 3.5h14v13H3zM10 6a2 2 0 1 0 .01 0M6.5 14c.5-4 6.5-4 7 0',
  dashboard: 'M3 3h6v8H3zM11 3h6v5h-6zM3 13h6v4H3zM11 10h6v7h-6z',
  database: 'M4 5c0-3 12-3 12 0s-12 3-12 0v10c0 3 12 3 12 0V5M4 10c0 3 12 3 12 0',
  inbox: 'M3 11v6h14v-6M10 3v9M6.5 8.5 10 12l3.5-3.5',
  invoice: 'M4.5 2.5h11v15l-2-1.5-1.8 1.5-1.7-1.5-1.7 1.5-1.8-1.5-2 1.5zM8 7h4M8 10.5h4',
  key: 'M13.5 2.5a4 4 0 1 1-.01 0M10.7 9.3 3.5 16.5M6 14l2 2',
  mail: 'M2.5 4.5h15v11h-15zM2.5 5.5 10 11l7.5-5.5',
  meter: 'M3.5 15a7.5 7.5 0 1 1 13 0M10 12l3.5-4',
  offer: 'M5 2.5h7l4 4v11H5zM12 2.5v4h4M8 10.5h5M8 13.5h5',
  partners:
    'M7 4a2.5 2.5 0 1 0 .01 0M2.5 16c.5-6 8.5-6 9 0M13.5 5.5a2 2 0 1 1 .01 4M14 11.5c2.2.2 3.3 1.8 3.5 4.5',
  plug: 'M7 2.5v4M13 2.5v4M5 6.5h10v3a5 5 0 0 1-10 0zM10 14.5v3',
  price:
    'M10 2.5a7.5 7.5 0 1 0 .01 0M12.5 7.2c-1.2-1.4-5-1.2-5 .8 0 2.4 5 1.4 5 3.9 0 2-3.8 2.2-5 .8M10 5v10',
  renew: 'M16.5 8A6.8 6.8 0 0 0 4 6.5M3.5 3v4h4M3.5 12a6.8 6.8 0 0 0 12.5 1.5M16.5 17v-4h-4',
  send: 'M3 11v6h14v-6M10 12V3M6.5 6.5 10 3l3.5 3.5',
  settings: 'M3 6h8M15 6h2M13 4v4M3 14h2M9 14h8M7 12v4',
  shop: 'M3.5 8 5 3h10l1.5 5M3.5 8h13M4.5 8v9h11V8M8 17v-5h4v5',
  spark: 'M10 2.5 12 8l5.5 2-5.5 2-2 5.5L8 12l-5.5-2L8 8z',
  tag: 'M10.5 2.5h7v7l-8 8-7-7zM13.8 6.2h.01',
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
