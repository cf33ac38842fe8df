/** Declares the one function in use, instead of installing `@types/react-dom` for it. */
declare module 'react-dom/server' {
  export function renderToStaticMarkup(node: import('react').ReactNode): string;
}
