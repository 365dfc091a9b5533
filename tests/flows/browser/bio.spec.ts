import { pngPhoto } from '../../support/png-photo.ts';
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
      file: pngPhoto,
      shownName: ({ messages }) => messages('photo_yours'),
      replyOf: (value) => ({ file_url: value }),
    }),
  },
  { isSampled: true },
);
