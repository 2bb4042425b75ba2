/** Whether a request is for the back end, which only mocks answer here; all else is the page's own. */
export function isProductCall(request: Request): boolean {
  const { pathname } = new URL(request.url);
  return pathname.startsWith('/api/') || pathname.startsWith('/broadcasting/');
}
