/** Reads a JSON Resume from a file that the person chose. */
import { type Resume, readResume } from './contract/resume/read-resume.ts';
import type { ResumeChoices } from './contract/resume/resume-values.ts';

/** What a file has for the forms, or why it has nothing. Without the text of the file, which no recording may contain. */
export type ResumeReading =
  | { readonly resume: Resume; readonly error: null }
  | { readonly resume: null; readonly error: 'notJson' | 'notResume' };

/** Rejects when the file cannot be read. */
export async function readResumeFile(file: File, choices: ResumeChoices): Promise<ResumeReading> {
  const value = parsed(await file.text());
  if (value === undefined) return { resume: null, error: 'notJson' };
  const resume = readResume(value, choices);
  return resume ? { resume, error: null } : { resume: null, error: 'notResume' };
}

/** `undefined` for a text that is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
