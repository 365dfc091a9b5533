import type { ResumeEvent } from '../../../src/machines/resume-machine.ts';
import { maxResumeBytes } from '../../../src/services/contract/fields/file-rules.ts';
import { readResume } from '../../../src/services/contract/resume/read-resume.ts';
import { acts, answers, type Flow, fails } from '../flow.ts';
import { machines } from '../machines.ts';
import { refused } from './faults.ts';

const act = acts<ResumeEvent>;

const choices = { educationLevels: [], technicalSkills: [], languages: [] };
const file = new File(['{}'], 'resume.json', { type: 'application/json' });
const large = new File([new Uint8Array(maxResumeBytes + 1)], 'large.json');
const read = readResume({ basics: { label: 'Adviser' }, awards: [{ title: 'Best' }] }, choices);
const stored = { name: 'P1', headline: 'Consultant' };

export const resume: Flow = {
  machine: machines.resume,
  beside: ['bio', 'profileDraft'],
  starts: [
    {
      words: 'the page of the import',
      acts: [
        act('Choose a file', { type: 'resume.attach', file, choices }),
        act('Choose a file that is too large', { type: 'resume.attach', file: large, choices }),
        act('Remove the file', { type: 'resume.detach' }),
        answers('It is a resume', 'readResume', { resume: read, error: null }),
        answers('It is another JSON', 'readResume', { resume: null, error: 'notResume' }),
        answers('It is no JSON', 'readResume', { resume: null, error: 'notJson' }),
        fails('It cannot be read', 'readResume', refused),
        act('Take the new headline', { type: 'resume.choose', field: 'headline', isChosen: true }),
        act('Keep the old headline', { type: 'resume.choose', field: 'headline', isChosen: false }),
        act('Put it into the form', { type: 'resume.use', section: 'who', record: stored }),
        act('Put a section into its form that the file does not have', {
          type: 'resume.use',
          section: 'languages',
          record: stored,
        }),
        act('Another person signs in', { type: 'draft.clear' }),
      ],
    },
  ],
};
