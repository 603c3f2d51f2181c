/**
 * The one address of the page that a host shows at `pathname`. Hosts without rules show it at `/contactus/`,
 * `/contactus.html` and `/contactus/index.html` too; the framework, and whoever copies the address, gets `/contactus`.
 */
export const ownAddress = (pathname: string) =>
  // An address that begins with two slashes would name another host.
  pathname.replace(/^\/+/, '/').replace(/(\/index)?(\.html)?\/?$/, '') || '/'
