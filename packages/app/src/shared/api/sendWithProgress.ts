import type { Transport } from './createApi';

/** Called with the part of the body that has left, 0 to 1. */
type OnProgress = (sent: number) => void;

/**
 * Sends by XMLHttpRequest, which tells how much of a body has left; fetch does not. Rejects with a TypeError when no
 * answer came or the signal stopped it, as fetch does.
 */
export function sendWithProgress(onProgress: OnProgress, signal?: AbortSignal): Transport {
  return (url, { method = 'POST', headers, body }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.upload.onload = () => onProgress(1);
      request.onload = () => resolve(answerOf(request));
      request.onerror = request.onabort = () => reject(new TypeError('The upload got no answer'));
      signal?.addEventListener('abort', () => request.abort());
      request.send(body as XMLHttpRequestBodyInit);
    });
}

function answerOf(request: XMLHttpRequest): Response {
  const retryAfter = request.getResponseHeader('retry-after');
  return new Response(request.responseText, {
    status: request.status,
    headers: retryAfter === null ? {} : { 'retry-after': retryAfter },
  });
}
