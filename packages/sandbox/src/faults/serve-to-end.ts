const WRITING_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Answers a request whose caller may go away: a write that has begun continues to its end, as in the service. Rejects with the
 * reason of the request's signal as soon as that is aborted; a request cancelled before it was sent reaches nothing.
 */
export async function serveToEnd(
  request: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  request.signal.throwIfAborted();
  return answeredWhile(request.signal, answer(await detached(request)));
}

/** The request without its caller's signal. A read keeps it, because a read without a waiting caller has no effect. */
async function detached(request: Request): Promise<Request> {
  const { url, method, headers } = request;
  if (!WRITING_METHODS.includes(method)) return request;
  // A body that breaks off is useless: it cannot be parsed.
  const body = await request.arrayBuffer().catch(() => new ArrayBuffer(0));
  return new Request(url, { method, headers, ...(body.byteLength > 0 && { body }) });
}

/** As `answer`, but rejects as `fetch` does if the caller cancels first. */
function answeredWhile(signal: AbortSignal, answer: Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
