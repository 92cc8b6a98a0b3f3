import { type FieldError, ServiceError } from '../service-error.ts';

/** Collects the messages of one request, so that all failing fields are reported together. */
export class FieldErrors {
  readonly #byField = new Map<string, FieldError[]>();

  /** A message in the service's own words. */
  add(field: string, message: string): void {
    this.#push(field, { message });
  }

  /** The value is not acceptable. */
  invalid(field: string): void {
    this.#push(field, { message: `Field ${field} is invalid.` });
  }

  tooLong(field: string, actualLength: number, maxLength: number): void {
    this.#push(field, {
      message: `Field ${field} is too long.`,
      actual_length: actualLength,
      max_length: maxLength,
    });
  }

  /** Throws the 40001 if there is any message. */
  throwIfAny(): void {
    if (this.#byField.size > 0) throw new ServiceError('invalidModel', '', Object.fromEntries(this.#byField));
  }

  #push(field: string, error: FieldError): void {
    const known = this.#byField.get(field);
    if (known === undefined) this.#byField.set(field, [error]);
    else known.push(error);
  }
}
