import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {ReferenceContext, type Reference} from './reference-context';

/** Renders a part of a page to HTML at build time, so the browser doesn't run its components. */
export const renderPart = (content: ReactNode, reference: Reference): string =>
  renderToStaticMarkup(<ReferenceContext value={reference}>{content}</ReferenceContext>);
