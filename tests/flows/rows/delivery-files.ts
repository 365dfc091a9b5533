import type { DeliveryFilesEvent } from '../../../src/machines/delivery-files-machine.ts';
import { acts, type Flow, fails } from '../flow.ts';
import { machines } from '../machines.ts';
import { failed, refused, unauthorized } from './faults.ts';

const act = acts<DeliveryFilesEvent>;
const chosen = { id: 'U1', owner: 'contract' as const, subject: 'CON-1' };
const pdf = new File(['%PDF-1.7'], 'report.pdf');
const otherPdf = new File(['%PDF-1.7'], 'annex.pdf');
const held = { name: 'F1', file_name: 'report.pdf', file_size: '8', expires_at: '1772800000000' };

export const deliveryFiles: Flow = {
  machine: machines.deliveryFiles,
  beside: ['contract', 'quotation'],
  starts: [
    {
      words: 'the form of a delivery',
      within: ({ context }) => context.uploads.length < 3,
      acts: [
        act('Choose a file', { type: 'file.add', ...chosen, file: pdf, held: 0 }),
        act('Choose a file of another type', {
          type: 'file.add',
          ...chosen,
          id: 'U2',
          file: new File(['x'], 'a.exe'),
          held: 0,
        }),
        act('Choose a file for a quotation', {
          type: 'file.add',
          ...chosen,
          owner: 'quotation',
          subject: 'RFQ-1',
          file: pdf,
          held: 0,
        }),
        act('Choose a sixth file', { type: 'file.add', ...chosen, id: 'U3', file: pdf, held: 5 }),
        act('Half of it is sent', { type: 'upload.moved', id: 'U1', share: 0.5 }),
        act('The server stores the file', { type: 'upload.held', id: 'U1', file: held }),
        act('The upload fails', { type: 'upload.failed', id: 'U1', apiError: failed.apiError }),
        act('The session has expired during the upload', {
          type: 'upload.failed',
          id: 'U1',
          apiError: unauthorized.apiError,
        }),
        act('Try again', { type: 'file.retry', id: 'U1' }),
        act('Remove the file', { type: 'file.remove', id: 'U1' }),
        fails('The upload actor fails', 'uploader', refused),
        act('Another person signs in', { type: 'draft.clear' }),
      ],
    },
    {
      words: 'the form of a delivery with four files',
      isSpecial: true,
      within: ({ context }) => context.uploads.length < 2,
      acts: [
        act('Choose a fifth file', { type: 'file.add', ...chosen, file: pdf, held: 4 }),
        act('Choose a sixth file', { type: 'file.add', ...chosen, id: 'U3', file: otherPdf, held: 4 }),
        act('Choose a file for another contract', {
          type: 'file.add',
          ...chosen,
          id: 'U4',
          subject: 'CON-2',
          file: pdf,
          held: 4,
        }),
        act('The server stores the file for another contract', { type: 'upload.held', id: 'U4', file: held }),
        act('Remove the file for another contract', { type: 'file.remove', id: 'U4' }),
      ],
    },
  ],
};
