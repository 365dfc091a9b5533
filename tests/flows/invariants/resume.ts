import type { resumeMachine } from '../../../src/machines/resume-machine.ts';
import { happensExactly, type Invariants } from './moment.ts';

export const resume: Invariants<typeof resumeMachine> = {
  'a resume exists exactly while it is reviewed': ({ context, is }) => (context.resume !== null) === is('reviewing'),
  'an error exists exactly in failed': ({ context, is }) => (context.error !== null) === is('failed'),
  'a file has a name, and none has not': ({ context, is }) => (context.fileName === null) === is('empty'),
  'only sections of the resume are used': ({ context: { used, resume } }) =>
    used.every((section) => resume?.parts.some((part) => part.section === section)),
  'a form is filled exactly when a section is put into it': (moment) => {
    const { event, before } = moment;
    const isUsed =
      event?.type === 'resume.use' &&
      before?.context.resume?.parts.some(({ section }) => section === event.section) === true;
    return happensExactly(moment, 'sends to ', isUsed);
  },
  'the tags name what is on screen': ({ snapshot, is }) =>
    snapshot.hasTag('reviewing') === is('reviewing') && snapshot.hasTag('failed') === is('failed'),
};
