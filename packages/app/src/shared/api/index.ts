export { ApiError, type ApiErrorKind } from './ApiError';
export { createApi, type Api, type CallOptions } from './createApi';
export { metaCsrfToken, type CsrfToken } from './csrfToken';
export { CsrfContext } from './CsrfContext';
