/** Loads a document during a path. */
import type { Stage } from './stage.ts';

/** Holds the messages of the new document, without which nothing is drawn, until the inspector is attached to it. */
export async function loadPage({ page, server, actors }: Stage, load: () => Promise<unknown>): Promise<void> {
  server.holdFile(/\/assets\/\w+\.\w+\.json$/, page);
  actors.expectNext();
  await load();
  await actors.attached();
  await server.answerFile('pass');
}
