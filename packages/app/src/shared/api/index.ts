export { ApiError } from './ApiError';
export { createApi, type Api } from './createApi';
export { metaCsrfToken, type CsrfToken } from './csrfToken';
export { CsrfContext } from './CsrfContext';
export { sendWithProgress } from './sendWithProgress';
