/** Saves the recording as a file. Loaded on request. */
import type { AnyActor } from 'xstate';
import { languageOf } from '../machines/session.ts';
import { buildInfo } from '../services/build-info.ts';
import { withoutToken } from '../services/contract/paths.ts';
import { saveFile } from '../services/save-file.ts';
import type { Recording } from './recording.ts';
import { recordingText } from './recording-file.ts';

/** @throws when there is no recording, or when a file cannot be saved */
export function downloadRecording(app: AnyActor, recording: Recording | null): void {
  if (!recording) throw new Error('There is no recording');
  const text = recordingText(app, recording, {
    ...buildInfo,
    browser: navigator.userAgent,
    language: languageOf(app.system),
    address: withoutToken(location.pathname),
  });
  const day = new Date().toISOString().slice(0, 10);
  saveFile(`sg-network-recording-${day}.json`, new Blob([text], { type: 'application/json' }));
}
