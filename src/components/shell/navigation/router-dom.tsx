/**
 * Stands in for the router's package in the framework's link and at its start. The router's own link is
 * rendered at every step of the reader; ours is left alone (docs/decisions/0078).
 */
import React, {type ComponentProps, type MouseEvent, type ReactNode} from 'react';
import {useHistory} from 'react-router';

type Address = {pathname: string; search: string; hash: string};
type LinkProps = ComponentProps<'a'> & {to: string; innerRef: ComponentProps<'a'>['ref']};

const address = ({pathname, search, hash}: Address): string => pathname + search + hash;

const isPlain = ({button, metaKey, altKey, ctrlKey, shiftKey}: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

/** Asks where it is when it is clicked, and not at every step of the reader. */
export function Link({to, innerRef, onClick, ...props}: LinkProps): ReactNode {
  const history = useHistory();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    const next = address(event.currentTarget);
    // Not the router's location, which is decoded.
    if (next === address(window.location)) history.replace(next);
    else history.push(next);
  };
  return <a {...props} ref={innerRef} href={to.replaceAll(' ', '%20')} onClick={follow} />;
}

export {BrowserRouter, NavLink} from 'react-router-dom';

/** No site of ours has addresses behind a `#`, and no browser need load what goes through them. */
export function HashRouter(): never {
  throw new Error('Addresses behind a # are left out.');
}
