/** Called with the part of the body that has left, 0 to 1. */
export type OnProgress = (sent: number) => void;

/**
 * `fetch` for a body whose way up is to be seen, which fetch itself does not tell. Rejects with a TypeError when no
 * answer came, as fetch does.
 */
export function sendWithProgress(
  url: string,
  { method = 'POST', headers, body }: RequestInit,
  onProgress: OnProgress,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.upload.onload = () => onProgress(1);
    request.onload = () => resolve(answerOf(request));
    request.onerror = request.onabort = () => reject(new TypeError('The upload got no answer'));
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
