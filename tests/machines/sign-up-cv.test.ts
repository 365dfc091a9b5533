import { describe, expect, it } from 'vitest';
import { CallError } from '../../src/services/contract/api-error.ts';
import { atReview, back, fileOf, next, startReview, validDraft } from './start-sign-up.ts';

const cv = { name: 'f1', file_name: 'cv.pdf', file_size: 3, expires_at: 9 };
const pdf = fileOf('cv.pdf');
const attach = { type: 'signUp.attach', file: pdf } as const;
const detach = { type: 'signUp.detach' } as const;
const held = { ...atReview, draft: { ...validDraft, upload_cv: cv } };

function startDocuments() {
  const started = startReview();
  started.signUp.send(back).isIn({ documents: 'choosing' });
  return started;
}

/** With a file that was looked into and is on its way. */
async function startUpload() {
  const started = startDocuments();
  started.signUp.send(attach).isIn({ documents: 'detectingFileType' }, atReview);
  await started.detectFileType.last.answers({ file: pdf, error: null });
  started.signUp.isIn({ documents: 'uploading' }, atReview);
  return started;
}

describe('the CV', () => {
  it('is looked into, sent, and held by the name that the server gives it', async () => {
    const { signUp, detectFileType, uploadCv } = await startUpload();
    expect(detectFileType.last.input).toEqual({ file: pdf });
    expect(uploadCv.last.input).toEqual({ file: pdf, onProgress: expect.any(Function) });
    await uploadCv.last.answers(cv);
    signUp.isIn({ documents: 'choosing' }, held);
    signUp.send(detach).isIn({ documents: 'choosing' }, atReview);
  });

  it('says how far it has come, and begins anew with another', async () => {
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
  ] as const)('is refused before it is looked into: %s of %i bytes', (name, size, refusal) => {
    const { signUp, detectFileType } = startDocuments();
    signUp.send({ type: 'signUp.attach', file: fileOf(name, size) });
    signUp.isIn({ documents: 'choosing' }, { ...atReview, validationErrors: { upload_cv: refusal } });
    expect(detectFileType.asked).toEqual([]);
  });

  it('is refused before it is sent for what is in it', async () => {
    const { signUp, detectFileType, uploadCv } = startDocuments();
    signUp.send(attach);
    await detectFileType.last.answers({ file: pdf, error: 'fileContent' });
    signUp.isIn({ documents: 'choosing' }, { ...atReview, validationErrors: { upload_cv: 'fileContent' } });
    expect(uploadCv.asked).toEqual([]);
  });

  it('waits for its answer before the step ends', async () => {
    const { signUp } = startDocuments();
    signUp.send(attach, next).isIn({ documents: 'detectingFileType' });
    const { signUp: later } = await startUpload();
    later.send(next).isIn({ documents: 'uploading' });
  });

  it.each([
    ['Cancel', detach, { documents: 'choosing' }],
    ['Back', back, 'expertise'],
    ['the draft is cleared', { type: 'draft.clear' }, 'account'],
  ] as const)('is called off by: %s', async (_, event, state) => {
    const { signUp, uploadCv } = await startUpload();
    signUp.send(event).isIn(state);
    expect(uploadCv.last.signal.aborted).toBe(true);
    await uploadCv.last.answers(cv);
    expect(signUp.isIn(state).context.draft.upload_cv).toBe(null);
  });

  it('that is held stays when the one to take its place is called off', async () => {
    const { signUp, detectFileType, uploadCv } = await startUpload();
    await uploadCv.last.answers(cv);
    signUp.send(attach);
    await detectFileType.last.answers({ file: pdf, error: null });
    signUp.send(detach).isIn({ documents: 'choosing' }, held);
  });

  it('gives way to another that is chosen while it is on its way', async () => {
    const { signUp, detectFileType, uploadCv } = await startUpload();
    const other = fileOf('other.docx');
    signUp.send({ type: 'signUp.attach', file: other });
    await uploadCv.asked[0]?.answers(cv);
    await detectFileType.last.answers({ file: other, error: null });
    signUp.isIn({ documents: 'uploading' }, atReview);
    await uploadCv.last.answers({ ...cv, name: 'f2' });
    expect(signUp.isIn({ documents: 'choosing' }).context.draft.upload_cv).toEqual({ ...cv, name: 'f2' });
  });

  it('says why it did not arrive', async () => {
    const { signUp, uploadCv } = await startUpload();
    const error = new CallError({ kind: 'unreachable', message: 'Failed to fetch' });
    await uploadCv.last.fails(error);
    signUp.isIn({ documents: 'choosing' }, { ...atReview, uploadError: error.apiError });
    signUp.send(next).isIn('review', atReview);
  });
});
