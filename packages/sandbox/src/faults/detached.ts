/**
 * A request that goes on whatever becomes of its caller: the service does not stop what it has begun because a client goes away. A read
 * stays as it is, for nothing comes of it.
 */
export async function detached(request: Request): Promise<Request> {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return request;
  const { url, method, headers } = request;
  // A body that breaks off is as good as none: it cannot be parsed.
  const body = await request.arrayBuffer().catch(() => new ArrayBuffer(0));
  return new Request(url, { method, headers, ...(body.byteLength > 0 && { body }) });
}

/** As `answer`, but rejects as `fetch` does when the caller gives up first. */
export function answeredWhile(signal: AbortSignal, answer: Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
