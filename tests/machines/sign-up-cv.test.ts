import { describe, expect, it } from 'vitest';
import { CallError } from '../../src/services/contract/api-error.ts';
import { atReview, back, fileOf, next, startReview, validDraft } from './start-sign-up.ts';

const cv = { name: 'f1', file_name: 'cv.pdf', file_size: 3, expires_at: 9 };
const pdf = fileOf('cv.pdf');
const attach = { type: 'signUp.attach', file: pdf } as const;
const detach = { type: 'signUp.detach' } as const;
const uploaded = { ...atReview, draft: { ...validDraft, upload_cv: cv } };

function startDocuments() {
  const started = startReview();
  started.signUp.send(back).isIn({ documents: 'choosing' });
  return started;
}

/** Starts with a file that has been detected and is being uploaded. */
async function startUpload() {
  const started = startDocuments();
  started.signUp.send(attach).isIn({ documents: 'detectingFileType' }, atReview);
  await started.detectFileType.last.answers({ file: pdf, error: null });
  started.signUp.isIn({ documents: 'uploading' }, atReview);
  return started;
}

describe('the CV', () => {
  it('is detected, uploaded, and stored under the name that the server returns', async () => {
    const { signUp, detectFileType, uploadCv } = await startUpload();
    expect(detectFileType.last.input).toEqual({ file: pdf });
    expect(uploadCv.last.input).toEqual({ file: pdf, onProgress: expect.any(Function) });
    await uploadCv.last.answers(cv);
    signUp.isIn({ documents: 'choosing' }, uploaded);
    signUp.send(detach).isIn({ documents: 'choosing' }, atReview);
  });

  it('reports its progress, and starts again with another file', async () => {
    const { signUp, detectFileType, uploadCv } = await startUpload();
    uploadCv.last.input.onProgress(0.4);
    signUp.isIn({ documents: 'uploading' }, { ...atReview, progress: 0.4 });
    signUp.send(attach).isIn({ documents: 'detectingFileType' }, atReview);
    uploadCv.last.input.onProgress(0.9);
    await detectFileType.last.answers({ file: pdf, error: null });
    signUp.isIn({ documents: 'uploading' }, atReview);
  });

  it.each([
    ['cv.exe', 3, 'fileType'],
    ['cv.PDF', 0, 'fileEmpty'],
    ['cv.docx', 10 * 1024 * 1024 + 1, 'fileTooLarge'],
  ] as const)('is rejected before detection: %s of %i bytes', (name, size, validationError) => {
    const { signUp, detectFileType } = startDocuments();
    signUp.send({ type: 'signUp.attach', file: fileOf(name, size) });
    signUp.isIn({ documents: 'choosing' }, { ...atReview, validationErrors: { upload_cv: validationError } });
    expect(detectFileType.calls).toEqual([]);
  });

  it('is rejected for its content before the upload', async () => {
    const { signUp, detectFileType, uploadCv } = startDocuments();
    signUp.send(attach);
    await detectFileType.last.answers({ file: pdf, error: 'fileContent' });
    signUp.isIn({ documents: 'choosing' }, { ...atReview, validationErrors: { upload_cv: 'fileContent' } });
    expect(uploadCv.calls).toEqual([]);
  });

  it('blocks the end of the step until it is uploaded', async () => {
    const { signUp } = startDocuments();
    signUp.send(attach, next).isIn({ documents: 'detectingFileType' });
    const { signUp: later } = await startUpload();
    later.send(next).isIn({ documents: 'uploading' });
  });

  it.each([
    ['Cancel', detach, { documents: 'choosing' }],
    ['Back', back, 'expertise'],
    ['the draft is cleared', { type: 'draft.clear' }, 'account'],
  ] as const)('is cancelled by: %s', async (_, event, state) => {
    const { signUp, uploadCv } = await startUpload();
    signUp.send(event).isIn(state);
    expect(uploadCv.last.signal.aborted).toBe(true);
    await uploadCv.last.answers(cv);
    expect(signUp.isIn(state).context.draft.upload_cv).toBe(null);
  });

  it('is kept when its replacement is cancelled', async () => {
    const { signUp, detectFileType, uploadCv } = await startUpload();
    await uploadCv.last.answers(cv);
    signUp.send(attach);
    await detectFileType.last.answers({ file: pdf, error: null });
    signUp.send(detach).isIn({ documents: 'choosing' }, uploaded);
  });

  it('is replaced by another file chosen during its upload', async () => {
    const { signUp, detectFileType, uploadCv } = await startUpload();
    const other = fileOf('other.docx');
    signUp.send({ type: 'signUp.attach', file: other });
    await uploadCv.calls[0]?.answers(cv);
    await detectFileType.last.answers({ file: other, error: null });
    signUp.isIn({ documents: 'uploading' }, atReview);
    await uploadCv.last.answers({ ...cv, name: 'f2' });
    expect(signUp.isIn({ documents: 'choosing' }).context.draft.upload_cv).toEqual({ ...cv, name: 'f2' });
  });

  it('shows why the upload failed', async () => {
    const { signUp, uploadCv } = await startUpload();
    const error = new CallError({ kind: 'unreachable', message: 'Failed to fetch' });
    await uploadCv.last.fails(error);
    signUp.isIn({ documents: 'choosing' }, { ...atReview, uploadError: error.apiError });
    signUp.send(next).isIn('review', atReview);
  });
});
