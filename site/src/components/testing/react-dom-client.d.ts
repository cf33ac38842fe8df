/** Declares the one function in use, instead of installing `@types/react-dom` for it. */
declare module 'react-dom/client' {
  import type {ReactNode} from 'react';

  export function createRoot(container: Element): {
    render: (children: ReactNode) => void;
    unmount: () => void;
  };
}
