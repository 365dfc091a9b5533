/**
 * Tests of the files that a candidate attaches to a delivery or a quotation. Long because of the outcomes of an
 * upload.
 */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { fromCallback } from 'xstate';
import { deliveryFilesMachine, type UploaderEvent } from '../../src/machines/delivery-files-machine.ts';
import { type ApiError, type ApiErrorKind, CallError } from '../../src/services/contract/api-error.ts';
import type { AttachedFile } from '../../src/services/contract/fields/attached-files.ts';
import { actorOf } from '../../src/ui/actors.tsx';
import { AttachedFiles } from '../../src/ui/form/attached-files.tsx';
import { show } from './support/show.tsx';

const held = (file_name: string, expires_at = '9999999999999'): AttachedFile => ({
  name: `F-${file_name}`,
  file_name,
  file_size: '1500000',
  expires_at,
});

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

async function attach(
  files: readonly AttachedFile[] = [],
  apiError: ApiError | null = null,
  language: 'en' | 'ar' = 'en',
) {
  const uploads: UploaderEvent[] = [];
  const detached: string[] = [];
  let sendBack: (event: { type: string }) => void = () => undefined;
  let addHeld: (file: AttachedFile) => void = () => undefined;
  function Draft() {
    const [draft, setDraft] = useState(files);
    addHeld = (file) => setDraft((before) => [...before, file]);
    const detach = (name: string) => {
      detached.push(name);
      setDraft((before) => before.filter((file) => file.name !== name));
    };
    return (
      <AttachedFiles
        label="Files"
        owner="contract"
        subject="CON-1"
        files={draft}
        apiError={apiError}
        onDetach={detach}
      />
    );
  }
  const shown = await show({
    page: <Draft />,
    answers: {},
    language,
    features: {
      deliveryFiles: deliveryFilesMachine.provide({
        actors: {
          uploader: fromCallback<UploaderEvent>(({ receive, sendBack: back }) => {
            sendBack = back;
            receive((event) => void uploads.push(event));
          }),
        },
      }),
    },
  });
  const choose = (...names: string[]) =>
    fireEvent.change(screen.getByLabelText('Files', { selector: 'input' }), { target: { files: names.map(pdf) } });
  const fail = async (kind: ApiErrorKind) => {
    const { apiError: error } = new CallError({ kind });
    sendBack({ type: 'upload.failed', id: uploads[0]?.id, apiError: error } as { type: string });
    await screen.findByRole('button', { name: /^Remove/ });
  };
  /** Reports how far the first file has been sent. */
  const move = (share: number) =>
    act(async () => sendBack({ type: 'upload.moved', id: uploads[0]?.id, share } as { type: string }));
  /** Ends the upload, whose file the draft then has. */
  const hold = (name: string) =>
    act(async () => {
      actorOf(shown.app, 'deliveryFiles').send({
        type: 'file.remove',
        id: uploads.findLast(({ type }) => type === 'upload.start')?.id ?? '',
      });
      addHeld(held(name));
    });
  return { ...shown, uploads, detached, choose, fail, move, hold };
}

const lineOf = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);

test('a stored file has its size, and is removed by its name on the server', async () => {
  const { person, detached } = await attach([held('a.pdf')]);
  expect(lineOf('a.pdf').getByText(/1\.5/)).toBeVisible();
  await person.click(lineOf('a.pdf').getByRole('button', { name: /^Remove/ }));
  expect(detached).toEqual(['F-a.pdf']);
});

