/** Whether a request is for the back end, which only mocks answer here; others load the page's own files. */
export function isProductCall(request: Request): boolean {
  const { pathname } = new URL(request.url);
  return pathname.startsWith('/api/') || pathname.startsWith('/broadcasting/');
}
