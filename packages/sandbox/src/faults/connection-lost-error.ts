/**
 * The connection broke and there is no answer. A `TypeError`, because `fetch` rejects with that when a request
 * fails; a Node server with the sandbox closes the socket instead.
 */
export class ConnectionLostError extends TypeError {
  override readonly name = 'TypeError';
  constructor() {
    super('Failed to fetch');
  }
}
