/** What a person can see after a fault. */
import type { MessageId } from '../../locales/ids.ts';

export type CallKind =
  /** A personal list on its own page. */
  | 'list'
  /** A personal record on its own page. */
  | 'record'
  /** A public list of choices in a form. */
  | 'choices'
  /** A part of the landing page, which has its own texts in its place. */
  | 'landing'
  /** A call with a result that no page shows. */
  | 'silent'
  | 'signIn'
  | 'subscribe'
  /** A change that can be sent twice without harm. */
  | 'change'
  /** The same, by a person without a session. */
  | 'changeByVisitor'
  /** A change with an outcome that is unknown when no reply arrives. */
  | 'submission'
  | 'upload'
  | 'download'
  /** The link of a message. */
  | 'link';

/** A sentence of the catalogue, or the server's own. */
export type Sentence = MessageId | { readonly words: string };

/**
 * `works`: the fault changes nothing for the person. `empty`: the page shows that there are no rows. `see`: one of
 * these sentences is shown, each of which is true. `recovers`: how the call works again when the fault is over: `again`
 * with the page's own button or by itself, `byItself` without a button, `signIn` after the person has logged in, `false`
 * where another way is offered. `isUnknown`: the server may have done what was sent.
 */
export type Outcome =
  | 'works'
  | 'empty'
  | {
      readonly see: readonly Sentence[];
      readonly recovers?: 'again' | 'byItself' | 'signIn' | false;
      readonly isUnknown?: boolean;
    };

/** The session has ended: the page asks for a login, and continues. */
export const expired: Outcome = { see: ['session_expired'], recovers: 'signIn' };
