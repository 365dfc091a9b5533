/** The types of files, which are found by their content, in a file as a whole and in parts. */
import { describe, expect, it } from 'vitest';
import { toApiError } from '../../src/services/contract/api-error.ts';
import { inspectDeliverable } from '../../src/services/contract/deliverable-type.ts';
import { sentFiles } from '../../src/services/contract/fields/attached-files.ts';
import {
  deliverableError,
  documentRules,
  fileError,
  heldUntil,
  isExpired,
  isFileRejected,
  maxResumeBytes,
  photoRules,
} from '../../src/services/contract/fields/file-rules.ts';
import { photoTypeOf } from '../../src/services/contract/photo-type.ts';
import { detectFileType, detectPhotoType } from '../../src/services/detect-file-type.ts';
import { UnreadableFile } from './unreadable-file.ts';

const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part)] : [part])));
const png = bytes(0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a);
const jpeg = bytes(0xff, 0xd8, 0xff);
const webp = bytes('RIFF', 1, 2, 3, 4, 'WEBP');

/** The same content, in parts of that size. */
function inParts<T>(inspection: { add(part: Uint8Array): void; type(): T }, content: Uint8Array, size: number): T {
  for (let at = 0; at < content.length; at += size) inspection.add(content.subarray(at, at + size));
  return inspection.type();
}

describe('the type of a photo', () => {
  const others = [bytes('RIFF', 1, 2, 3, 4, 'WAVE'), bytes('xxxx', 1, 2, 3, 4, 'WEBP'), bytes('GIF89a'), bytes()];

  it.each<[string, Uint8Array]>([
    ['image/png', png],
    ['image/jpeg', jpeg],
    ['image/webp', webp],
  ])('is %s by its first bytes, all of which count', (type, content) => {
    expect(photoTypeOf(content)).toBe(type);
    for (const at of content.keys()) {
      const changed = content.map((byte, index) => (index === at ? byte ^ 1 : byte));
      const isFree = type === 'image/webp' && at >= 4 && at < 8; // the length of the file
      expect([at, photoTypeOf(changed)]).toEqual([at, isFree ? type : null]);
    }
  });

  it('is none of these for other content', async () => {
    expect(others.map(photoTypeOf)).toEqual(others.map(() => null));
    expect(await detectPhotoType(new File([others[0] ?? ''], 'me.webp'))).toEqual({ error: 'fileContent' });
    expect(await detectPhotoType(new File([webp], 'me.txt'))).toEqual({ error: null });
  });
});

it('a CV that was detected is the file to be uploaded', async () => {
  const [cv, text] = [new File(['%PDF-1.7'], 'cv.pdf'), new File(['plain words'], 'cv.pdf')];
  expect(await detectFileType(cv)).toEqual({ file: cv, error: null });
  expect(await detectFileType(text)).toEqual({ file: text, error: 'fileContent' });
  expect((await detectFileType(cv)).file).toBe(cv);
});

it.each([
  ['CV', detectFileType],
  ['photo', detectPhotoType],
])('a %s that the browser cannot read is an error of its own', async (_, detect) => {
  const error = await detect(new UnreadableFile(['%PDF-1.7'], 'cv.pdf')).catch((thrown: unknown) => thrown);
  expect(toApiError(error)).toMatchObject({ kind: 'unreadableFile' });
});

describe('the type of a delivery', () => {
  const zip = 'PK\u0003\u0004';

  it.each<[string | null, string]>([
    ['application/pdf', '%PDF-1.7'],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', `${zip} word/document.xml`],
    ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', `${zip} xl/workbook.xml`],
    ['application/vnd.openxmlformats-officedocument.presentationml.presentation', `${zip} ppt/presentation.xml`],
    [null, `${zip} other/content.xml`],
    [null, 'xl/workbook.xml'],
    [null, ''],
  ])('is %s for %j, whole or in parts', (type, content) => {
    expect([1, 7, 1000].map((size) => inParts(inspectDeliverable(), bytes(content), size))).toEqual([type, type, type]);
  });
});

