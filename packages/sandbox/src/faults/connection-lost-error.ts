/**
 * The connection broke and there is no answer. A `TypeError`, because that is what `fetch` rejects with when a request
 * fails on the way; a Node server that carries the sandbox closes the socket instead.
 */
export class ConnectionLostError extends TypeError {
  override readonly name = 'TypeError';
  constructor() {
    super('Failed to fetch');
  }
}
