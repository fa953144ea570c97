interface UploadRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: FormData;
  readonly signal: AbortSignal;
  /** The share of the body that has been sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Statuses whose answers have no body (Fetch standard, null body status). */
const WITHOUT_BODY = new Set([204, 205, 304]);

const headersOf = (text: string): Headers => {
  const headers = new Headers();
  for (const line of text.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
};

/** `fetch` for a body whose sending is shown: fetch reports no progress of what it sends, XMLHttpRequest does. */
export const sendWithProgress = ({
  url,
  method,
  headers,
  body,
  signal,
  onProgress,
}: UploadRequest): Promise<Response> =>
  new Promise((answer, refuse) => {
    if (signal.aborted) return refuse(new DOMException('aborted', 'AbortError'));
    const request = new XMLHttpRequest();
    request.open(method, url);
    headers.forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    const abort = (): void => request.abort();
    signal.addEventListener('abort', abort, { once: true });
    request.addEventListener('loadend', () => {
      signal.removeEventListener('abort', abort);
      // 0: aborted, or no answer came
      if (request.status === 0) return refuse(new TypeError('no answer'));
      const { status } = request;
      answer(
        new Response(WITHOUT_BODY.has(status) ? null : request.responseText, {
          status,
          headers: headersOf(request.getAllResponseHeaders()),
        }),
      );
    });
    request.send(body);
  });
