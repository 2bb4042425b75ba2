import { forwardRef, useContext, type AnchorHTMLAttributes, type MouseEvent } from 'react';
import { matchPath, useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { DestinationContext } from './DestinationContext';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the app. */
  to: string;
}

/** Leads to another page without loading anew. The router's own brings what loads pages ahead, 3 KiB. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(props, ref) {
  const { to, onClick, ...elementProps } = props;
  const { target = '_self' } = elementProps;
  const follow = useLinkClickHandler(to, { target });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...elementProps} ref={ref} href={useHref(to)} onClick={handleClick} />;
});

export interface NavLinkProps extends LinkProps {
  /** Pages below it are not this page. @default false */
  end?: boolean;
}

/** A link that says that it leads to the page one is on, or to one above it; also while that page is on its way. */
export const NavLink = forwardRef<HTMLAnchorElement, NavLinkProps>(function NavLink(
  { end = false, ...props },
  ref,
) {
  const { pathname } = useLocation();
  const isHere = matchPath({ path: props.to, end }, useContext(DestinationContext) ?? pathname) !== null;
  return <Link {...props} ref={ref} aria-current={isHere ? 'page' : undefined} />;
});
