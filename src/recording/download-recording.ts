/** Hands the trail to the person as a file. Loaded when somebody asks for it. */
import type { AnyActor } from 'xstate';
import { languageOf } from '../machines/session.ts';
import { buildInfo } from '../services/build-info.ts';
import { saveFile } from '../services/save-file.ts';
import type { Recording } from './recording.ts';
import { recordingText } from './recording-file.ts';

/** @throws when there is no trail, or no way to save a file */
export function downloadRecording(app: AnyActor, recording: Recording | null): void {
  if (!recording) throw new Error('No recording was kept');
  const text = recordingText(app, recording, {
    ...buildInfo,
    browser: navigator.userAgent,
    language: languageOf(app.system),
    address: location.pathname,
  });
  const day = new Date().toISOString().slice(0, 10);
  saveFile(`sg-network-recording-${day}.json`, new Blob([text], { type: 'application/json' }));
}
