import { actorOf } from '../../../src/ui/actors.tsx';

/** Adds a bookmark that has not been sent, under the name of its request. */
export const addBookmark = (app: Parameters<typeof actorOf>[0], subject: string): void =>
  actorOf(app, 'outbox').send({
    type: 'entry.add',
    entry: { id: subject, kind: 'bookmark', subject, payload: { isSaved: true } },
  });