it('an uploaded file expires at the time until which it is held', () => {
  const uploadedAt = Date.UTC(2026, 0, 1);
  const end = heldUntil(uploadedAt);
  expect(end).toBe(Date.UTC(2026, 0, 2));
  for (const expires_at of [end, String(end)]) {
    expect([end - 1, end].map((now) => isExpired({ expires_at }, now))).toEqual([false, true]);
  }
});

it.each([undefined, null, ''])('a file that is held without an end, as %j, does not expire', (expires_at) => {
  expect(isExpired({ expires_at }, Number.MAX_SAFE_INTEGER)).toBe(false);
});

it('the same file may be sent again after a failure, unless it was rejected', () => {
  const kinds = ['refused', 'tooLarge', 'unreadableFile', 'unreachable', 'timedOut', 'server'] as const;
  const rejected = kinds.filter((kind) => isFileRejected({ ...toApiError(null), kind }));
  expect(rejected).toEqual(['refused', 'tooLarge', 'unreadableFile']);
});

describe('a file may be sent', () => {
  it.each<[ReturnType<typeof deliverableError>, string, number]>([
    [null, 'Report.PDF', 1],
    [null, 'slides.pptx', documentRules.maxBytes],
    ['fileType', 'report.exe', 1],
    ['fileEmpty', 'report.pdf', 0],
    ['fileTooLarge', 'report.pdf', documentRules.maxBytes + 1],
  ])('with a delivery: %s for %s of %d bytes', (error, name, size) => {
    expect(deliverableError({ name, size })).toBe(error);
  });

  it.each<[ReturnType<typeof fileError>, Parameters<typeof fileError>[0], string, string, number]>([
    [null, 'document', 'CV.Docx', '', documentRules.maxBytes],
    ['fileType', 'document', 'cv.xlsx', '', 1],
    ['fileTooLarge', 'document', 'cv.doc', '', documentRules.maxBytes + 1],
    [null, 'photo', 'me', 'image/webp', photoRules.maxChosenBytes],
    ['fileType', 'photo', 'me.png', 'image/gif', 1],
    ['fileEmpty', 'photo', 'me.png', 'image/png', 0],
    ['fileTooLarge', 'photo', 'me.png', 'image/png', photoRules.maxChosenBytes + 1],
  ])('as a field: %s for the %s %s %s of %d bytes', (error, kind, name, type, size) => {
    expect(fileError(kind, { name, type, size })).toBe(error);
  });
});

it('the attached files are sent by their names on the server, in their order', () => {
  const attached = ['FILE-2', 'FILE-1'].map((name) => ({ name, file_name: 'a.pdf', file_size: '1', expires_at: '' }));
  expect(sentFiles(attached)).toEqual([{ file: 'FILE-2' }, { file: 'FILE-1' }]);
});

describe('the limits of uploaded files', () => {
  it('are 10 MB (document), 30 MB (chosen photo), 2 MB (sent photo) and 1 MB (resume)', () => {
    expect([documentRules.maxBytes, photoRules.maxBytes, maxResumeBytes]).toEqual([10_485_760, 2_097_152, 1_048_576]);
    expect(photoRules.maxChosenBytes).toBe(31_457_280);
    expect([documentRules.megabytes, photoRules.megabytes, photoRules.chosenMegabytes]).toEqual([10, 2, 30]);
  });

  it.each([
    ['cv.pdf', true, true],
    ['cv.doc', true, true],
    ['CV.DOCX', true, true],
    ['sheet.xlsx', false, true],
    ['slides.pptx', false, true],
    ['notes.txt', false, false],
    ['pdf', false, false],
  ])('permit the name %s for a CV: %j, and for a delivery: %j', (name, isCv, isDelivery) => {
    expect(fileError('document', { name, size: 1 })).toBe(isCv ? null : 'fileType');
    expect(deliverableError({ name, size: 1 })).toBe(isDelivery ? null : 'fileType');
  });

  it.each(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'application/pdf'])(
    'permit a photo of the types that the server reads: %s',
    (type) => {
      const isRead = ['image/png', 'image/jpeg', 'image/webp'].includes(type);
      expect(fileError('photo', { name: 'me', size: 1, type })).toBe(isRead ? null : 'fileType');
    },
  );
});
