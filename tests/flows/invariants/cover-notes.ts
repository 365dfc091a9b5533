import type { coverNotesMachine } from '../../../src/machines/cover-notes-machine.ts';
import { hasFailed, type Invariants, isEqual } from './moment.ts';

export const coverNotes: Invariants<typeof coverNotesMachine> = {
  'a change that is sent has an id': ({ context, is }) =>
    !is('changing') || (context.change !== null && context.change.submission !== ''),
  'nothing that is sent shows a message': ({ context, is }) =>
    !(is('reading') || is('changing')) ||
    (context.apiError === null && Object.keys(context.validationErrors).length === 0 && !context.hasSaved),
  'templates that were not read have a reason': ({ context, is }) => !is('failed') || context.apiError !== null,
  'a failure leaves the templates, and the change to be sent again': ({ context, before, event }) =>
    before === null ||
    !hasFailed({ event }) ||
    (isEqual(context.templates, before.context.templates) && isEqual(context.change, before.context.change)),
  'only a template that is gone can be restored': ({ context: { removed, templates } }) =>
    removed === null || !templates.some(({ name }) => name === removed.name),
  'the tags name what is on screen': ({ snapshot, is }) =>
    snapshot.hasTag('shown') === !is('closed') &&
    snapshot.hasTag('loading') === is('reading') &&
    snapshot.hasTag('unread') === is('failed'),
};
