export { Announcement } from './Announcement';
export { Link, NavLink } from './Link';
export { deferred } from './deferred';
export { part } from './part';
export { StatusLine } from './StatusLine';
export { useLayout } from './useLayout';
export { useTitle } from './useTitle';
export { ScreenFailed } from './ScreenFailed';
export { ScreenLoading } from './ScreenLoading';
