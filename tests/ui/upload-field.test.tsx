/** Tests of the file of a section of the profile. */
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type AnyEventObject, fromCallback, fromPromise } from 'xstate';
import { restorable } from '../../src/machines/persistence/restorable.ts';
import { profileMachine } from '../../src/machines/profile-machine.ts';
import type { RecordToRead, RecordToSave } from '../../src/machines/record-setup.ts';
import { ProfilePage } from '../../src/ui/profile/profile-page.tsx';
import { show } from './support/show.tsx';

test('announces an upload, and why the next file is refused', async () => {
  let end: (event: AnyEventObject) => void = () => undefined;
  const services = {
    save: fromPromise<{ modified: string | null }, RecordToSave>(async () => ({ modified: null })),
    readLatest: fromPromise<unknown, RecordToRead>(async () => null),
    upload: fromCallback<AnyEventObject, { file: File }>(({ sendBack }) => {
      end = sendBack;
    }),
  };
  const { t, person } = await show({
    page: <ProfilePage />,
    answers: { profile: () => ({ name: 'P1' }), fetchedBio: () => ({ name: 'B1' }) },
    features: { profileDraft: restorable(profileMachine.provide({ actors: services })) },
  });
  await person.click(await screen.findByRole('button', { name: 'Edit CV' }));
  const field = screen.getByLabelText(t('cv'));
  expect(field).toHaveAttribute('accept', '.pdf,.doc,.docx');
  await person.upload(field, new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' }));
  expect(screen.getByText(t('cv_uploading'))).toHaveRole('status');
  const file = { name: 'F1', file_name: 'cv.pdf', file_size: 8 };
  act(() => end({ type: 'upload.held', value: file }));
  expect(screen.getByText(t('cv_uploaded'))).toHaveRole('status');
  await person.upload(field, new File([], 'empty.pdf', { type: 'application/pdf' }));
  expect(screen.getByText(`\u2068empty.pdf\u2069: ${t('file_empty')}`)).toHaveRole('status');
  expect(screen.queryByText(t('cv_uploaded'))).toBeNull();
});
