/** Parameters that an action or a guard takes from the reply of a service, which may be anything. */

/** The fields of the reply; none where it is not an object. */
export const replyOf = <T>({ event }: Replied<T>): Partial<T> => ({ ...event.output });

export interface Replied<T> {
  readonly event: { readonly output: T };
}
