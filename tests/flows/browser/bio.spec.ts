import { bioSample } from '../rows/record.ts';
import { playFlows } from './play-flows.ts';
import { file } from './record-file.ts';
import { lines } from './record-lines.ts';
import { inOutbox } from './record-outbox.ts';
import type { EditedRecord } from './record-page.ts';
import { rows } from './record-rows.ts';

const bio: EditedRecord = {
  key: 'bio',
  actor: 'bio',
  calls: { read: 'getBio', save: 'saveBio', upload: 'uploadPhoto' },
  sample: bioSample,
  another: { section: 'skills', field: 'other_technical_skills', value: 'Facilitation' },
};

/** The content of a photo, by which its type is detected. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

playFlows(
  'bio',
  {
    'the profile page, a section of lines (about)': lines(bio),
    'the profile page, a section in the outbox (about)': inOutbox(bio),
    'the profile page, a section of rows (certifications)': rows(bio, {
      section: 'certifications',
      list: 'certifications',
      cell: 'issuer',
      add: 'add_certification',
      rowName: 'certification_number',
    }),
    'the profile page, a section with a file (photo)': file(bio, {
      section: 'photo',
      other: 'about',
      field: 'photo_url',
      file: { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') },
      shownName: ({ messages }) => messages('photo_yours'),
      replyOf: (value) => ({ file_url: value }),
    }),
  },
  { isSampled: true },
);
