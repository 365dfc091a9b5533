/** Hands the trail to the person as a file. Loaded when somebody asks for it. */
import type { AnyActor } from 'xstate';
import { built } from '../services/built.ts';
import { saveFile } from '../services/save-file.ts';
import { languageOf } from './session.ts';
import type { Trail } from './trail.ts';
import { trailText } from './trail-file.ts';

/** @throws when there is no trail, or no way to save a file */
export function handOver(app: AnyActor, trail: Trail | null): void {
  if (!trail) throw new Error('No trail was kept');
  const text = trailText(app, trail, {
    ...built,
    browser: navigator.userAgent,
    language: languageOf(app.system),
    address: location.pathname,
  });
  const day = new Date().toISOString().slice(0, 10);
  saveFile(`sg-network-trail-${day}.json`, new Blob([text], { type: 'application/json' }));
}