test('states the number, the size and the types of files, and offers no other type', async () => {
  const { t } = await attach();
  const field = screen.getByLabelText('Files', { selector: 'input' });
  expect(field).toHaveAccessibleDescription(t('delivery_files_rules', { count: 5, size: '10\u00a0MB' }));
  expect(field).toHaveAttribute('accept', '.pdf,.doc,.docx,.xlsx,.pptx');
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('shows how far a file is sent, until it has failed', async () => {
  const { t, choose, move, fail } = await attach();
  choose('a.pdf');
  await move(0.4);
  const bar = screen.getByRole('progressbar', { name: t('uploading', { percent: '40%' }) });
  expect(['valuemin', 'valuenow', 'valuemax'].map((name) => bar.getAttribute(`aria-${name}`))).toEqual([
    ...['0', '40', '100'],
  ]);
  await fail('unreachable');
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('only a file that the server has deleted since is to be chosen again', async () => {
  const { t } = await attach([held('a.pdf', '1'), held('b.pdf'), held('sent.pdf', '')]);
  expect(screen.getAllByText(t('delivery_choose_again'))).toHaveLength(1);
  expect(lineOf('a.pdf').getByText(t('delivery_choose_again'))).toBeVisible();
});

test('a file that the server refused has its message', async () => {
  const { apiError } = new CallError({ kind: 'refused', fields: { 'files.1.file': 'This file is unknown.' } });
  await attach([held('a.pdf'), held('b.pdf')], apiError);
  expect(lineOf('b.pdf').getByText('This file is unknown.')).toBeVisible();
  expect(screen.getAllByText('This file is unknown.')).toHaveLength(1);
});

test('an upload is cancelled while the file is sent', async () => {
  const { person, uploads, choose } = await attach();
  choose('a.pdf');
  await person.click(lineOf('a.pdf').getByRole('button', { name: /^Cancel the upload/ }));
  expect(uploads.at(-1)).toEqual({ type: 'upload.stop', id: uploads[0]?.id });
  expect(screen.queryByText('a.pdf')).toBeNull();
});

test.each([
  ['unreachable', 1],
  ['maintenance', 1],
  ['refused', 0],
  ['tooLarge', 0],
] as const)('an upload that failed as %s has %d buttons that repeat it', async (kind, count) => {
  const { choose, fail } = await attach();
  choose('a.pdf');
  await fail(kind);
  expect(lineOf('a.pdf').queryAllByRole('button', { name: /^Try again/ })).toHaveLength(count);
});

test('announces the files that ended last, each with its result', async () => {
  const { t, choose, fail, person, hold } = await attach([held('stored.pdf')]);
  const status = screen.getByRole('status');
  const result = (name: string, message: 'file_type_refused' | 'error_network' | 'cv_uploaded') =>
    `\u2068${name}\u2069: ${t(message)}`;
  expect(status).toHaveTextContent(/^$/);
  choose('a.pdf');
  await fail('unreachable');
  expect(status).toHaveTextContent(result('a.pdf', 'error_network'));
  await person.click(screen.getByRole('button', { name: /^Try again/ }));
  expect(status).toHaveTextContent(/^$/);
  await hold('a.pdf');
  expect(status).toHaveTextContent(result('a.pdf', 'cv_uploaded'));
  choose('b.exe', 'c.exe');
  expect(status).toHaveTextContent(`${result('b.exe', 'file_type_refused')} ${result('c.exe', 'file_type_refused')}`);
});

test('moves the focus to the field when the line that has it is removed', async () => {
  const { person, choose, hold } = await attach([1, 2, 3, 4, 5].map((number) => held(`${number}.pdf`)));
  const field = screen.getByLabelText('Files', { selector: 'input' });
  expect(field).toBeDisabled();
  await person.click(lineOf('5.pdf').getByRole('button', { name: /^Remove/ }));
  expect(field).toHaveFocus();
  choose('a.exe');
  await person.click(lineOf('a.exe').getByRole('button', { name: /^Remove/ }));
  expect(field).toHaveFocus();
  choose('b.pdf');
  lineOf('b.pdf')
    .getByRole('button', { name: /^Cancel the upload/ })
    .focus();
  await hold('b.pdf');
  // there is no room for another file
  expect(lineOf('1.pdf').getByRole('button')).toHaveFocus();
});

test('keeps the focus on the line of an upload that is repeated', async () => {
  const { person, choose, fail } = await attach();
  choose('a.pdf');
  await fail('unreachable');
  await person.click(screen.getByRole('button', { name: /^Try again/ }));
  expect(lineOf('a.pdf').getByRole('button', { name: /^Cancel the upload/ })).toHaveFocus();
});

test('a file of another type leaves room for five others', async () => {
  const { t, uploads, choose } = await attach([held('held.pdf')]);
  choose('a.exe');
  expect(lineOf('a.exe').getByText(t('file_type_refused'))).toBeVisible();
  choose('1.pdf', '2.pdf', '3.pdf');
  expect(screen.getByText('Choose files or drop them here')).toBeVisible();
  expect(screen.getByLabelText('Files', { selector: 'input' })).toBeEnabled();
  choose('4.pdf');
  expect(uploads).toHaveLength(4);
  expect(screen.getByLabelText('Files', { selector: 'input' })).toBeDisabled();
});

test.each([
  ['en', 1, 'One file was not added, because the maximum is 5.'],
  ['en', 3, '3 files were not added, because the maximum is 5.'],
  ['ar', 2, 'ملفان لم يُضافا، لأن الحد الأقصى 5.'],
] as const)('states in %s that %i files were too many, until others are chosen', async (language, count, line) => {
  const { uploads, choose } = await attach([held('held.pdf')], null, language);
  choose('1.pdf', '2.pdf', '3.pdf', 'a.exe');
  expect(screen.queryByRole('alert')).toBeNull();
  choose('4.pdf', ...Array.from({ length: count }, (_, at) => `${at + 5}.pdf`));
  expect(screen.getByRole('alert')).toHaveTextContent(line);
  expect(uploads).toHaveLength(4);
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
});

test.each([
  ['contract', 'CON-2'],
  ['quotation', 'CON-1'],
] as const)('the files of the %s %s are not listed with those of another draft', async (owner, subject) => {
  const { app, choose } = await attach();
  const added = { type: 'file.add', id: 'U1', owner, subject, file: pdf('other.pdf'), held: 0 } as const;
  actorOf(app, 'deliveryFiles').send(added);
  choose('own.pdf');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('own.pdf'),
  ]);
});
