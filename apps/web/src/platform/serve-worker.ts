/** The part of a worker's global object that is used; the DOM types describe a page. */
interface WorkerScope<In, Out> {
  postMessage(message: Out): void;
  onmessage: ((event: { readonly data: In }) => void) | null;
}

/** In a worker of the app: `create` gets what sends to the page, and returns what takes the page's messages. */
export function serveWorker<In, Out>(create: (reply: (message: Out) => void) => (message: In) => void): void {
  const scope = globalThis as unknown as WorkerScope<In, Out>;
  const take = create((message) => scope.postMessage(message));
  scope.onmessage = ({ data }) => take(data);
}
