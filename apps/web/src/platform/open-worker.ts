import { trustedAddress } from './trusted-address.ts';

/** A worker of the app that takes one kind of message and sends another. */
export interface OpenWorker<In> {
  /** `given`: buffers of the message that the worker gets without a copy; they are empty here afterwards. */
  post(message: In, given?: readonly ArrayBuffer[]): void;
  close(): void;
}

/**
 * Starts a worker of the app. Null where there are none.
 *
 * @param address from an import with `?worker&url`
 * @param onFail called when its code cannot be loaded, or breaks
 */
export function openWorker<In, Out>(
  address: string,
  name: string,
  receive: (message: Out) => void,
  onFail: () => void,
): OpenWorker<In> | null {
  if (typeof Worker === 'undefined') return null;
  try {
    const worker = new Worker(trustedAddress(address), { type: 'module', name });
    worker.onmessage = ({ data }: { readonly data: Out }) => receive(data);
    worker.onerror = (event) => {
      event.preventDefault();
      onFail();
    };
    return {
      post: (message, given = []) => worker.postMessage(message, [...given]),
      close: () => worker.terminate(),
    };
  } catch {
    return null;
  }
}
