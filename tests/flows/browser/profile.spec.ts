import { profileSample } from '../rows/record.ts';
import { playFlows } from './play-flows.ts';
import { file } from './record-file.ts';
import { lines } from './record-lines.ts';
import { inOutbox } from './record-outbox.ts';
import type { EditedRecord } from './record-page.ts';
import { rows } from './record-rows.ts';

const profile: EditedRecord = {
  key: 'profile',
  actor: 'profileDraft',
  calls: { read: 'getProfile', save: 'saveProfile', upload: 'uploadCv' },
  sample: profileSample,
  another: { section: 'terms', field: 'hourly_rates', value: '300' },
};

playFlows(
  'profile',
  {
    'the profile page, a section of lines (who)': lines(profile),
    'the profile page, a section in the outbox (who)': inOutbox(profile),
    'the profile page, a section of rows (education)': rows(profile, {
      section: 'education',
      list: 'academic_background',
      cell: 'institution',
      add: 'add_qualification',
      rowName: 'qualification_number',
    }),
    'the profile page, a section with a file (cv)': file(profile, {
      section: 'cv',
      other: 'who',
      field: 'upload_cv',
      file: { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
      shownName: () => 'cv.pdf',
      replyOf: (value) => Object(value),
    }),
  },
  { isSampled: true },
);
