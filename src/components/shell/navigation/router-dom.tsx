/**
 * Stands in for the router's package in the framework's link and at its start. The router's own link is
 * rendered at every step of the reader, and the framework fetches ahead whatever stands in the window; ours
 * is left alone, and only what a reader points at is fetched (docs/decisions/0078).
 */
import React, {type ComponentProps, type MouseEvent, type ReactNode} from 'react';
import {useHistory} from 'react-router';
import {BrowserRouter, NavLink as RouterNavLink} from 'react-router-dom';

/** By `innerRef` the framework watches whether a link is in the window: forty links there are no intent. */
type Watched<Props> = Props & {innerRef?: unknown};

type Address = {pathname: string; search: string; hash: string};
type LinkProps = Watched<ComponentProps<'a'>> & {to: string};

const address = ({pathname, search, hash}: Address): string => pathname + search + hash;

const isPlain = ({button, metaKey, altKey, ctrlKey, shiftKey}: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

/** Asks where it is when it is clicked, and not at every step of the reader. */
export function Link({to, innerRef: _watch, onClick, ...props}: LinkProps): ReactNode {
  const history = useHistory();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    const next = address(event.currentTarget);
    if (next === address(history.location)) history.replace(next);
    else history.push(next);
  };
  return <a {...props} href={to} onClick={follow} />;
}

export function NavLink({
  innerRef: _watch,
  ...props
}: Watched<ComponentProps<typeof RouterNavLink>>): ReactNode {
  return <RouterNavLink {...props} />;
}

export {BrowserRouter};

/** No site of ours has addresses behind a `#`, and no browser need load what goes through them. */
export function HashRouter(): never {
  throw new Error('Addresses behind a # are left out.');
}
