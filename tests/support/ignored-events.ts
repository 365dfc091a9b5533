/** Records the events that a machine ignored, because no transition took them: a press that sends one does nothing. */
import { Actor, type AnyEventObject, isMachineSnapshot } from 'xstate';

/** Events that a page may send at any time, because it sends them without a press, or has sent them before. */
const harmless: Readonly<Record<string, string>> = {
  'draft.check': 'a field loses the focus when its form is closed',
  'auth.cancel': 'the login page is left',
  'quotation.close': 'the page of a request is left while it shows no result',
  'contract.close': 'the page of a contract is left while it shows no result',
  'features.load': 'a page that needs the feature actors is opened after they were loaded',
  'language.set': 'the language is that of the page already',
  'link.load': 'the profile is opened while the link is read',
  'file.add': 'several files are chosen where only one has room, and the others are counted on screen',
  'draft.open': 'the section is open already',
  'invoice.open': 'the invoice is being read already, to find out whether a question has arrived',
  'reset.choose': 'the page of a link is opened again while the password is being changed, or after that',
};

const ignored: string[] = [];
const { send } = Actor.prototype;

Actor.prototype.send = function (event: AnyEventObject) {
  const snapshot: unknown = this.getSnapshot();
  const isIgnored = isMachineSnapshot(snapshot) && snapshot.status === 'active' && !snapshot.can(event);
  if (isIgnored && !Object.hasOwn(harmless, event.type))
    ignored.push(`${this.id} ignores ${event.type} in ${JSON.stringify(snapshot.value)}`);
  send.call(this, event);
};

/** The ignored events since the last call. */
export const takeIgnoredEvents = (): string[] => ignored.splice(0);
