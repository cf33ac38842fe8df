import type {ReactNode} from 'react';

/** Strokes on a 20 px grid. Add a name here before a page uses it. */
const paths = {
  offer: 'M5 2.5h7l4 4v11H5zM12 2.5v4h4M8 10.5h5M8 13.5h5',
  invoice: 'M4.5 2.5h11v15l-2-1.5-1.8 1.5-1.7-1.5-1.7 1.5-1.8-1.5-2 1.5zM8 7h4M8 10.5h4',
  plug: 'M7 2.5v4M13 2.5v4M5 6.5h10v3a5 5 0 0 1-10 0zM10 14.5v3',
  chart: 'M3 17.5h14M5.5 14v-4M10 14V4.5M14.5 14V8',
  key: 'M12.5 2.5a5 5 0 1 1-4.3 7.5L3 15.2v2.3h3v-2h2v-2l1.5-1.5M13.5 6.5h.01',
  webhook:
    'M10 7.5a3 3 0 1 1 2.5-1.3M10 5l-3.5 7.5M12 8l2.5 4M14.5 11a3 3 0 1 1-2.8 4H7M7.5 14.5a3 3 0 1 1-3-3',
  workflow: 'M3 3h5v5H3zM12 12h5v5h-5zM8 5.5h4.5a2 2 0 0 1 2 2V12',
  code: 'M7 6l-4 4 4 4M13 6l4 4-4 4M11.5 4l-3 12',
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
