/**
 * The URL parameters of each call, besides those that every call has, with their limits. They are not in calls.ts, so
 * that they are not part of the page's first load.
 */
import type { CallName, QueryName } from './calls.ts';
import { maxLineLength } from './fields/field.ts';

/** A text in the URL. */
export interface Parameter {
  /** In characters. */
  readonly maxLength: number;
  readonly format?: 'email' | 'password' | 'uri-reference';
  /** The record that the parameter names, with its article. */
  readonly nameOf?: string;
}

export const queries = {
  getJobDescription: { name: { maxLength: maxLineLength, nameOf: 'a job request' } },
  getContract: { name: { maxLength: maxLineLength, nameOf: 'a contract' } },
  getInvoice: { name: { maxLength: maxLineLength, nameOf: 'an invoice' } },
  getSharedProfile: { token: { maxLength: maxLineLength } },
  getTaxList: { company: { maxLength: maxLineLength, nameOf: 'a company' } },
  signIn: {
    usr: { maxLength: maxLineLength, format: 'email' },
    password: { maxLength: 1024, format: 'password' },
  },
  subscribe: { usr: { maxLength: maxLineLength, format: 'email' } },
  endSession: { name: { maxLength: maxLineLength, nameOf: 'a session' } },
  downloadFile: { file_url: { maxLength: 1024, format: 'uri-reference' } },
} as const satisfies { [N in CallWithQuery]: Readonly<Record<QueryName<N>, Parameter>> };

type CallWithQuery = { [N in CallName]: [QueryName<N>] extends [never] ? never : N }[CallName];
