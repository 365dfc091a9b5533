import type { deliveryFilesMachine } from '../../../src/machines/delivery-files-machine.ts';
import { eventOf, happensExactly, type Invariants } from './moment.ts';

export const deliveryFiles: Invariants<typeof deliveryFilesMachine> = {
  'a file is uploaded, or has a reason why it is not': ({ context: { uploads } }) =>
    uploads.every(({ share, code, apiError }) => (share === null) === (code !== null || apiError !== null)),
  'a file has one reason at most': ({ context: { uploads } }) =>
    uploads.every(({ code, apiError }) => code === null || apiError === null),
  'progress is a share': ({ context: { uploads } }) =>
    uploads.every(({ share }) => share === null || (share >= 0 && share <= 1)),
  'the uploader runs unless it has failed': ({ services, is }) => services.includes('uploader') === !is('failed'),
  'a stored file is handed over exactly once, to the draft that it was chosen for': (moment) => {
    const held = moment.is('failed') ? null : eventOf(moment, 'upload.held');
    const upload = moment.before?.context.uploads.find(({ id }) => id === held?.id);
    const isHeld = held !== null && upload !== undefined;
    return (
      happensExactly(moment, `sends to ${upload?.owner ?? 'contract'} {"type":"file.held"`, isHeld) &&
      (!isHeld || !moment.context.uploads.some(({ id }) => id === upload.id))
    );
  },
  'a failure leaves the other files': ({ context, before, event }) =>
    before === null ||
    event?.type !== 'upload.failed' ||
    before.context.uploads.every((upload) => upload.id === event.id || context.uploads.includes(upload)),
  'an event of a file changes that file': ({ context, before, event, is }) => {
    const old = before?.context.uploads.find(({ id }) => id === event?.id);
    const now = context.uploads.find(({ id }) => id === event?.id);
    if (!event || !old) return true;
    if (event.type === 'file.remove') return now === undefined;
    if (is('failed')) return true;
    if (event.type === 'file.retry') return now?.share === 0 && now.apiError === null;
    if (event.type === 'upload.moved') return now?.share === (old.share === null ? null : event.share);
    return event.type !== 'upload.failed' || (now?.share === null && now.apiError === event.apiError);
  },
  'nothing is left of the files of another person': ({ context, event }) =>
    event?.type !== 'draft.clear' || context.uploads.length === 0,
  'no file is lost with the uploader without a reason': ({ context, before, is }) =>
    !is('failed') ||
    (context.uploads.every(({ share }) => share === null) &&
      (before?.is('failed') === true || context.uploads.length === before?.context.uploads.length)),
};
